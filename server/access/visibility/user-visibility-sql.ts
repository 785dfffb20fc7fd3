import { readsPeople, type Actor } from '#server/access/identity/actor.js';
import { visibleMembersSql, type SqlCondition } from './visibility-sql.js';

/**
 * The visible users, over the alias of the table app_user: those of the actor's organisation. A key
 * without people:read sees none.
 */
export const visibleUsersSql = (actor: Actor, alias: string): SqlCondition =>
  readsPeople(actor) ? visibleMembersSql(actor, alias) : { sql: 'false', params: [] };
