import type { DateRange } from '#schema/date-ranges.js';
import type { Config } from '#server/core/process/config.js';
import type { DashboardView } from './dashboard-view.js';
import { formatView } from './view-address.js';

type Place = Pick<Config, 'publicUrl'>;

/** An address of the product from its first slash on, as people open it. */
export const publicBaseUrl = ({ publicUrl }: Place, path: string): string =>
  publicUrl.replace(/\/+$/, '') + path;

/** Where a view can be seen, with its days spelt out: tomorrow it leads to the same days. */
export const linkToView = (
  place: Place,
  view: DashboardView,
  { startDate, endDate }: DateRange,
): string =>
  publicBaseUrl(place, `/dashboard?${formatView({ ...view, range: { startDate, endDate } })}`);
