import { isAll } from '#client/components/multi-select/selection';
import { FILTERS } from './filter-declarations';
import { DAYPART_OPTIONS, type FilterOptions, WEEKDAY_OPTIONS } from './filter-options';
import type { FilterKind } from '#schema/dashboard-url';
import type { Filters } from './filters';

export interface FilterTexts {
  kind: FilterKind;
  label: string;
  /** The chosen names, in the order of the list; 'All' when nothing is excluded. */
  text: string;
}

/**
 * The selection of every kind, by name. An id that is unknown to the client's options appears as
 * its number.
 */
export function filterTexts(filters: Filters, options: FilterOptions | undefined): FilterTexts[] {
  const lists = { ...options, weekdays: WEEKDAY_OPTIONS, dayparts: DAYPART_OPTIONS };
  return FILTERS.map(({ kind, label }) => {
    const named = lists[kind] ?? [];
    const nameOf = (id: number) =>
      named.find((option) => option.id === id)?.displayName ?? `no. ${id}`;
    const text = isAll(filters[kind]) ? 'All' : filters[kind].map(nameOf).join(', ');
    return { kind, label, text };
  });
}
