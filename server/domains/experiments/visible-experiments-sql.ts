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
