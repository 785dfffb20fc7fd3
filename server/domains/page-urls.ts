import { dashboardParams, type FilterKind } from '#schema/dashboard-url.js';
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

export type DashboardSelection = Range & {
  clientId: number;
} & Partial<Record<FilterKind, readonly number[]>>;

/**
 * The URL of the dashboard, with the paths of the client's router. The page shows exactly what the
 * filter selects.
 */
export function dashboardUrl(place: Place, selection: DashboardSelection): string {
  const { clientId, startDate, endDate, ...filters } = selection;
  const params = dashboardParams({ clientId, range: { startDate, endDate }, filters });
  return pageUrl(place, '/dashboard', Object.fromEntries(params));
}

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

/** The page of a campaign or booking. */
export const contentRecordUrl = (
  place: Place,
  kind: 'campaigns' | 'bookings',
  id: number,
): string => pageUrl(place, `/${kind}/${id}`, {});

/** The experiments of a customer. */
export const experimentsUrl = (place: Place, customerId: number, search?: string | null): string =>
  pageUrl(place, '/experiments', { client: customerId, q: search });

export const experimentUrl = (place: Place, id: number): string =>
  pageUrl(place, `/experiments/${id}`, {});

export const adminUrl = (place: Place): string => pageUrl(place, '/admin', { tab: 'users' });

/**
 * The page with the association requests, the associations and, for a client, its connection codes.
 */
export const associationsUrl = (place: Place): string =>
  pageUrl(place, '/admin', { tab: 'associations' });
