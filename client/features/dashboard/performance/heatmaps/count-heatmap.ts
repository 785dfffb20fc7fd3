import type { Heatmap } from '#client/components/charts/heatmap/heatmap';
import { countText, percentText } from '#schema/writing/numbers';
import { countedChange, relativeChange } from '#client/features/dashboard/compare/change';
import { changeLines } from '#client/features/dashboard/compare/change-texts';
import { countEstimate } from '#client/features/dashboard/compare/visit-changes';
import {
  DAY_COLUMNS,
  type DaypartRow,
  grandTotal,
  isTotalRow,
  placeName,
  timeParts,
  valueAt,
} from './heatmap-rows';
import type { HeatmapUnit } from './heatmap-unit';

type Counts = readonly DaypartRow<number | null>[];

interface CountTexts {
  /** The noun of the counts. */
  counted: string;
  comparedLabel: string | undefined;
  /** Impressions are counted; visits are as many as chance brought. */
  isExact: boolean;
  /** Factor by which the counts grow until the last has come, now and in the comparison period. */
  growth: number;
  growthThen: number;
}

const calculateShare = (value: number | null, total: number): number | null =>
  value === null || total === 0 ? null : value / total;

/**
 * Counts by daypart and weekday, as numbers or as shares. The tooltip shows both, and the compared
 * values.
 */
export function countHeatmap(
  rows: Counts,
  then: Counts | null,
  unit: HeatmapUnit,
  words: CountTexts,
): Heatmap {
  const total = grandTotal(rows);
  const isShare = unit === 'share';
  const tests = rows.length * DAY_COLUMNS.length;
  const changeOf = (value: number, before: number) =>
    words.isExact
      ? countedChange(value, before)
      : relativeChange(
          countEstimate(value, words.growth),
          countEstimate(before, words.growthThen),
          { tests },
        );
  const format = isShare
    ? (value: number) => percentText(value)
    : (value: number) => countText(value);

  return {
    columns: DAY_COLUMNS,
    rows: rows.map((row) => ({
      key: String(row.daypart),
      ...timeParts(row),
      isTotal: isTotalRow(row),
      cells: DAY_COLUMNS.map(({ key }) => ({
        value: isShare ? calculateShare(row[key], total) : row[key],
      })),
    })),
    format,
    note: (rowAt, columnAt) => {
      const row = rows[rowAt];
      const value = valueAt(row, columnAt) ?? null;
      const before = valueAt(then?.[rowAt], columnAt) ?? null;
      const change = then && value !== null ? changeOf(value, before ?? 0) : null;

      return {
        title: row ? placeName(row, columnAt) : '',
        lines: [
          { label: words.counted, text: countText(value, 'N/A') },
          { label: 'Share of total', text: percentText(calculateShare(value, total), 'N/A') },
          ...(then && words.comparedLabel
            ? [{ label: words.comparedLabel, text: countText(before, 'N/A') }]
            : []),
          ...changeLines(change),
        ],
      };
    },
  };
}
