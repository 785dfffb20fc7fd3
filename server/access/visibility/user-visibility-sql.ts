import { readsPeople, type Actor } from '#server/access/identity/actor.js';
import { visibleMembersSql, type SqlCondition } from './visibility-sql.js';

/**
 * Users in sight, over the alias of the table app_user: those of one's own organisation, and nobody
 * for a key that may not know.
 */
export const visibleUsersSql = (actor: Actor, alias: string): SqlCondition =>
  readsPeople(actor) ? visibleMembersSql(actor, alias) : { sql: 'false', params: [] };
