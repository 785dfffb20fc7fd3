import { createContext, useContext } from 'react';
import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
import type { FilterKind } from '#schema/dashboard-url';

/** One id of each kind that a press filters by: two for a channel's creative. */
export type FilterTarget = Partial<Readonly<Record<FilterKind, number>>>;

/** The toggles of what the panels show; null where there is nothing to filter by. */
export interface FilterToggles {
  filterToggle: (target: FilterTarget, name: string) => FilterToggle | null;
  dayToggle: (day: string, name: string) => FilterToggle | null;
}

const NONE: FilterToggles = { filterToggle: () => null, dayToggle: () => null };

const Context = createContext(NONE);

export const FilterTogglesProvider = Context.Provider;

/** The toggles of the dashboard around it; outside of one, nothing can be pressed. */
export const useFilterToggles = (): FilterToggles => useContext(Context);
