import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { Secret, TOTP } from 'otpauth';
import { COMMON_READER } from '#server/api/testing/world/world-reports.js';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { inviteUser } from '#server/domains/people/invitation/invitation.service.js';
import type { TokenPurpose } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { mintToken } from '#server/domains/people/one-time-token/one-time-token.js';
import {
  beginCodeApp,
  confirmCodeApp,
} from '#server/domains/people/second-factor/code-app/code-app.service.js';
import { CodeApp } from '#server/domains/people/second-factor/code-app/code-app.entity.js';
import { Passkey } from '#server/domains/people/second-factor/passkey/passkey.entity.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { saveSsoConnection } from '#server/domains/people/sso/connection/sso-connection.service.js';
import { addSsoDomain } from '#server/domains/people/sso/domain/sso-domain.service.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { archiveUser } from '#server/domains/people/user/user.service.js';
import { buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import {
  byAdmins,
  byAdminsAndSuperAdmin,
  byAnybody,
  type AllowedChange,
  type AllowedChanges,
  type Stage,
} from './allowed-change.js';

const AT = new Date('2026-01-01T00:00:00Z');
const NEW_PASSWORD = 'three otters on a raft';

/** A super admin names an organisation, all others mean their own. */
const organisationIn = ({ world, ctxOf }: Stage) =>
  ctxOf().actor?.entityType === 'SYSTEM'
    ? ({ entityType: 'AGENCY', entityId: world.organisations.AGENCY } as const)
    : {};

const callerId = ({ ctxOf }: Stage) => ctxOf().actor?.userId ?? 0;

const INVITED = { activatedAt: null, invitationExpiresAt: new Date('2099-01-01T00:00:00Z') };

const addSomebody = ({ em, world }: Stage, fields: Partial<typeof INVITED> = {}) =>
  buildUser(em(), { entityType: 'AGENCY', entityId: world.organisations.AGENCY, ...fields });

/**
 * A removed user. Others have the address in their records, and the name, which is a part of it.
 */
async function addRemovedUser(stage: Stage): Promise<number> {
  const person = { name: 'er@outs', email: COMMON_READER, ...organisationIn(stage) };
  const { id } = await inviteUser(stage.ctxOf(), person);
  await archiveUser(stage.ctxOf(), id);
  return id;
}

/** The link of a mail to a user of whom nobody else needs to know. */
const byLink = (purpose: TokenPurpose, args: Record<string, unknown> = {}): AllowedChange =>
  byAnybody(async (stage) => {
    const user = await addSomebody(stage, purpose === 'INVITATION' ? INVITED : {});
    const em = stage.em();
    const of = { user: await em.findOneOrFail(User, { id: user.id }), purpose };
    const [createdAt, expiresAt] = [new Date(), addHours(new Date(), 1)];
    const emailChange = em.create(EmailChange, {
      user: of.user,
      oldEmail: user.email,
      newEmail: `new-${user.email}`,
      requestedByUserId: user.id,
      requestedAt: createdAt,
      expiresAt,
    });
    await em.persist(emailChange).flush();
    const token = mintToken(em, { ...of, emailChange, createdAt, expiresAt });
    await em.flush();
    return { args: { token, ...args }, about: { table: 'app_user', id: user.id } };
  });

/** A new one; returns the code that it shows. */
async function addCodeApp(stage: Stage): Promise<string> {
  await stage.em().nativeDelete(CodeApp, { userId: callerId(stage) });
  const { secret } = await beginCodeApp(stage.ctxOf(), PASSWORD);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

const withCodeApp = byAdmins(async (stage) => {
  await confirmCodeApp(stage.ctxOf(), await addCodeApp(stage));
  return { args: { password: PASSWORD } };
});

async function addPasskey(stage: Stage): Promise<number> {
  const em = stage.em();
  const passkey = em.create(Passkey, {
    userId: callerId(stage),
    credentialId: randomUUID(),
    publicKey: 'x',
    counter: 0,
    transports: [],
    name: 'Laptop',
    createdAt: AT,
  });
  await em.persist(passkey).flush();
  return passkey.id;
}

/** Several organisations may claim a domain that none has verified. */
const DOMAIN = 'common.example';

const withClaim = (args: Record<string, unknown> = {}) =>
  byAdminsAndSuperAdmin(async (stage) => {
    const { ctxOf, em } = stage;
    const organisation = organisationIn(stage);
    await em().execute('delete from sso_connection where entity_type = ? and entity_id = ?', [
      organisation.entityType ?? ctxOf().actor?.entityType,
      organisation.entityId ?? ctxOf().actor?.entityId,
    ]);
    const provider = { issuer: 'https://login.example', clientId: 'x', clientSecret: 'x' };
    await saveSsoConnection(ctxOf(), { ...organisation, ...provider });
    await addSsoDomain(ctxOf(), organisation, DOMAIN);
    return { args: { ...organisation, ...args } };
  });

export const ALLOWED_PEOPLE: AllowedChanges = {
  'Mutation.eraseUser': byAdminsAndSuperAdmin(async (stage) => {
    const id = await addRemovedUser(stage);
    return { args: { id }, about: { table: 'app_user', id } };
  }),
  // Somebody else has the address and keeps it. A super admin's call fails with a reason.
  'Mutation.inviteUser': byAdmins(async (stage) => {
    const { id: entityId } = await buildBroadcaster(stage.em());
    const { email } = await buildUser(stage.em(), { entityType: 'BROADCASTER', entityId });
    return { args: { input: { name: 'Somebody', email, ...organisationIn(stage) } } };
  }),
  'Mutation.acceptInvitation': byLink('INVITATION'),
  'Mutation.resetPassword': byLink('PASSWORD', { newPassword: NEW_PASSWORD }),
  'Mutation.confirmEmailChange': byLink('EMAIL_CONFIRMATION'),
  'Mutation.objectToEmailChange': byLink('EMAIL_OBJECTION'),
  'Mutation.signIn': byAnybody(async (stage) => {
    const { id, email } = await addSomebody(stage);
    return { args: { input: { email, password: PASSWORD } }, about: { table: 'app_user', id } };
  }),
  'Mutation.refreshSession': byAnybody(async (stage) => {
    const { id } = await addSomebody(stage);
    const user = await stage.em().findOneOrFail(User, { id });
    const opened = await openSession(stage.ctxOf(), user, 'PASSWORD');
    return { args: { token: opened?.refreshToken }, about: { table: 'app_user', id } };
  }),
  'Mutation.changePassword': byAdmins(() =>
    Promise.resolve({ args: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  ),

  'Mutation.beginCodeApp': byAdmins(() => Promise.resolve({ args: { password: PASSWORD } })),
  'Mutation.confirmCodeApp': byAdmins(async (stage) => ({
    args: { code: await addCodeApp(stage) },
  })),
  'Mutation.renewRecoveryCodes': withCodeApp,
  'Mutation.removeCodeApp': withCodeApp,
  'Mutation.beginPasskey': byAdmins(() => Promise.resolve({ args: { password: PASSWORD } })),
  'Mutation.renamePasskey': byAdmins(async (stage) => ({
    args: { id: await addPasskey(stage), name: 'Other' },
  })),
  'Mutation.removePasskey': byAdmins(async (stage) => ({
    args: { id: await addPasskey(stage), password: PASSWORD },
  })),

  'Mutation.addSsoDomain': withClaim({ domain: 'other.example' }),
  'Mutation.removeSsoDomain': withClaim({ domain: DOMAIN }),
  'Mutation.removeSsoConnection': withClaim(),
};
