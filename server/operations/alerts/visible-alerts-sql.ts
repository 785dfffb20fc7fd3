import {
  ofVisibleCustomersSql,
  visibleBookingsSql,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';

/**
 * The alerts that the principal sees, over the alias of the table alert_episode: a super admin all,
 * others those of the tags that their lists have; never one about the platform.
 */
export function visibleAlertsSql(principal: Principal, alert: string): SqlCondition {
  if (principal.entityType === 'SYSTEM') return { sql: 'true', params: [] };
  const customers = ofVisibleCustomersSql(principal, alert);
  const bookings = visibleBookingsSql(principal, 'b');
  const tag = `(select true from impression_tag i
      join booking b on b.customer_id = i.customer_id and b.id = i.booking_id
    where i.customer_id = ${alert}.customer_id and i.id = ${alert}.tag_id and ${bookings.sql} limit 1)`;

  return {
    sql: `${customers.sql} and (${alert}.tag_kind = 'SITE'
      or (${alert}.tag_kind = 'IMPRESSION' and ${tag}))`,
    params: [...customers.params, ...bookings.params],
  };
}
