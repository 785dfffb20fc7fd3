import { useDeferredValue, useMemo, useRef } from 'react';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import { DEFAULT_PRESET, defaultRange } from '#schema/date-ranges';
import type { FilterOptions } from '#client/features/dashboard/bar/filter-options';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { ViewChange } from '#client/features/dashboard/view/use-dashboard-view';
import type { FilterToggles } from './filter-toggles';
import { isFilteredBy, isOffered, toggledFilters } from './target';

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
