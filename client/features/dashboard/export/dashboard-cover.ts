import { withRange } from '../../../components/date-range-picker/address-range';
import { type CoverLine, coverSheet } from '../../../components/spreadsheet/cover-sheet';
import type { Sheet } from '../../../components/spreadsheet/sheet';
import { formatDate, formatDateTime } from '../../../formatting/dates';
import { addressOfView } from '../dashboard-address';
import type { DashboardView } from '../dashboard-view';
import type { DashboardFigures } from '../figures';
import { comparedName, comparedRange } from '../panels/compared-range';
import type { FilterWords } from '../bar/filter-words';

export interface DashboardExport {
  view: DashboardView;
  figures: DashboardFigures;
  compared: DashboardFigures | null;
  filters: readonly FilterWords[];
  exportedAt: Date;
}

/** The address of the view, with its days spelt out: tomorrow it leads to the same days. */
export function linkToView(view: DashboardView): string {
  const { startDate, endDate } = view.range;
  const params = withRange(addressOfView(new URLSearchParams(), view), { startDate, endDate });
  return `${window.location.origin}${window.location.pathname}?${params.toString()}`;
}

function comparisonText(view: DashboardView, compared: DashboardFigures | null): string {
  const name = comparedName(view);
  if (!name) return 'None';
  return compared ? `${name}: ${comparedRange(compared)} (its figures are not in this file)` : name;
}

const zoneOf = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function dashboardCover({ view, figures, compared, filters, exportedAt }: DashboardExport): Sheet {
  const { correlation, correlationInterval } = figures.responsesOverTime.summary;
  const views = figures.impressionsBeforeVisit.summary;
  const lines: CoverLine[] = [
    { item: 'Client', value: view.client?.displayName ?? null },
    { item: 'From', value: formatDate(view.range.startDate) },
    { item: 'To', value: formatDate(view.range.endDate) },
    { item: 'Time zone of dates, weekdays and dayparts', value: figures.timeZone },
    ...filters.map(({ label, text }) => ({ item: `Filter: ${label}`, value: text })),
    { item: 'Compared with', value: comparisonText(view, compared) },
    { item: 'Exported', value: `${formatDateTime(exportedAt.toISOString())} (${zoneOf()})` },
    { item: 'Link to the view', value: linkToView(view), isLink: true },
    { item: 'Correlation of daily impressions and visits', value: correlation },
    { item: 'Correlation, 95% from', value: correlationInterval?.low ?? null },
    { item: 'Correlation, 95% to', value: correlationInterval?.high ?? null },
    { item: 'Impressions to deliver 80% of visits', value: views.viewsFor80Percent },
    { item: 'Average impressions per visit', value: views.averageViews },
    { item: 'Empty cells', value: 'Figures that do not exist: a rate of nothing, a cost per visit without visits.' },
    {
      item: 'Intervals',
      value: 'Of rates 95% by Wilson, on the sheet Intervals; of the correlation 95% by Fisher’s z.',
    },
    { item: 'Regions', value: 'IP Geolocation by DB-IP' },
    { item: 'Source of the regions', value: 'https://db-ip.com', isLink: true },
  ];
  return coverSheet(lines);
}
