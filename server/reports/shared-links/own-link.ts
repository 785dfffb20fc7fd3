import { raw } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import {
  ofVisibleCustomersSql,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { ofColleaguesSql } from '#server/reports/saved-views/shared-view-access.js';

/** The actor's own links that are not revoked, of visible clients, over the alias of shared_link. */
export function ownLinkSql(actor: Actor, alias: string): SqlCondition {
  const visibility = ofVisibleCustomersSql(actor, alias);
  return {
    sql: `(${alias}.user_id = ? and ${alias}.revoked_at is null and ${visibility.sql})`,
    params: [actor.userId ?? 0, ...visibility.params],
  };
}

/** Links of colleagues that are not revoked, for admins, over shared_link. */
export function colleaguesLinkSql(actor: Actor, alias: string): SqlCondition {
  if (actor.permissionLevel !== 'ADMIN') return { sql: 'false', params: [] };
  const visibility = ofVisibleCustomersSql(actor, alias);
  const colleagues = ofColleaguesSql(actor, alias);
  return {
    sql: `(${alias}.revoked_at is null and ${colleagues.sql} and ${visibility.sql})`,
    params: [...colleagues.params, ...visibility.params],
  };
}

/** The links that the actor may revoke: own ones, and for admins those of colleagues. */
export function revocableLinkSql(actor: Actor, alias: string): SqlCondition {
  const [own, theirs] = [ownLinkSql(actor, alias), colleaguesLinkSql(actor, alias)];
  return { sql: `(${own.sql} or ${theirs.sql})`, params: [...own.params, ...theirs.params] };
}

const matching = (condition: (alias: string) => SqlCondition) => ({
  [raw((alias) => condition(alias).sql, condition('').params)]: [],
});

export const colleaguesLinks = (actor: Actor) =>
  matching((alias) => colleaguesLinkSql(actor, alias));

export const revocableLinks = (actor: Actor) => matching((alias) => revocableLinkSql(actor, alias));

/** The same as a condition of MikroORM. */
export const ownLinks = (actor: Actor) => matching((alias) => ownLinkSql(actor, alias));
