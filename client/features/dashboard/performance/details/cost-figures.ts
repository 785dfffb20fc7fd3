import type { FigureColumn, FigureRow } from '#client/components/panel/figure/figure-table';
import type { CostRow } from './cost-columns';
import { rateRemark } from './rate-texts';

const MEASURES: readonly (FigureColumn & { key: keyof CostRow })[] = [
  { key: 'totalImpressions', head: 'Impressions', kind: 'count' },
  { key: 'adSpend', head: 'Ad Spend', kind: 'money' },
  { key: 'totalResponses', head: 'Total Visits', kind: 'count' },
  { key: 'responseRate', head: 'Response Rate', kind: 'percent' },
];
const COST: FigureColumn = { key: 'currentCpr', head: 'Cost Per Visit', kind: 'money' };

const then = ({ key, head, kind }: FigureColumn): FigureColumn => ({
  key: `${key}Then`,
  head: `${head}, compared`,
  kind,
});

/** The columns of a details table as figures, followed by those of the comparison period. */
export const costFigureColumns = (isCompared: boolean): FigureColumn[] => [
  ...MEASURES,
  { key: 'low', head: 'Response Rate, 95% from', kind: 'percent' },
  { key: 'high', head: 'Response Rate, 95% to', kind: 'percent' },
  COST,
  ...(isCompared ? [...MEASURES, COST].map(then) : []),
  { key: 'remark', head: 'Remark', kind: 'text' },
];

export const costFigures = (row: CostRow, rowThen: CostRow | undefined): FigureRow => ({
  totalImpressions: row.totalImpressions,
  adSpend: row.adSpend,
  totalResponses: row.totalResponses,
  responseRate: row.responseRate,
  currentCpr: row.currentCpr,
  low: row.responseRateInterval?.low,
  high: row.responseRateInterval?.high,
  totalImpressionsThen: rowThen?.totalImpressions,
  adSpendThen: rowThen?.adSpend,
  totalResponsesThen: rowThen?.totalResponses,
  responseRateThen: rowThen?.responseRate,
  currentCprThen: rowThen?.currentCpr,
  remark: rateRemark(row) ?? '',
});
