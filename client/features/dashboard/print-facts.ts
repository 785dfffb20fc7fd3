import { isAll } from '#client/components/multi-select/selection';
import { formatDateRange } from '#client/formatting/dates';
import type { FilterOptions } from './bar/filter-options';
import { filterTexts } from './bar/filter-texts';
import type { DashboardView } from './view/dashboard-view';

/** The facts on each printed sheet of a dashboard: client, days, zone and set filters. */
export function printFacts(
  { client, range, filters }: DashboardView,
  options: FilterOptions | undefined,
): string[] {
  const set = filterTexts(filters, options).filter(({ kind }) => !isAll(filters[kind]));
  return [
    ...(client ? [client.displayName] : []),
    formatDateRange(range),
    ...(client ? [`${client.timeZone.replaceAll('_', ' ')} time, ${client.currency}`] : []),
    ...set.map(({ label, text }) => `${label}: ${text}`),
  ];
}
