import type { Config } from '#server/core/process/config.js';

type Place = Pick<Config, 'publicUrl'>;
type Entries = Readonly<Record<string, string | number | null | undefined>>;

function pageUrl({ publicUrl }: Place, path: string, entries: Entries): string {
  const named = Object.entries(entries).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(named).toString();
  return publicUrl.replace(/\/+$/, '') + path + (search && `?${search}`);
}

interface Range {
  /** Local days, both included. */
  startDate: string;
  endDate: string;
}

const SEPARATOR = '.';

/** The ids of a filter in the URL. A list that is empty or contains 0 does not filter. */
const chosen = (ids: readonly number[] | undefined): string | null =>
  !ids?.length || ids.includes(0) ? null : ids.join(SEPARATOR);

export interface DashboardSelection extends Range {
  clientId: number;
  regions?: readonly number[];
  campaigns?: readonly number[];
  bookings?: readonly number[];
  creatives?: readonly number[];
  channels?: readonly number[];
  sites?: readonly number[];
  weekdays?: readonly number[];
  dayparts?: readonly number[];
}

/**
 * The URL of the dashboard, with the paths of the client's router. The page shows exactly what the
 * filter selects.
 */
export const dashboardUrl = (place: Place, filter: DashboardSelection): string =>
  pageUrl(place, '/dashboard', {
    client: filter.clientId,
    from: filter.startDate,
    to: filter.endDate,
    region: chosen(filter.regions),
    campaign: chosen(filter.campaigns),
    booking: chosen(filter.bookings),
    creative: chosen(filter.creatives),
    channel: chosen(filter.channels),
    site: chosen(filter.sites),
    weekday: chosen(filter.weekdays),
    daypart: chosen(filter.dayparts),
  });

/** The dashboard without a given view: it opens with the last one. */
export const dashboardsUrl = (place: Place): string => pageUrl(place, '/dashboard', {});
export const clientDashboardUrl = (place: Place, clientId: number): string =>
  pageUrl(place, '/dashboard', { client: clientId });

export const overviewUrl = (place: Place, { startDate, endDate }: Range): string =>
  pageUrl(place, '/overview', { from: startDate, to: endDate });

export type ContentTab = 'campaigns' | 'bookings' | 'creatives' | 'impression-tags' | 'site-tags';

/** A list on the Campaigns page of a customer, with a search text when one is given. */
export const contentUrl = (
  place: Place,
  customerId: number,
  tab: ContentTab,
  search?: string | null,
): string => pageUrl(place, '/campaigns', { client: customerId, tab, q: search });

export const adminUrl = (place: Place): string => pageUrl(place, '/admin', { tab: 'users' });

/**
 * The page with the association requests, the associations and, for a client, its connection codes.
 */
export const associationsUrl = (place: Place): string =>
  pageUrl(place, '/admin', { tab: 'associations' });
