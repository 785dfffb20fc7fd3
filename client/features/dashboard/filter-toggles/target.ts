import { ALL, isSameSelection } from '#client/components/multi-select/selection';
import { withChoice } from '#client/features/dashboard/bar/cascade';
import {
  DAYPART_OPTIONS,
  type FilterOptions,
  WEEKDAY_OPTIONS,
} from '#client/features/dashboard/bar/filter-options';
import type { Filters } from '#client/features/dashboard/bar/filters';
import { FILTER_KINDS } from '#schema/dashboard-url';
import type { FilterTarget } from './filter-toggles';

const choicesOf = (target: FilterTarget) =>
  FILTER_KINDS.flatMap((kind) => {
    const id = target[kind];
    return id === undefined ? [] : [{ kind, id }];
  });

/** True where the client's filters offer all of it: 'Unknown' and totals are no choices. */
export function isOffered(options: FilterOptions, target: FilterTarget): boolean {
  const lists = { ...options, weekdays: WEEKDAY_OPTIONS, dayparts: DAYPART_OPTIONS };
  const choices = choicesOf(target);
  return (
    choices.length > 0 && choices.every(({ kind, id }) => lists[kind].some((one) => one.id === id))
  );
}

export const isFilteredBy = (filters: Filters, target: FilterTarget): boolean =>
  choicesOf(target).every(({ kind, id }) => isSameSelection(filters[kind], [id]));

/** The filters with only the target let through in its kinds, or without a choice in them. */
export const toggledFilters = (
  options: FilterOptions,
  filters: Filters,
  target: FilterTarget,
): Filters =>
  choicesOf(target).reduce(
    (current, { kind, id }) =>
      withChoice(options, current, kind, isFilteredBy(filters, target) ? ALL : [id]),
    filters,
  );
