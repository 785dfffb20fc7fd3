import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { invalid } from '#server/core/errors.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { incrementVersion } from '#server/core/graphql/version.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { OBJECTION_LIFE_MS, takeAddress } from '#server/domains/people/user/email-address.js';
import {
  OneTimeToken,
  TOKEN_PURPOSES,
} from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { spendTokens, takeToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import { removeFactors } from '#server/domains/people/second-factor/factors.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { addressRestoredMail } from './address-restored.mail.js';
import { EmailChange } from './email-change.entity.js';

const refused = () => invalid({ token: 'Invalid or expired link.' });

/**
 * The holder of the old address stops this change and every later one of the user. When one of them
 * took effect in the last seven days, the old address is restored. Someone else may then know the
 * password, so it, all sessions and the second factors that were set up since end, and the old address receives a link to choose a new
 * password. Throws INVALID for a link that is unknown, spent or too late.
 */
export async function objectToEmailChange(
  ctx: ServiceContext,
  token: string,
): Promise<Acknowledgement> {
  const now = ctx.now();
  const { userId, isRestored } = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const taken = await takeToken(em, 'EMAIL_OBJECTION', token, now);
    if (!taken?.emailChange) throw refused();
    const { user } = taken;
    const change = await em.refreshOrFail(taken.emailChange);
    const undone = await em.find(
      EmailChange,
      { user, id: { $gte: change.id }, endedAt: null },
      { refresh: true },
    );
    const tookEffect = undone.filter(({ confirmedAt }) => confirmedAt !== null);
    if (tookEffect.some(({ confirmedAt }) => !isRecent(confirmedAt, now))) throw refused();
    const isRestored = tookEffect.length > 0;

    for (const one of undone) Object.assign(one, { endedAt: now, endReason: 'OBJECTED' });
    await em.flush();
    await spendLinksFrom(em, change, now);
    if (isRestored) await restore(tx, user, change);
    else await recordStopped(tx, user, undone);
    return { userId: user.id, isRestored };
  });
  await invalidateTags(ctx.redis, [userTag(userId)]);
  return acknowledge(
    isRestored
      ? 'Your address is back, and all sign-ins have ended. We have mailed you a link to choose a new password.'
      : 'The change was stopped: you keep your address.',
  );
}

const isRecent = (confirmedAt: Date | null, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= OBJECTION_LIFE_MS;

/** Spends the links of this change and later ones. Links of earlier changes stay valid. */
async function spendLinksFrom(
  em: EntityManager,
  { id, user }: EmailChange,
  spentAt: Date,
): Promise<void> {
  await spendTokens(em, user.id, spentAt, ['EMAIL_CONFIRMATION']);
  await em.nativeUpdate(
    OneTimeToken,
    { user, emailChange: { id: { $gte: id } }, spentAt: null },
    { spentAt },
  );
}

/**
 * The sessions end when the change was requested in the user's own name, because another person is
 * then signed in as the user.
 */
async function recordStopped(
  ctx: ServiceContext,
  user: User,
  stopped: EmailChange[],
): Promise<void> {
  const last = stopped.at(-1);
  if (!last) return;
  const { em } = ctx;
  if (stopped.some(({ requestedByUserId }) => requestedByUserId === user.id))
    await endSessionsOf(em, user.id, ctx.now());
  await incrementVersion(em, User, user);
  const changes = { pendingEmail: { before: last.newEmail, after: null } };
  audit(ctx, { action: 'user.objectToEmail', subjectType: 'user', subjectId: user.id, changes });
}

async function restore(
  ctx: ServiceContext,
  user: User,
  { oldEmail, requestedAt }: EmailChange,
): Promise<void> {
  const { em } = ctx;
  const now = ctx.now();

  await takeAddress(em, oldEmail, now, user.id);

  const changes = {
    email: { before: user.email, after: oldEmail },
    password: { after: 'cleared' },
  };

  user.email = oldEmail;
  user.passwordHash = null;
  await endSessionsOf(em, user.id, now);
  // Whoever took the account over may have added a way back in.
  await removeFactors(em, user.id, requestedAt);

  const ended = TOKEN_PURPOSES.filter((purpose) => purpose !== 'EMAIL_OBJECTION');

  await spendTokens(em, user.id, now, ended);
  queueMail(ctx, addressRestoredMail, { userId: user.id });
  audit(ctx, { action: 'user.objectToEmail', subjectType: 'user', subjectId: user.id, changes });
}
