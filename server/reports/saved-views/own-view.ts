import { raw } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  ofVisibleCustomersSql,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { SavedView } from './saved-view.entity.js';

/** The actor as a person with a user id. Throws FORBIDDEN for an API key, which owns no views. */
export function requirePerson(ctx: ServiceContext): { actor: Actor; userId: number } {
  const actor = requireActor(ctx);
  if (actor.userId === null) throw new ServiceError('FORBIDDEN', 'Only a person has saved views');
  return { actor, userId: actor.userId };
}

/** The person's own saved views of clients that the person may see today. */
export function ownViews(actor: Actor) {
  const own = raw((alias) => ownViewSql(actor, alias).sql, ownViewSql(actor, '').params);
  return { [own]: [] };
}

/** Selects as `ownViews` does, over the alias of the table saved_view. An API key has none. */
export function ownViewSql(actor: Actor, alias: string): SqlCondition {
  const visibility = ofVisibleCustomersSql(actor, alias);
  return {
    sql: `(${alias}.user_id = ? and ${alias}.archived_at is null and ${visibility.sql})`,
    params: [actor.userId ?? 0, ...visibility.params],
  };
}

/**
 * Locks the row when `lock` is true. Throws NOT_FOUND unless the view is the caller's own,
 * FORBIDDEN.
 */
export async function getOwnView(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<SavedView> {
  const { actor } = requirePerson(ctx);
  const view = await ctx.em.findOne(SavedView, { id, ...ownViews(actor) }, lock ? FOR_UPDATE : {});
  if (!view) throw notFound('Saved view');
  return view;
}
