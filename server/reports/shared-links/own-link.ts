import { raw } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import {
  ofVisibleCustomersSql,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';

/** The actor's own links that are not revoked, of visible clients, over the alias of shared_link. */
export function ownLinkSql(actor: Actor, alias: string): SqlCondition {
  const visibility = ofVisibleCustomersSql(actor, alias);
  return {
    sql: `(${alias}.user_id = ? and ${alias}.revoked_at is null and ${visibility.sql})`,
    params: [actor.userId ?? 0, ...visibility.params],
  };
}

/** The same as a condition of MikroORM. */
export function ownLinks(actor: Actor) {
  const own = raw((alias) => ownLinkSql(actor, alias).sql, ownLinkSql(actor, '').params);
  return { [own]: [] };
}
