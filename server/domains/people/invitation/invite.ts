import type { ServiceContext } from '#server/access/identity/context.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { INVITATION_LIFE_MS } from './invitation-state.js';
import { invitationMail } from './invitation.mail.js';
import { takeInvitationAttempt } from '#server/domains/people/mails/mail-limit.js';
import { spendTokens } from '#server/domains/people/one-time-token/one-time-token.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/**
 * Mails a stored user an invitation within the caller's transaction. The seven days start again,
 * and earlier links end. Throws TOO_MANY_REQUESTS.
 */
export async function invite(ctx: ServiceContext, user: User): Promise<void> {
  const now = ctx.now();
  await takeInvitationAttempt(ctx, user.email);
  await spendTokens(ctx.em, user.id, now, ['INVITATION']);
  user.invitationExpiresAt = new Date(now.getTime() + INVITATION_LIFE_MS);
  queueMail(ctx, invitationMail, { userId: user.id, invitedByUserId: ctx.actor?.userId ?? null });
}
