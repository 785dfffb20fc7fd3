import { isAll } from '../../../components/multi-select/selection';
import { formatDateRange } from '../../../formatting/dates';
import type { FilterOptions } from '../bar/filter-options';
import { filterWords } from '../bar/filter-words';
import type { DashboardView } from '../dashboard-view';

/** What a report is about, a line each: whom, which days of which zone, and what it is narrowed to. */
export function headOf(view: DashboardView, options: FilterOptions | undefined): string[] {
  const { client, range, filters } = view;
  const zone = client && `days in ${client.timeZone.replaceAll('_', ' ')} time`;
  const chosen = filterWords(filters, options).filter(({ kind }) => !isAll(filters[kind]));
  return [
    [client?.displayName, formatDateRange(range), zone].filter(Boolean).join(' · '),
    chosen.map(({ label, text }) => `${label}: ${text}`).join(' · ') || 'No filters',
  ];
}
