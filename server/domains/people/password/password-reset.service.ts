import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { hashPassword } from '#server/access/identity/passwords.js';
import { recordSecurityEvent } from '#server/access/audit/security-events.js';
import { forgetSignInFailures } from '#server/access/limits/sign-in-rate-limit.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { invalid } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { takeResetAttempt } from '#server/domains/people/mails/mail-limit.js';
import { passwordChangedMail } from '#server/domains/people/notices/account-notice.mail.js';
import {
  findTokenUser,
  redeemToken,
} from '#server/domains/people/one-time-token/one-time-token.js';
import { checkPassword } from './check-password.js';
import { passwordResetMail } from './password-reset.mail.js';
import { refuseWhenOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';

const refused = () => invalid({ token: 'Invalid or expired reset token.' });

/**
 * Queues a mail with a link to choose a new password when the address belongs to a user who may
 * sign in. The answer and the work before it are the same for every address. Throws INVALID for a
 * malformed address, TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  ctx: ServiceContext,
  email: string,
): Promise<Acknowledgement> {
  const check = new FieldCheck();
  const address = check.email('email', email) ?? '';

  check.require('email', address !== '', 'Email is required');
  check.done();
  recordSecurityEvent(ctx, 'password_reset_asked', {
    address: await takeResetAttempt(ctx, address),
  });
  queueMail(ctx, passwordResetMail, { email: address });
  await ctx.em.flush();

  return acknowledge('Password reset email sent.');
}

/** Does not spend the token. Throws INVALID for one that is unknown, spent or expired. */
export async function verifyResetToken(
  ctx: ServiceContext,
  token: string,
): Promise<Acknowledgement> {
  if (!(await findTokenUser(ctx.em, 'PASSWORD', token, ctx.now()))) throw refused();
  return acknowledge('Reset token is valid.');
}

/**
 * Sets the password and ends all the user's sessions. Throws INVALID for a blank or weak password,
 * and for a token that is unknown, spent or expired; FORBIDDEN for a user who signs in with the
 * company only.
 */
export async function resetPassword(
  ctx: ServiceContext,
  token: string,
  newPassword: string,
): Promise<Acknowledgement> {
  if (newPassword.trim() === '') throw invalid({ new_password: 'Password is required' });

  const now = ctx.now();
  // Hashing is slow: check the token first, and hash before the transaction locks the user.
  const owner = await findTokenUser(ctx.em.fork(), 'PASSWORD', token, now);
  if (!owner) throw refused();
  await refuseWhenOnlySso(ctx.em.fork(), owner);

  const check = new FieldCheck();
  const password = (await checkPassword(check, 'new_password', newPassword, owner)) ?? '';

  check.done();

  const passwordHash = await hashPassword(password, ctx.config);
  const { id, email } = await ctx.em.transactional(async (em) => {
    const user = await redeemToken(em, 'PASSWORD', token, now);
    if (!user) throw refused();

    const isFirst = user.passwordHash === null;

    Object.assign(user, { passwordHash, passwordExpiresAt: null });

    if (!isFirst)
      queueMail({ ...ctx, em }, passwordChangedMail, {
        userId: user.id,
        how: 'LINK',
        byUserId: null,
      });

    await endSessionsOf(em, user.id, now);
    audit(
      { ...ctx, em },
      { action: 'user.resetPassword', subjectType: 'user', subjectId: user.id },
    );

    return user;
  });

  await invalidateTags(ctx.redis, [userTag(id)]);
  await forgetSignInFailures(ctx, email);

  return acknowledge('Password updated successfully.');
}
