import { raw } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  ofVisibleCustomersSql,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { ownViewSql, requirePerson } from './own-view.js';
import { SavedView } from './saved-view.entity.js';

/** Rows of people of the actor's own organisation, over an alias with `user_id`. */
export function ofColleaguesSql(
  { userId, entityType, entityId }: Actor,
  alias: string,
): SqlCondition {
  if (userId === null) return { sql: 'false', params: [] };
  return {
    sql: `${alias}.user_id in (select u.id from app_user u where u.archived_at is null
      and u.id <> ? and u.entity_type = ? and coalesce(u.entity_id, 0) = ?)`,
    params: [userId, entityType, entityId ?? 0],
  };
}

/** Views that colleagues share, of clients that the actor may see today, over saved_view. */
export function colleaguesViewSql(actor: Actor, alias: string): SqlCondition {
  const visibility = ofVisibleCustomersSql(actor, alias);
  const colleagues = ofColleaguesSql(actor, alias);
  return {
    sql: `(${alias}.shared_at is not null and ${alias}.archived_at is null
      and ${colleagues.sql} and ${visibility.sql})`,
    params: [...colleagues.params, ...visibility.params],
  };
}

/** The actor's own views and those of colleagues, over saved_view. */
export function readableViewSql(actor: Actor, alias: string): SqlCondition {
  const [own, theirs] = [ownViewSql(actor, alias), colleaguesViewSql(actor, alias)];
  return { sql: `(${own.sql} or ${theirs.sql})`, params: [...own.params, ...theirs.params] };
}

const matching = (condition: (alias: string) => SqlCondition) => ({
  [raw((alias) => condition(alias).sql, condition('').params)]: [],
});

export const colleaguesViews = (actor: Actor) =>
  matching((alias) => colleaguesViewSql(actor, alias));

/** Locks a view that the caller may read. Throws NOT_FOUND, FORBIDDEN for an API key. */
export async function getReadableView(ctx: ServiceContext, id: number): Promise<SavedView> {
  const { actor } = requirePerson(ctx);
  const readable = matching((alias) => readableViewSql(actor, alias));
  const view = await ctx.em.findOne(SavedView, { id, ...readable }, FOR_UPDATE);
  if (!view) throw notFound('Saved view');
  return view;
}
