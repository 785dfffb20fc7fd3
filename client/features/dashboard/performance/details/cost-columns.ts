import type { Column } from '#client/components/table/table-columns';
import { formatPercent } from '#client/formatting/numbers';
import { changeText } from './change-text';
import {
  INTERVAL_LABEL,
  intervalText,
  type RankedRate,
  type RateInterval,
  rateMarks,
  rateRemark,
} from './rate-words';

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

/** The figure for a change: the visits that the rate gives when all of them have come. */
function expectedOf(row: CostRow | undefined, measure: Measure) {
  if (!row || measure !== 'totalResponses' || row.responseRate === null) return row?.[measure];
  return row.responseRate * row.totalImpressions;
}

/**
 * Impressions to Cost Per Visit, for both details tables; with changes when there is a comparison.
 */
export function costColumns<Row extends CostRow>(
  nameOf: (row: Row) => string,
  thenOf: RowThen<Row> | null,
  comparedLabel: string | undefined,
): Column<Row>[] {
  const subtext = (measure: Measure) =>
    thenOf
      ? (row: Row) => changeText(expectedOf(row, measure), expectedOf(thenOf(row), measure))
      : undefined;
  const figure = (
    key: string,
    head: string,
    kind: 'count' | 'money',
    measure: Measure,
  ): Column<Row> => ({
    kind,
    key,
    head,
    value: (row) => row[measure],
    subtext: subtext(measure),
  });

  return [
    figure('impressions', 'Impressions', 'count', 'totalImpressions'),
    figure('spend', 'Ad Spend', 'money', 'adSpend'),
    figure('visits', 'Total Visits', 'count', 'totalResponses'),
    {
      kind: 'percent',
      key: 'rate',
      head: 'Response Rate',
      value: ({ responseRate }) => responseRate,
      marks: rateMarks,
      subtext: subtext('responseRate'),
      hint: (row) => ({
        title: nameOf(row),
        lines: [
          { label: 'Response Rate', text: formatPercent(row.responseRate, 'N/A') },
          { label: INTERVAL_LABEL, text: intervalText(row.responseRateInterval) },
          ...(thenOf && comparedLabel
            ? [{ label: comparedLabel, text: formatPercent(thenOf(row)?.responseRate, 'N/A') }]
            : []),
        ],
        remark: rateRemark(row),
      }),
    },
    figure('cost', 'Cost Per Visit', 'money', 'currentCpr'),
  ];
}
