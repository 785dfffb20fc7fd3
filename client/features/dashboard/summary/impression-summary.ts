import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureColumn } from '#client/components/panel/figure/figure-table';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { rangeTable } from '#client/features/dashboard/panels/compared-range';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { SUMMARY_METRICS, findValue } from '#client/records/figures/summary-metrics';
import { SummaryTiles } from './summary-tiles';

const COLUMNS: readonly FigureColumn[] = [
  ...SUMMARY_METRICS.map(({ key, label, kind }) => ({ key, head: label, kind })),
  { key: 'rateLow', head: 'Response Rate, 95% from', kind: 'percent' },
  { key: 'rateHigh', head: 'Response Rate, 95% to', kind: 'percent' },
];

const rowOf = ({ impressionSummary }: DashboardFigures) => ({
  ...Object.fromEntries(
    SUMMARY_METRICS.map((metric) => [metric.key, findValue(impressionSummary, metric)]),
  ),
  rateLow: impressionSummary.responseRateInterval?.low,
  rateHigh: impressionSummary.responseRateInterval?.high,
});

export const IMPRESSION_SUMMARY: PanelDeclaration = {
  id: 'impression-summary',
  title: PANEL_TITLES['impression-summary'],
  help: 'Cost and results of the impressions of the date range.',
  columns: 12,
  skeleton: 'tiles',
  kind: 'tiles',
  hasData: () => true,
  Body: SummaryTiles,
  table: (figures, compared) => rangeTable(COLUMNS, rowOf, [figures, compared]),
};
