import { addMonths } from 'date-fns/addMonths';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { authorize } from '#server/access/roles/policy.js';
import { roleAllows } from '#server/access/roles/permissions.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleUsers } from '#server/access/visibility/visibility.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import type { ArchivedUser } from './archived-user.type.js';
import { eraseUserRecords, type ErasureReach } from './erase-user-records.js';

const MAX_LISTED = 500;
const IS_ARCHIVED = { archivedAt: { $ne: null }, erasedAt: null } as const;

type ErasureAction = 'user.erase' | 'user.eraseEverywhere';

/** A plain user, and a key, sees no removed users at all. */
function requireRole(ctx: ServiceContext, action: ErasureAction = 'user.erase') {
  const actor = requireActor(ctx);
  if (!roleAllows(actor, action))
    throw new ServiceError('FORBIDDEN', 'You do not have permission to do this');
  return actor;
}

/**
 * The removed users of the caller's organisation, all for a super admin, the latest 500 first.
 * Throws FORBIDDEN.
 */
export async function listArchivedUsers(ctx: ServiceContext): Promise<ArchivedUser[]> {
  const users = await ctx.em.find(
    User,
    { ...IS_ARCHIVED, ...visibleUsers(requireRole(ctx)) },
    { orderBy: { archivedAt: 'desc', id: 'desc' }, limit: MAX_LISTED },
  );

  return users.flatMap(({ id, name, email, archivedAt }) => {
    if (archivedAt === null) return [];
    const erasedFrom = addMonths(archivedAt, ctx.config.userRetentionMonths);
    return [{ id, name, email, archivedAt, erasedFrom }];
  });
}

/**
 * Erases name and addresses of a removed user from the records of its organisation; for a super
 * admin who asks for it from those of all. Throws FORBIDDEN, NOT_FOUND for a user that is not
 * removed, or erased already.
 */
export async function eraseUser(
  ctx: ServiceContext,
  id: number,
  reach: ErasureReach,
): Promise<void> {
  const verb = reach === 'EVERYWHERE' ? 'eraseEverywhere' : 'erase';
  const actor = requireRole(ctx, `user.${verb}`);

  await ctx.em.transactional(async (em) => {
    const user = await em.findOne(User, { id, ...IS_ARCHIVED, ...visibleUsers(actor) }, FOR_UPDATE);
    if (!user) throw notFound('Removed user');
    authorize(actor, userPolicy, verb, user);
    await eraseUserRecords({ ...ctx, em }, user, reach);
  });

  await invalidateTags(ctx.redis, [userTag(id)]);
}
