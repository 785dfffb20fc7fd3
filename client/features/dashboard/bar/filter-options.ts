import { DAYPARTS } from '#schema/dayparts';
import { WEEKDAYS } from '#schema/writing/weekdays';
import type { DashboardFiltersQuery } from '#client/graphql/generated';

export type FilterOptions = DashboardFiltersQuery['dashboardFilters'];

export const WEEKDAY_OPTIONS = WEEKDAYS.map(({ id, name }) => ({ id, displayName: name }));

export const DAYPART_OPTIONS = DAYPARTS.map(({ id, name, times }) => ({
  id,
  displayName: name,
  detail: times,
}));
