import { currencyOfCountry } from '#schema/currencies.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleCustomersSql, numbered } from '#server/access/visibility/visibility-sql.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import type { DashboardCustomer } from './dashboard-options.types.js';

/** The visible customers, by label. */
export async function listDashboardCustomers(ctx: ServiceContext): Promise<DashboardCustomer[]> {
  const visibility = numbered(visibleCustomersSql(requireActor(ctx), 'c.id'));
  const pool = await ctx.em.getConnection().getNativeClient();
  const { rows } = await pool.query<Omit<DashboardCustomer, 'currency'> & { countryCode: string }>(
    `select c.id, coalesce(nullif(c.display_name, ''), c.cust_name) as "displayName", c.cust_name as "custName",
       country.time_zone as "timeZone", c.country_code as "countryCode"
     from customer c join country on country.code = c.country_code
     where c.archived_at is null and ${visibility.sql}
     order by ${nameOrder("coalesce(nullif(c.display_name, ''), c.cust_name)")}, c.id`,
    visibility.params,
  );

  return rows.map(({ countryCode, ...row }) => ({
    ...row,
    currency: currencyOfCountry(countryCode),
  }));
}
