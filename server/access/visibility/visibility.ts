import { raw } from '@mikro-orm/core';
import { notFound } from '#server/core/errors.js';
import { associationRequestSightSql, associationSightSql, connectionCodeSightSql } from './association-visibility-sql.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  bookingSightSql,
  customerSightSql,
  memberSightSql,
  organisationSightSql,
  type Onlooker,
  type OrganisationType,
  type SqlCondition,
} from './visibility-sql.js';
import { userSightSql } from './user-visibility-sql.js';

/** A condition to spread into any filter: `em.find(Booking, { customerId, ...bookingsInSightFilter(actor) })`. */
type SightFilter = Record<symbol, []>;

function filterBy(condition: (alias: string) => SqlCondition): SightFilter {
  const { params } = condition('');
  return { [raw((alias) => condition(alias).sql, params)]: [] };
}

/** Organisations of `kind` in sight, archived ones included. */
export const organisationsInSight = (onlooker: Onlooker, kind: OrganisationType): SightFilter =>
  filterBy((alias) => organisationSightSql(onlooker, kind, `${alias}.id`));

/** Customers in sight; an archived one is in nobody's. */
export const customersInSight = (onlooker: Onlooker): SightFilter & { archivedAt: null } => ({
  archivedAt: null,
  ...organisationsInSight(onlooker, 'CUSTOMER'),
});

/** Bookings in sight, of customers that were found to be in sight. */
export const bookingsInSightFilter = (onlooker: Onlooker): SightFilter =>
  filterBy((alias) => bookingSightSql(onlooker, alias));

/** API keys and webhooks of one's own organisation; a super admin sees everybody's. */
export const membersInSight = (onlooker: Onlooker): SightFilter => filterBy((alias) => memberSightSql(onlooker, alias));

/** Relationships that the onlooker's organisation is one side of. */
export const associationsInSight = (onlooker: Onlooker): SightFilter =>
  filterBy((alias) => associationSightSql(onlooker, alias));

/** Association requests that the onlooker knows of. */
export const associationRequestsInSight = (onlooker: Onlooker): SightFilter =>
  filterBy((alias) => associationRequestSightSql(onlooker, alias));

/** Connection codes that the onlooker knows of. */
export const connectionCodesInSight = (onlooker: Onlooker): SightFilter =>
  filterBy((alias) => connectionCodeSightSql(onlooker, alias));
/** Users that are not hidden from the caller. */
export const usersInSight = (actor: Actor): SightFilter => filterBy((alias) => userSightSql(actor, alias));

export interface CustomerInSight {
  id: number;
  /** The label: the display name where there is one. */
  name: string;
  countryCode: string;
  /** The reporting zone, an IANA name. */
  timeZone: string;
}

const CUSTOMER = `select c.id, coalesce(c.display_name, c.cust_name) as name, c.country_code as "countryCode",
  country.time_zone as "timeZone" from customer c join country on country.code = c.country_code
  where c.id = ? and c.archived_at is null and `;

/** Who looks, and what sight is read with. */
export type Looking = Pick<ServiceContext, 'em' | 'actor'>;

/** Throws NOT_FOUND when the customer does not exist, is archived or is not in the caller's sight. */
export async function requireCustomerInSight(ctx: Looking, customerId: number): Promise<CustomerInSight> {
  const sight = customerSightSql(requireActor(ctx), 'c.id');
  const [customer] = await ctx.em.execute<CustomerInSight[]>(CUSTOMER + sight.sql, [customerId, ...sight.params]);
  if (!customer) throw notFound('Client');
  return customer;
}

/**
 * The ids of a customer's bookings in the caller's sight, or 'all' for those who see every booking of the customer. Ask
 * `requireCustomerInSight` first: this looks at bookings only.
 */
export async function bookingsInSight(ctx: Looking, customerId: number): Promise<'all' | Set<number>> {
  const sight = bookingSightSql(requireActor(ctx), 'b');
  if (sight.params.length === 0) return sight.sql === 'true' ? 'all' : new Set();
  const rows = await ctx.em.execute<{ id: number }[]>(
    `select b.id from booking b where b.customer_id = ? and ${sight.sql}`,
    [customerId, ...sight.params],
  );
  return new Set(rows.map(({ id }) => id));
}
