import type { EntityManager } from '@mikro-orm/postgresql';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { incrementVersion } from '#server/core/graphql/version.js';
import { spendTokens } from '#server/domains/people/one-time-token/one-time-token.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { confirmEmailMail } from './confirm-email.mail.js';
import { EmailChange, IS_PENDING, type EmailChangeEnd } from './email-change.entity.js';
import { emailChangeAskedMail } from './email-change-notice.mail.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { emailKey } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';

const CONFIRMATION_LIFE_MS = 24 * 3_600_000;

/**
 * Mails the new address of an activated user a link to confirm it, and notifies the old one. The
 * caller's transaction has locked the user. An earlier pending change ends. Returns the changes for
 * the audit. Throws TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  ctx: ServiceContext,
  user: User,
  newEmail: string,
): Promise<FieldChanges> {
  await takeEmailChangeAttempt(ctx, user.id, newEmail);

  const now = ctx.now();
  const before = await endPendingEmailChange(ctx.em, user, 'REPLACED', now);
  const change = ctx.em.create(EmailChange, {
    user,
    oldEmail: user.email,
    newEmail,
    requestedByUserId: requireActor(ctx).userId,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + CONFIRMATION_LIFE_MS),
  });

  await ctx.em.persist(change).flush();
  await incrementVersion(ctx.em, User, user);
  queueMail(ctx, confirmEmailMail, { changeId: change.id });
  queueMail(ctx, emailChangeAskedMail, { changeId: change.id });

  return { pendingEmail: { before, after: newEmail } };
}

/** Withdraws the pending change, if there is one, and returns its address. */
export async function endPendingEmailChange(
  em: EntityManager,
  user: User,
  endReason: EmailChangeEnd,
  endedAt: Date,
): Promise<string | null> {
  const pending = await em.findOne(EmailChange, { user, ...IS_PENDING });
  if (!pending) return null;
  Object.assign(pending, { endedAt, endReason });
  await em.flush();
  await spendTokens(em, user.id, endedAt, ['EMAIL_CONFIRMATION']);
  return pending.newEmail;
}

/** Limits the changes of address, so that nobody can flood a mailbox. Throws TOO_MANY_REQUESTS. */
async function takeEmailChangeAttempt(
  ctx: ServiceContext,
  userId: number,
  newEmail: string,
): Promise<void> {
  await acquireSlots(
    ctx.redis,
    [
      ['email-change:user', userId],
      ['email-change:address', await emailKey(ctx, newEmail)],
    ],
    ctx.now(),
  );
}
