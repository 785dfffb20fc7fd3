import { audit } from '../../access/audit.js';
import type { ServiceContext } from '../../access/context.js';
import { hashPassword } from '../../access/passwords.js';
import { noteSecurityEvent } from '../../access/security-events.js';
import { forgetSignInFailures } from '../../access/sign-in-limit.js';
import { stamp, userStamp } from '../../access/stamped-cache.js';
import { invalid } from '../../core/errors.js';
import { FieldCheck } from '../../core/field-check.js';
import { queueMail } from '../../core/mail/queue-mail.js';
import { acknowledge, type Acknowledgement } from './acknowledgement.type.js';
import { takeResetAttempt } from './mail-limit.js';
import { passwordChangedMail } from './notices/account-notice.mail.js';
import { findTokenUser, redeemToken } from './one-time-token.js';
import { checkPassword } from './password/check-password.js';
import { passwordResetMail } from './password-reset.mail.js';
import { endSessionsOf } from './session.service.js';

const refused = () => invalid({ token: 'Invalid or expired reset token.' });

/**
 * Queues a mail with a link to choose a new password, should the address belong to a user who may sign in; the answer and the
 * work done for it are the same for every address. Throws INVALID for what is no address, TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(ctx: ServiceContext, email: string): Promise<Acknowledgement> {
  const check = new FieldCheck();
  const address = check.email('email', email) ?? '';
  check.require('email', address !== '', 'Email is required');
  check.done();
  noteSecurityEvent(ctx, 'password_reset_asked', { address: await takeResetAttempt(ctx, address) });
  queueMail(ctx, passwordResetMail, { email: address });
  await ctx.em.flush();
  return acknowledge('Password reset email sent.');
}

/** Throws INVALID for a token that is unknown, spent or expired; spends nothing. */
export async function verifyResetToken(ctx: ServiceContext, token: string): Promise<Acknowledgement> {
  if (!(await findTokenUser(ctx.em, 'PASSWORD', token, ctx.now()))) throw refused();
  return acknowledge('Reset token is valid.');
}

/** Sets the password and ends all the person's sign-ins. Throws INVALID for a blank or weak password and for a token as above. */
export async function resetPassword(ctx: ServiceContext, token: string, newPassword: string): Promise<Acknowledgement> {
  if (newPassword.trim() === '') throw invalid({ new_password: 'Password is required' });
  const now = ctx.now();
  // A hash takes long: not for everybody who asks, and not while the user is held.
  const owner = await findTokenUser(ctx.em.fork(), 'PASSWORD', token, now);
  if (!owner) throw refused();
  const check = new FieldCheck();
  const password = (await checkPassword(check, 'new_password', newPassword, owner)) ?? '';
  check.done();
  const passwordHash = await hashPassword(password);
  const { id, email } = await ctx.em.transactional(async (em) => {
    const user = await redeemToken(em, 'PASSWORD', token, now);
    if (!user) throw refused();
    const isFirst = user.passwordHash === null;
    Object.assign(user, { passwordHash, passwordExpiresAt: null });
    if (!isFirst) queueMail({ ...ctx, em }, passwordChangedMail, { userId: user.id, how: 'LINK', byUserId: null });
    await endSessionsOf(em, user.id, now);
    audit({ ...ctx, em }, { action: 'user.resetPassword', subjectType: 'user', subjectId: user.id });
    return user;
  });
  await stamp(ctx.redis, [userStamp(id)]);
  await forgetSignInFailures(ctx, email);
  return acknowledge('Password updated successfully.');
}
