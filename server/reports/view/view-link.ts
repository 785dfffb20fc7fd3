import type { DateRange } from '#schema/date-ranges.js';
import type { Config } from '#server/core/process/config.js';
import type { DashboardView } from './dashboard-view.js';
import { formatView } from './view-address.js';

type Place = Pick<Config, 'publicUrl'>;

/** Makes a path absolute with the product's public URL. */
export const publicBaseUrl = ({ publicUrl }: Place, path: string): string =>
  publicUrl.replace(/\/+$/, '') + path;

/** The URL of a view with fixed days, so that it leads to the same days tomorrow. */
export const linkToView = (
  place: Place,
  view: DashboardView,
  { startDate, endDate }: DateRange,
): string =>
  publicBaseUrl(place, `/dashboard?${formatView({ ...view, range: { startDate, endDate } })}`);
