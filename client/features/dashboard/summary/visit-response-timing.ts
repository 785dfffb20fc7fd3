import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import type { FigureColumn, FigureTable } from '#client/components/panel/figure/figure-table';
import { countOf } from '#schema/writing/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import {
  TIMING_COUNT,
  TIMING_HEIGHT_PX,
  TIMING_PERCENT,
  TimingCount,
  TimingPercent,
} from './timing-bars';

const HELP = `Within 1 hour: visits in the first hour after an ad impression. Within 1 day: visits in hours 2-24. Within 1 week: visits in days 2-${CREDIT_WINDOW_DAYS}, in 24-hour periods. No visit is counted twice.`;

const TIMING: FigureColumn = { key: 'timing', head: 'Timing', kind: 'text' };
const COUNTS: readonly FigureColumn[] = [{ key: 'responses', head: 'Visits', kind: 'count' }];
const SHARES: readonly FigureColumn[] = [
  { key: 'percentage', head: 'Share of visits', kind: 'percent' },
  { key: 'low', head: '95% from', kind: 'percent' },
  { key: 'high', head: '95% to', kind: 'percent' },
];

const comparedColumn = (columns: readonly FigureColumn[]) =>
  columns
    .slice(0, 1)
    .map(({ key, head, kind }) => ({ key: `${key}Then`, head: `${head}, compared`, kind }));

function tableOf(columns: readonly FigureColumn[]) {
  return (figures: DashboardFigures, compared: DashboardFigures | null): FigureTable => ({
    columns: [TIMING, ...columns, ...(compared ? comparedColumn(columns) : [])],
    rows: figures.visitResponseTiming.rows.map(
      ({ timing, responses, percentage, percentageInterval }, at) => {
        const then = compared?.visitResponseTiming.rows[at];

        return {
          timing,
          responses,
          percentage,
          low: percentageInterval?.low,
          high: percentageInterval?.high,
          responsesThen: then?.responses,
          percentageThen: then?.percentage,
        };
      },
    ),
  });
}

const SHARED = {
  help: HELP,
  columns: { lg: 6, xl: 3 },
  skeleton: 'bars',
  bodyHeight: TIMING_HEIGHT_PX + 16,
  kind: 'chart',
  hasData: ({ visitResponseTiming }) =>
    visitResponseTiming.rows.some(({ responses }) => responses > 0),
  foot: ({ visitResponseTiming: { rows } }) =>
    countOf(
      rows.reduce((sum, { responses }) => sum + responses, 0),
      'visit',
    ),
} as const satisfies Partial<PanelDeclaration>;

export const VISIT_RESPONSE_TIMING_PERCENT: PanelDeclaration = {
  ...SHARED,
  id: 'visit-response-timing',
  title: TIMING_PERCENT.title,
  Body: TimingPercent,
  table: tableOf(SHARES),
};

export const VISIT_RESPONSE_TIMING_COUNT: PanelDeclaration = {
  ...SHARED,
  id: 'visit-response-timing-count',
  title: TIMING_COUNT.title,
  Body: TimingCount,
  table: tableOf(COUNTS),
};
