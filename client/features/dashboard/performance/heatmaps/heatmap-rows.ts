import { HEATMAP_DAYS } from '#schema/writing/weekdays';
import type { HeatmapColumn } from '#client/components/charts/heatmap/heatmap';

export type DayKey = (typeof HEATMAP_DAYS)[number]['key'] | 'total';

interface DayColumn extends HeatmapColumn {
  key: DayKey;
  /** Name in sentences. */
  name: string;
}

// The order on the screen.
export const DAY_COLUMNS: readonly DayColumn[] = [
  ...HEATMAP_DAYS,
  { key: 'total', head: 'Total', name: 'All week', isTotal: true },
];

/** A value for each day and the week, of one daypart or of all of them. */
export type DaypartRow<Value> = Readonly<Record<DayKey, Value>> & { daypart: number; time: string };

const TOTAL = 0;

export const isTotalRow = ({ daypart }: DaypartRow<unknown>): boolean => daypart === TOTAL;

/** 'Night 00:00-05:59' split into its name and its times; the total has no times. */
export function timeParts({ time }: DaypartRow<unknown>): { head: string; subhead?: string } {
  const at = time.lastIndexOf(' ');
  return at === -1 ? { head: time } : { head: time.slice(0, at), subhead: time.slice(at + 1) };
}

export function placeName(row: DaypartRow<unknown>, column: number): string {
  const day = DAY_COLUMNS[column]?.name ?? '';
  return isTotalRow(row) ? `${day}, all dayparts` : `${day}, ${row.time}`;
}

export const valueAt = <Value>(
  row: DaypartRow<Value> | undefined,
  column: number,
): Value | undefined => {
  const key = DAY_COLUMNS[column]?.key;
  return key && row?.[key];
};

/** The sum over all dayparts and days. */
export const grandTotal = (rows: readonly DaypartRow<number | null>[]): number =>
  rows.find(isTotalRow)?.total ?? 0;
