import { isAll } from '#client/components/multi-select/selection';
import { formatDateRange } from '#client/formatting/dates';
import type { FilterOptions } from '#client/features/dashboard/bar/filter-options';
import { filterTexts } from '#client/features/dashboard/bar/filter-texts';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

/** The subject of a report, a line each: client, days and zone, and filters. */
export function headOf(view: DashboardView, options: FilterOptions | undefined): string[] {
  const { client, range, filters } = view;
  const zone = client && `days in ${client.timeZone.replaceAll('_', ' ')} time`;
  const chosen = filterTexts(filters, options).filter(({ kind }) => !isAll(filters[kind]));
  return [
    [client?.displayName, formatDateRange(range), zone].filter(Boolean).join(' · '),
    chosen.map(({ label, text }) => `${label}: ${text}`).join(' · ') || 'No filters',
  ];
}
