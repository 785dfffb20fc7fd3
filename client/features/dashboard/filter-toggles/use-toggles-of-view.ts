import { useDeferredValue, useMemo, useRef } from 'react';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import { DEFAULT_PRESET, defaultRange } from '#schema/date-ranges';
import {
  type FilterOptions,
  DAYPART_OPTIONS,
  WEEKDAY_OPTIONS,
} from '#client/features/dashboard/bar/filter-options';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { ViewChange } from '#client/features/dashboard/view/use-dashboard-view';
import { ALL, isSameSelection } from '#client/components/multi-select/selection';
import { withChoice } from '#client/features/dashboard/bar/cascade';
import type { Filters } from '#client/features/dashboard/bar/filters';
import { FILTER_KINDS } from '#schema/dashboard-url';
import type { FilterToggles, FilterTarget } from './filter-toggles';

const choicesOf = (target: FilterTarget) =>
  FILTER_KINDS.flatMap((kind) => {
    const id = target[kind];
    return id === undefined ? [] : [{ kind, id }];
  });

/** True where the client's filters offer all of it: 'Unknown' and totals are no choices. */
function isOffered(options: FilterOptions, target: FilterTarget): boolean {
  const lists = { ...options, weekdays: WEEKDAY_OPTIONS, dayparts: DAYPART_OPTIONS };
  const choices = choicesOf(target);
  return (
    choices.length > 0 && choices.every(({ kind, id }) => lists[kind].some((one) => one.id === id))
  );
}

const isFilteredBy = (filters: Filters, target: FilterTarget): boolean =>
  choicesOf(target).every(({ kind, id }) => isSameSelection(filters[kind], [id]));

/** The filters with only the target let through in its kinds, or without a choice in them. */
const toggledFilters = (options: FilterOptions, filters: Filters, target: FilterTarget): Filters =>
  choicesOf(target).reduce(
    (current, { kind, id }) =>
      withChoice(options, current, kind, isFilteredBy(filters, target) ? ALL : [id]),
    filters,
  );

interface TogglesRequest {
  view: DashboardView;
  options: FilterOptions | undefined;
  onChange: (change: ViewChange) => void;
}

/** Returns what can be pressed in the panels of a view, and what a press changes in it. */
export function useTogglesOfView({ view, options, onChange }: TogglesRequest): FilterToggles {
  const { filters, range, today } = view;
  const rangeBefore = useRef<PickedRange | null>(null);

  const toggles = useMemo<FilterToggles>(
    () => ({
      filterToggle: (target, name) =>
        options && isOffered(options, target)
          ? {
              name,
              isPressed: isFilteredBy(filters, target),
              toggle: () => onChange({ filters: toggledFilters(options, filters, target) }),
            }
          : null,

      dayToggle: (day, name) => {
        if (day > today) return null;
        const isPressed = range.startDate === day && range.endDate === day;

        return {
          name,
          isPressed,
          toggle: () => {
            if (!isPressed) {
              rangeBefore.current = range;
              return onChange({ range: { startDate: day, endDate: day } });
            }
            // A link may have opened on the day: there is no range before it.
            const before = rangeBefore.current ?? {
              ...defaultRange(today),
              preset: DEFAULT_PRESET,
            };
            return onChange({ range: before });
          },
        };
      },
    }),
    [options, filters, range, today, onChange],
  );

  return useDeferredValue(toggles);
}
