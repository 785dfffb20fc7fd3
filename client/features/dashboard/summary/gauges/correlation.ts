import { PANEL_TITLES } from '#schema/dashboard-panels';
import { bandOf, clampToScale } from '#client/components/charts/gauge/gauge-scale';
import type { FigureColumn } from '#client/components/panel/figure/figure-table';
import { countOf, decimalText } from '#schema/writing/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { comparedFigure, rangeTable } from '#client/features/dashboard/panels/compared-range';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import {
  CORRELATION_BANDS,
  CORRELATION_MAX,
  CorrelationGauge,
  GAUGE_HEIGHT_PX,
} from './correlation-gauge';

const COLUMNS: readonly FigureColumn[] = [
  { key: 'correlation', head: 'Correlation', kind: 'decimal' },
  { key: 'strength', head: 'Strength', kind: 'text' },
  { key: 'low', head: '95% from', kind: 'decimal' },
  { key: 'high', head: '95% to', kind: 'decimal' },
];

const rowOf = ({ responsesOverTime: { summary } }: DashboardFigures) => ({
  correlation: summary.correlation,
  strength: bandOf(CORRELATION_BANDS, clampToScale(summary.correlation, CORRELATION_MAX))?.label,
  low: summary.correlationInterval?.low,
  high: summary.correlationInterval?.high,
});

/** The scale starts at 0: the foot shows values below it. */
function foot(
  { responsesOverTime: { rows, summary } }: DashboardFigures,
  compared: DashboardFigures | null,
): string {
  const { correlation, correlationInterval: interval } = summary;

  return [
    `r = ${decimalText(correlation)} over ${countOf(rows.length, 'day')}`,
    interval
      ? `95% interval ${decimalText(interval.low)} to ${decimalText(interval.high)}`
      : 'too few days for an interval',
    comparedFigure(compared, (then) => decimalText(then.responsesOverTime.summary.correlation)),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const CORRELATION: PanelDeclaration = {
  id: 'correlation',
  title: PANEL_TITLES.correlation,
  subtitle: 'Impressions / All Visits',
  help: 'Correlation between impressions and visits',
  columns: { lg: 6, xl: 3 },
  skeleton: 'gauge',
  bodyHeight: GAUGE_HEIGHT_PX + 16,
  kind: 'chart',
  hasData: ({ responsesOverTime }) => responsesOverTime.rows.length > 0,
  Body: CorrelationGauge,
  table: (figures, compared) => rangeTable(COLUMNS, rowOf, [figures, compared]),
  foot,
};
