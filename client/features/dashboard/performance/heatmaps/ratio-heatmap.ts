import type { Heatmap } from '#client/components/charts/heatmap/heatmap';
import { countText, decimalText, percentSpan, percentText } from '#schema/writing/numbers';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { pointChange } from '#client/features/dashboard/compare/change';
import { changeLines } from '#client/features/dashboard/compare/change-texts';
import { estimateOf } from '#client/features/dashboard/compare/visit-changes';
import { DAY_COLUMNS, isTotalRow, placeName, timeParts, valueAt } from './heatmap-rows';
import {
  INTERVAL_LABEL,
  SMALL_TEXT,
} from '#client/features/dashboard/performance/details/rate-texts';

type Figures = DashboardFigures['impressionHeatmap'];

const percent = (value: number) => percentText(value);

/**
 * Visits ÷ impressions by daypart and weekday, with the interval and the counts behind it in the
 * tooltip.
 */
export function ratioHeatmap(
  figures: Figures,
  then: Figures | null,
  comparedLabel: string | undefined,
): Heatmap {
  const rows = figures.responseRatio;
  const isSmall = (rowAt: number, columnAt: number) =>
    valueAt(figures.responseRatioSmallSamples[rowAt], columnAt) ?? false;
  const intervalAt = (rowAt: number, columnAt: number) => {
    const interval = valueAt(figures.responseRatioIntervals[rowAt], columnAt);
    return interval ? percentSpan(interval) : undefined;
  };

  const tests = rows.length * DAY_COLUMNS.length;
  const estimateAt = (of: Figures | null, rowAt: number, columnAt: number) =>
    of &&
    estimateOf(
      valueAt(of.responseRatio[rowAt], columnAt) ?? null,
      valueAt(of.responseRatioIntervals[rowAt], columnAt) ?? null,
    );
  const changeAt = (rowAt: number, columnAt: number) => {
    const [now, before] = [figures, then].map((of) => estimateAt(of, rowAt, columnAt));
    const isSmallSample = isSmall(rowAt, columnAt);
    return now && before ? pointChange(now, before, { tests, isSmallSample }) : null;
  };

  const differenceAt = (rowAt: number, columnAt: number) => {
    const key = DAY_COLUMNS[columnAt]?.key;
    if (key === undefined || key === 'total') return null;
    return figures.responseRatioDifferences[rowAt]?.[key] ?? null;
  };

  return {
    showsDifferences: true,
    columns: DAY_COLUMNS,
    rows: rows.map((row, rowAt) => ({
      key: String(row.daypart),
      ...timeParts(row),
      isTotal: isTotalRow(row),
      cells: DAY_COLUMNS.map(({ key }, columnAt) => ({
        value: row[key],
        isSmallSample: isSmall(rowAt, columnAt),
        difference: differenceAt(rowAt, columnAt),
        subtext: intervalAt(rowAt, columnAt),
      })),
    })),
    format: percent,
    note: (rowAt, columnAt) => {
      const row = rows[rowAt];
      const value = valueAt(row, columnAt) ?? null;
      const before = valueAt(then?.responseRatio[rowAt], columnAt) ?? null;

      return {
        title: row ? placeName(row, columnAt) : '',
        lines: [
          { label: 'Visits / Impressions', text: percentText(value, 'N/A') },
          {
            label: INTERVAL_LABEL,
            text: intervalAt(rowAt, columnAt) ?? 'N/A',
          },
          {
            label: 'Visits',
            text: countText(valueAt(figures.responses[rowAt], columnAt), 'N/A'),
          },
          {
            label: 'Impressions',
            text: countText(valueAt(figures.impressions[rowAt], columnAt), 'N/A'),
          },
          ...(then && comparedLabel
            ? [{ label: comparedLabel, text: percentText(before, 'N/A') }]
            : []),
          ...changeLines(changeAt(rowAt, columnAt)),
        ],
        remark: isSmall(rowAt, columnAt)
          ? SMALL_TEXT
          : differenceText(differenceAt(rowAt, columnAt)),
      };
    },
  };
}

function differenceText(difference: number | null): string | undefined {
  if (difference === null) return undefined;
  const points = decimalText(Math.abs(difference) * 100);
  const side = difference > 0 ? 'above' : 'below';
  return `${points} points ${side} the overall ratio, more than chance explains.`;
}
