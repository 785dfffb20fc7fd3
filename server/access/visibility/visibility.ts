import { raw } from '@mikro-orm/core';
import { notFound } from '#server/core/errors.js';
import {
  visibleAssociationRequestsSql,
  visibleAssociationsSql,
  visibleConnectionCodesSql,
} from './association-visibility-sql.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  visibleBookingsSql,
  visibleCustomersSql,
  visibleKeysSql,
  visibleMembersSql,
  visibleOrganisationsSql,
  type Principal,
  type OrganisationType,
  type SqlCondition,
} from './visibility-sql.js';
import { visibleUsersSql } from './user-visibility-sql.js';

/**
 * A condition to spread into any filter: `em.find(Booking, { customerId,
 * ...visibleBookingsFilter(actor) })`.
 */
type VisibilityFilter = Record<symbol, []>;

function filterBy(condition: (alias: string) => SqlCondition): VisibilityFilter {
  const { params } = condition('');
  return { [raw((alias) => condition(alias).sql, params)]: [] };
}

/** Visible organisations of `kind`, archived ones included. */
export const visibleOrganisations = (
  principal: Principal,
  kind: OrganisationType,
): VisibilityFilter => filterBy((alias) => visibleOrganisationsSql(principal, kind, `${alias}.id`));

/** Visible customers; an archived one is visible to nobody. */
export const visibleCustomers = (
  principal: Principal,
): VisibilityFilter & { archivedAt: null } => ({
  archivedAt: null,
  ...visibleOrganisations(principal, 'CUSTOMER'),
});

/** Visible bookings of customers that are already known to be visible. */
export const visibleBookingsFilter = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleBookingsSql(principal, alias));

/** Webhooks of the principal's organisation; a super admin sees all but those of sandboxes. */
export const visibleMembers = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleMembersSql(principal, alias));

/** API keys of the principal's organisation and of its sandbox; a super admin sees all real ones. */
export const visibleKeys = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleKeysSql(principal, alias));

/** Relationships that the principal's organisation is one side of. */
export const visibleAssociations = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleAssociationsSql(principal, alias));

/** Association requests that the principal sees. */
export const visibleAssociationRequests = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleAssociationRequestsSql(principal, alias));

/** Connection codes that the principal sees. */
export const visibleConnectionCodes = (principal: Principal): VisibilityFilter =>
  filterBy((alias) => visibleConnectionCodesSql(principal, alias));
/** Users that the caller sees. */
export const visibleUsers = (actor: Actor): VisibilityFilter =>
  filterBy((alias) => visibleUsersSql(actor, alias));

export interface VisibleCustomer {
  id: number;
  /** The display name where there is one. */
  name: string;
  countryCode: string;
  /** The reporting zone, an IANA name. */
  timeZone: string;
}

const CUSTOMER = `select c.id, coalesce(c.display_name, c.cust_name) as name, c.country_code as "countryCode",
  country.time_zone as "timeZone" from customer c join country on country.code = c.country_code
  where c.id = ? and c.archived_at is null and `;

export type VisibilityOptions = Pick<ServiceContext, 'em' | 'actor'>;

/**
 * Throws NOT_FOUND when the customer does not exist, is archived or is not visible to the caller.
 */
export async function requireVisibleCustomer(
  ctx: VisibilityOptions,
  customerId: number,
): Promise<VisibleCustomer> {
  const visibility = visibleCustomersSql(requireActor(ctx), 'c.id');
  const [customer] = await ctx.em.execute<VisibleCustomer[]>(CUSTOMER + visibility.sql, [
    customerId,
    ...visibility.params,
  ]);
  if (!customer) throw notFound('Client');
  return customer;
}

/**
 * The ids of a customer's bookings that the caller sees, or 'all' for callers who see every booking
 * of the customer. Call `requireVisibleCustomer` first: this checks bookings only.
 */
export async function visibleBookings(
  ctx: VisibilityOptions,
  customerId: number,
): Promise<'all' | Set<number>> {
  const visibility = visibleBookingsSql(requireActor(ctx), 'b');
  if (visibility.params.length === 0) return visibility.sql === 'true' ? 'all' : new Set();
  const rows = await ctx.em.execute<{ id: number }[]>(
    `select b.id from booking b where b.customer_id = ? and ${visibility.sql}`,
    [customerId, ...visibility.params],
  );
  return new Set(rows.map(({ id }) => id));
}
