import type { Catalogue } from '#server/analytics/figures/catalogue.js';
import { DAYPARTS } from '#schema/dayparts.js';
import { WEEKDAYS } from '#schema/writing/weekdays.js';
import { FILTER_KINDS, FILTER_LABELS, type FilterKind } from '#schema/dashboard-url.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';

export interface FilterTexts {
  label: string;
  /** The selected names; 'All' without a filter. */
  text: string;
  isAll: boolean;
}

const findName = (catalogue: Catalogue, kind: FilterKind, id: number): string | undefined => {
  if (kind === 'weekdays') return WEEKDAYS.find((day) => day.id === id)?.name;
  if (kind === 'dayparts') return DAYPARTS.find((part) => part.id === id)?.name;
  if (kind === 'creatives' || kind === 'regions') return catalogue[kind].get(id)?.name;
  return catalogue[kind].get(id);
};

/**
 * The filters of a view, by the names the reader may see. An id without a visible name appears as
 * its number.
 */
export const filterTexts = ({ filters }: DashboardView, catalogue: Catalogue): FilterTexts[] =>
  FILTER_KINDS.map((kind) => {
    const ids = filters[kind];
    const names = ids?.map((id) => findName(catalogue, kind, id) ?? `no. ${id}`);
    return { label: FILTER_LABELS[kind], text: names?.join(', ') ?? 'All', isAll: ids === null };
  });
