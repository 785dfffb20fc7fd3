import type { ServiceContext } from '#server/access/identity/context.js';
import { verifyPassword } from '#server/access/identity/passwords.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { requirePerson } from '#server/access/roles/require-actor.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** Maximum age of the sign-in of a person without a password. */
const RECENT_MS = 10 * 60_000;

const wrongPassword = () => invalid({ password: 'The current password is not right.' });

export interface ReauthenticatedOwner {
  user: User;
  sessionId: string;
}

/**
 * A session alone is not enough to change how its owner signs in: it may have been stolen. The
 * owner enters the current password; one who has none must have signed in a moment ago. Returns
 * what the password was checked against. Throws INVALID, TOO_MANY_REQUESTS.
 */
export async function reauthenticate(
  ctx: ServiceContext,
  password: string | null | undefined,
): Promise<User> {
  const { userId, sessionId } = requirePerson(ctx);
  const em = ctx.em.fork();
  const user = await em.findOne(User, { id: userId, archivedAt: null });
  if (!user) throw new ServiceError('UNAUTHENTICATED', 'Sign in as a person to do this');

  const now = ctx.now();
  if (user.passwordHash === null) {
    const since = new Date(now.getTime() - RECENT_MS);
    if ((await em.count(Session, { id: sessionId, createdAt: { $gte: since } })) > 0) return user;
    throw new ServiceError('CONFLICT', 'Sign out and in again, then do this within ten minutes');
  }

  if (!password) throw invalid({ password: 'Password is required' });

  const { giveBack } = await acquireSlots(ctx.redis, [['change-password:user', userId]], now);
  if (!(await verifyPassword(user.passwordHash, password, ctx.config))) throw wrongPassword();
  await giveBack();

  return user;
}

/**
 * Runs a change of the caller's own factors in a transaction that has locked the caller, and makes
 * it take effect at once. A proved user is one whom `reauthenticate` returned.
 */
export async function withReauthentication<T>(
  ctx: ServiceContext,
  change: (tx: ServiceContext, owner: ReauthenticatedOwner) => Promise<T>,
  proved?: User,
): Promise<T> {
  const { userId, sessionId } = requirePerson(ctx);
  const result = await ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, { id: userId }, FOR_UPDATE);
    // A concurrent change came first: the proved password is no longer the current one.
    if (proved && user.passwordHash !== proved.passwordHash) throw wrongPassword();
    return change({ ...ctx, em }, { user, sessionId });
  });
  await invalidateTags(ctx.redis, [userTag(userId)]);
  return result;
}
