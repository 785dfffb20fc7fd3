import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { CodeApp } from '#server/domains/people/second-factor/code-app/code-app.entity.js';
import { Passkey } from '#server/domains/people/second-factor/passkey/passkey.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { SsoIdentity } from '#server/domains/people/sso/sign-in/sso-identity.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

const ACTIONS = `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
    action, subject_type as "subjectType", subject_id as "subjectId"
  from audit_entry where user_id = ? order by id`;
const ABOUT = `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
    action, changes
  from audit_entry where subject_type = 'user' and subject_id = ? order by id`;

/**
 * The stored data of the signed-in person, as JSON: profile, sign-ins, second factors, changes of
 * address, the audit of the account, and the person's own actions without their contents, which may be about others.
 * Throws UNAUTHENTICATED for an API key.
 */
export async function exportOwnData(ctx: ServiceContext): Promise<string> {
  const { userId, via } = requireActor(ctx);
  const user =
    userId === null || !('session' in via) ? null : await ctx.em.findOne(User, { id: userId });
  if (!user) throw new ServiceError('UNAUTHENTICATED', 'Sign in as a person to do this');

  const { id, name, email, entityType, entityId, admin, createdAt, activatedAt } = user;
  const oldestFirst = { orderBy: { id: 'asc' } } as const;
  const sessions = await ctx.em.find(Session, { user: id }, { orderBy: { createdAt: 'asc' } });
  const passkeys = await ctx.em.find(Passkey, { userId: id }, oldestFirst);
  const hasCodeApp = (await ctx.em.count(CodeApp, { userId: id })) > 0;
  const company = await ctx.em.findOne(SsoIdentity, { user: id });
  const emailChanges = await ctx.em.find(EmailChange, { user: id }, oldestFirst);

  return JSON.stringify({
    profile: { id, name, email, entityType, entityId, admin, createdAt, activatedAt },
    signIns: sessions.map((session) => ({
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      endedAt: session.endedAt,
      device: session.device,
      method: session.method,
    })),
    secondFactors: {
      hasCodeApp,
      passkeys: passkeys.map((passkey) => ({
        name: passkey.name,
        createdAt: passkey.createdAt,
        lastUsedAt: passkey.lastUsedAt,
      })),
    },
    companySignIn: company && { issuer: company.issuer, subject: company.subject },
    emailChanges: emailChanges.map((change) => ({
      oldEmail: change.oldEmail,
      newEmail: change.newEmail,
      requestedAt: change.requestedAt,
      confirmedAt: change.confirmedAt,
      endedAt: change.endedAt,
    })),
    changesOfTheAccount: await ctx.em.execute<object[]>(ABOUT, [String(id)]),
    actions: await ctx.em.execute<object[]>(ACTIONS, [id]),
  });
}
