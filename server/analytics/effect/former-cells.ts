import type { DashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import type { CellDimension } from '#server/measurement/stored/effect-columns.js';
import type { EventDivision } from '#server/measurement/stored/event-sums.js';

/**
 * The cells of a run of the release before that answer a filter and division; null where none do: it
 * counted regions, dayparts and views one by one, and no sites.
 */
export function formerDimension(
  { regions, dayparts, sites }: DashboardFilter,
  by: EventDivision,
): CellDimension | null {
  if (sites || by === 'site') return null;

  const dimensions = new Set<CellDimension>();
  if (regions) dimensions.add('region');
  if (dayparts) dimensions.add('daypart');
  if (by !== 'line') dimensions.add(by);

  const [dimension = 'line', ...others] = dimensions;
  return others.length === 0 ? dimension : null;
}
