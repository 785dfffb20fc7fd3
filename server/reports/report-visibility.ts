import type { Actor } from '#server/access/identity/actor.js';
import type { SqlCondition } from '#server/access/visibility/visibility-sql.js';
import { ownViewSql } from '#server/reports/saved-views/own-view.js';

/** The actor's own schedules, over the alias of the table report_schedule. */
export function ownScheduleSql(actor: Actor, alias: string): SqlCondition {
  const { sql, params } = ownViewSql(actor, 'v');
  const views = `select v.id from saved_view v where ${sql}`;
  return { sql: `(${alias}.archived_at is null and ${alias}.saved_view_id in (${views}))`, params };
}

/** The reports of the actor's own schedules, over the alias of the table report_run. */
export function ownRunSql(actor: Actor, alias: string): SqlCondition {
  const { sql, params } = ownScheduleSql(actor, 's');
  return {
    sql: `${alias}.schedule_id in (select s.id from report_schedule s where ${sql})`,
    params,
  };
}
