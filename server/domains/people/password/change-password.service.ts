import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { hashPassword, verifyPassword } from '#server/access/identity/passwords.js';
import { requirePerson } from '#server/access/roles/require-actor.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { passwordChangedMail } from '#server/domains/people/notices/account-notice.mail.js';
import { spendTokens } from '#server/domains/people/one-time-token/one-time-token.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import { refuseWhenOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { checkPassword } from './check-password.js';

const wrongPassword = () => invalid({ current_password: 'The current password is not right.' });

/**
 * Sets the caller's own password, ends the other sessions and the password links, and mails a
 * notice. Throws INVALID for a wrong current password and a weak new one, TOO_MANY_REQUESTS after
 * five wrong ones in 15 minutes.
 */
export async function changePassword(
  ctx: ServiceContext,
  currentPassword: string,
  newPassword: string,
): Promise<Acknowledgement> {
  const { userId, sessionId } = requirePerson(ctx);
  const user = await ctx.em.fork().findOne(User, { id: userId, archivedAt: null });
  if (!user) throw new ServiceError('UNAUTHENTICATED', 'Sign in as a person to do this');
  await refuseWhenOnlySso(ctx.em.fork(), user);

  const check = new FieldCheck();
  check.require('current_password', currentPassword !== '', 'Password is required');
  const password = (await checkPassword(check, 'new_password', newPassword, user)) ?? '';
  check.require('new_password', password !== '', 'Password is required');
  check.require(
    'new_password',
    password !== currentPassword,
    'Choose a password other than the current one',
  );
  check.done();

  const now = ctx.now();
  const { giveBack } = await acquireSlots(ctx.redis, [['change-password:user', user.id]], now);
  if (!(await verifyPassword(user.passwordHash, currentPassword, ctx.config)))
    throw wrongPassword();
  await giveBack();
  const passwordHash = await hashPassword(password, ctx.config);
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const locked = await em.findOneOrFail(User, { id: user.id }, FOR_UPDATE);
    // A concurrent change came first: the proved password is no longer the current one.
    if (locked.passwordHash !== user.passwordHash) throw wrongPassword();

    Object.assign(locked, { passwordHash, passwordExpiresAt: null });
    await endSessionsOf(em, locked.id, now, { except: sessionId });
    await spendTokens(em, locked.id, now, ['PASSWORD']);
    queueMail(tx, passwordChangedMail, { userId: locked.id, how: 'SELF', byUserId: locked.id });
    audit(tx, { action: 'user.changePassword', subjectType: 'user', subjectId: locked.id });
  });
  await invalidateTags(ctx.redis, [userTag(user.id)]);
  return acknowledge('Password updated successfully.');
}
