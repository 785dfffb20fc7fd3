import {
  visibleBookingsSql,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';

/** The experiments of bookings that the principal sees, over an alias of the table. */
export function visibleExperimentsSql(principal: Principal, alias: string): SqlCondition {
  const { sql, params } = visibleBookingsSql(principal, 'b');
  return {
    sql: `exists (select from booking b where b.customer_id = ${alias}.customer_id
      and b.id = ${alias}.booking_id and ${sql})`,
    params,
  };
}

/** SQL: the instant when all visits of an experiment were counted, as a text; null before that. */
export const finalCountSql = (alias: string): string =>
  `(select n.counted_at::text from event_store.experiment_count n
    where n.experiment_id = ${alias}.id and n.is_final)`;
