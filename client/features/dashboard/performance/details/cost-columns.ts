import { ESTIMATE_SIGN } from '#schema/credit-window';
import type { Column } from '#client/components/table/table-columns';
import { percentText } from '#schema/writing/numbers';
import { type Change, countedChange } from '#client/features/dashboard/compare/change';
import { changeLines, changeSubtext } from '#client/features/dashboard/compare/change-texts';
import {
  costChange,
  countTests,
  rateChange,
  visitChange,
} from '#client/features/dashboard/compare/visit-changes';
import type { UpIs } from '#client/components/panel/figure/change-note';
import {
  INTERVAL_LABEL,
  intervalText,
  type RankedRate,
  type RateInterval,
  rateMarks,
  rateRemark,
} from './rate-texts';

/** The figures of a creative or a channel in a details table. */
export interface CostRow extends RankedRate {
  totalImpressions: number;
  adSpend: number;
  totalResponses: number;
  responseRate: number | null;
  responseRateInterval: RateInterval | null;
  currentCpr: number | null;
}

/** The same row in the comparison period; undefined when there is none. */
export type RowThen<Row> = (row: Row) => Row | undefined;

type Measure = 'totalImpressions' | 'adSpend' | 'totalResponses' | 'responseRate' | 'currentCpr';

const visitsOf = (row: CostRow) => ({
  ...row,
  impressions: row.totalImpressions,
  visits: row.totalResponses,
});

const costOf = (row: CostRow) => ({ ...row, cost: row.currentCpr });

type ChangeOf = (row: CostRow, then: CostRow | undefined, tests: number) => Change | null;

const CHANGES: Record<Measure, { upIs: UpIs; of: ChangeOf }> = {
  totalImpressions: {
    upIs: 'good',
    of: (row, then) => countedChange(row.totalImpressions, then?.totalImpressions),
  },
  adSpend: { upIs: 'neutral', of: (row, then) => countedChange(row.adSpend, then?.adSpend) },
  totalResponses: {
    upIs: 'good',
    of: (row, then, tests) => visitChange(visitsOf(row), then && visitsOf(then), tests),
  },
  responseRate: { upIs: 'good', of: rateChange },
  currentCpr: {
    upIs: 'bad',
    of: (row, then, tests) => costChange(costOf(row), then && costOf(then), tests),
  },
};

interface CostFormat {
  currency: string;
  comparedLabel: string | undefined;
  /** Rates and costs are those expected when all visits are in. */
  isEstimate: boolean;
}

/**
 * Impressions to Cost Per Visit, for both details tables; with changes when there is a comparison.
 */
export function costColumns<Row extends CostRow>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  thenOf: RowThen<Row> | null,
  { currency, comparedLabel, isEstimate }: CostFormat,
): Column<Row>[] {
  const unit = isEstimate ? ESTIMATE_SIGN : undefined;
  const tests = countTests(rows);
  const changeOf = (row: Row, measure: Measure) =>
    thenOf && CHANGES[measure].of(row, thenOf(row), tests);
  const subtext = (measure: Measure) => (row: Row) =>
    changeSubtext(changeOf(row, measure), CHANGES[measure].upIs);
  const figure = (key: string, head: string, measure: Measure) => ({
    key,
    head,
    value: (row: Row) => row[measure],
    subtext: subtext(measure),
  });
  const money = { kind: 'money', currency } as const;

  return [
    { kind: 'count', ...figure('impressions', 'Impressions', 'totalImpressions') },
    { ...money, ...figure('spend', 'Ad Spend', 'adSpend') },
    { kind: 'count', ...figure('visits', 'Total Visits', 'totalResponses') },
    {
      kind: 'percent',
      key: 'rate',
      head: 'Response Rate',
      unit,
      value: ({ responseRate }) => responseRate,
      marks: rateMarks,
      subtext: subtext('responseRate'),
      hint: (row) => ({
        title: nameOf(row),
        lines: [
          { label: 'Response Rate', text: percentText(row.responseRate, 'N/A') },
          { label: INTERVAL_LABEL, text: intervalText(row.responseRateInterval) },
          ...(thenOf && comparedLabel
            ? [{ label: comparedLabel, text: percentText(thenOf(row)?.responseRate, 'N/A') }]
            : []),
          ...changeLines(changeOf(row, 'responseRate')),
        ],
        remark: rateRemark(row),
      }),
    },
    { ...money, ...figure('cost', 'Cost Per Visit', 'currentCpr'), unit },
  ];
}
