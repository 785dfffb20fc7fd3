import type { Catalogue } from '#server/analytics/figures/catalogue.js';
import { DAYPARTS } from '#schema/dayparts.js';
import { FILTER_KINDS, type FilterKind } from '#schema/dashboard-url.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';

const LABELS: Readonly<Record<FilterKind, string>> = {
  regions: 'Region',
  campaigns: 'Campaign',
  bookings: 'Booking',
  creatives: 'Creative',
  channels: 'Channel',
  sites: 'Sites',
  weekdays: 'Weekday',
  dayparts: 'Daypart',
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export interface FilterWords {
  label: string;
  /** The names chosen; 'All' when nothing is left out. */
  text: string;
  isAll: boolean;
}

const nameOf = (catalogue: Catalogue, kind: FilterKind, id: number): string | undefined => {
  if (kind === 'weekdays') return WEEKDAYS[id - 1];
  if (kind === 'dayparts') return DAYPARTS.find((part) => part.id === id)?.name;
  if (kind === 'creatives' || kind === 'regions') return catalogue[kind].get(id)?.name;
  return catalogue[kind].get(id);
};

/**
 * What a view is narrowed to, by the names in the reader's sight. An id that is not in it is told
 * by its number.
 */
export const filterWords = ({ filters }: DashboardView, catalogue: Catalogue): FilterWords[] =>
  FILTER_KINDS.map((kind) => {
    const ids = filters[kind];
    const names = ids?.map((id) => nameOf(catalogue, kind, id) ?? `no. ${id}`);
    return { label: LABELS[kind], text: names?.join(', ') ?? 'All', isAll: ids === null };
  });
