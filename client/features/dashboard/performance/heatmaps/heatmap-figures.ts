import type { FigureKind } from '#schema/writing/figures';
import type { FigureColumn, FigureTable } from '#client/components/panel/figure/figure-table';
import { DAY_COLUMNS, type DayKey, type DaypartRow, grandTotal } from './heatmap-rows';
import type { RateInterval } from '#client/features/dashboard/performance/details/rate-texts';

type Rows<Value> = readonly DaypartRow<Value>[];

const DAYPART: FigureColumn = { key: 'time', head: 'Daypart', kind: 'text' };

const dayColumns = (suffix: string, words: string, kind: FigureKind): FigureColumn[] =>
  DAY_COLUMNS.map(({ key, head }) => ({ key: `${key}${suffix}`, head: `${head}${words}`, kind }));

/** The values of a row under keys with the same suffix. */
const dayFigures = <Value>(
  row: DaypartRow<Value> | undefined,
  suffix: string,
  figureOf: (value: Value) => number | null | undefined,
) =>
  Object.fromEntries(DAY_COLUMNS.map(({ key }) => [`${key}${suffix}`, row && figureOf(row[key])]));

const itself = (value: number | null) => value;

/** Counts, their shares, and the counts of the comparison period. */
export function countFigures(
  rows: Rows<number | null>,
  then: Rows<number | null> | null,
): FigureTable {
  const total = grandTotal(rows);

  return {
    columns: [
      DAYPART,
      ...dayColumns('', '', 'count'),
      ...dayColumns('Share', ' %', 'percent'),
      ...(then ? dayColumns('Then', ', compared', 'count') : []),
    ],
    rows: rows.map((row, at) => ({
      time: row.time,
      ...dayFigures(row, '', itself),
      ...dayFigures(row, 'Share', (value) =>
        value === null || total === 0 ? null : value / total,
      ),
      ...dayFigures(then?.[at], 'Then', itself),
    })),
  };
}

type WeekdayKey = Exclude<DayKey, 'total'>;
type Differences = Readonly<Record<WeekdayKey, number | null>>;

const DIFFERENCE_COLUMNS = dayColumns('Difference', ', points from overall', 'decimal').filter(
  ({ key }) => key !== 'totalDifference',
);

/** Differences in percentage points; missing where chance may explain the difference. */
function differenceFigures(row: Differences | undefined) {
  return Object.fromEntries(
    DAY_COLUMNS.flatMap(({ key }) => {
      if (key === 'total') return [];
      const difference = row?.[key] ?? null;
      return [[`${key}Difference`, difference === null ? null : difference * 100]];
    }),
  );
}

/** Ratios, both ends of their intervals, and the ratios of the comparison period. */
export function ratioFigures(
  rows: Rows<number | null>,
  intervals: Rows<RateInterval | null>,
  differences: readonly Differences[],
  then: Rows<number | null> | null,
): FigureTable {
  return {
    columns: [
      DAYPART,
      ...dayColumns('', '', 'percent'),
      ...dayColumns('Low', ', 95% from', 'percent'),
      ...dayColumns('High', ', 95% to', 'percent'),
      ...DIFFERENCE_COLUMNS,
      ...(then ? dayColumns('Then', ', compared', 'percent') : []),
    ],
    rows: rows.map((row, at) => ({
      time: row.time,
      ...dayFigures(row, '', itself),
      ...dayFigures(intervals[at], 'Low', (interval) => interval?.low),
      ...dayFigures(intervals[at], 'High', (interval) => interval?.high),
      ...differenceFigures(differences[at]),
      ...dayFigures(then?.[at], 'Then', itself),
    })),
  };
}
