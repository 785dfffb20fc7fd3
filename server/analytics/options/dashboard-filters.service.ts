import type { Pool } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { visibleBookings, requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { readCatalogue, type Line } from '#server/analytics/figures/catalogue.js';
import type {
  BookingFilterOption,
  DashboardFilters,
  FilterOption,
} from './dashboard-options.types.js';

// The region Unknown has no country: events without a known place go there, so every customer may
// have some.
const REGIONS = `select r.id, r.name as "displayName" from region r, customer c
  where c.id = $1 and (r.country_code is null or r.country_code = c.country_code or r.country_code = any(c.country_list))`;

/**
 * The filter options of a customer's dashboard: regions and sites of the customer, everything else
 * of the bookings that the caller sees. Throws NOT_FOUND for a customer that is not visible.
 */
export async function listDashboardFilters(
  ctx: ServiceContext,
  customerId: number,
): Promise<DashboardFilters> {
  await requireVisibleCustomer(ctx, customerId);

  const bookings = await visibleBookings(ctx, customerId);
  const pool = await ctx.em.getConnection().getNativeClient();
  const [catalogue, regions] = await Promise.all([
    readCatalogue(pool, customerId, bookings),
    listRegions(pool, customerId),
  ]);

  return {
    regions: sorted(regions),
    creatives: options(catalogue.creatives, ({ name }) => name),
    campaigns: options(catalogue.campaigns, (name) => name),
    bookings: sorted(
      [...catalogue.bookings].map(([id, name]) => bookingOption(id, name, catalogue.lines)),
    ),
    channels: options(catalogue.channels, (name) => name),
    sites: options(catalogue.sites, (name) => name),
  };
}

async function listRegions(pool: Pool, customerId: number): Promise<FilterOption[]> {
  const { rows } = await pool.query<FilterOption>(REGIONS, [customerId]);
  return rows;
}

function bookingOption(
  id: number,
  displayName: string,
  lines: readonly Line[],
): BookingFilterOption {
  const own = lines.filter(({ bookingId }) => bookingId === id);
  return {
    id,
    displayName,
    campaignId: own[0]?.campaignId ?? 0,
    creativeIds: own.map(({ creativeId }) => creativeId),
  };
}

const options = <Named>(
  names: ReadonlyMap<number, Named>,
  nameOf: (named: Named) => string,
): FilterOption[] => sorted([...names].map(([id, named]) => ({ id, displayName: nameOf(named) })));

const sorted = <Option extends FilterOption>(list: Option[]): Option[] =>
  list.sort(
    (a, b) => a.displayName.localeCompare(b.displayName, 'en', { numeric: true }) || a.id - b.id,
  );
