/** One series of a combined chart: bars use the left axis, lines the right one. */
export type ChartSeries = {
  id: string;
  label: string;
  kind: 'bar' | 'line';
  colour: string;
  isDashed?: boolean;
  /** Its values at immature positions can still rise: the line is dotted there. */
  isSettling?: boolean;
  format: (value: number) => string;
};

export type SeriesValues = Readonly<Record<string, number>>;

/** One position on the x axis with a value per series id. */
export type ChartPoint = {
  x: string;
  /** A series without a value here has no bar, and its line passes over the position. */
  values: SeriesValues;
  /** Text for a series without a value. */
  missing?: Readonly<Record<string, string>>;
  /** The position of the comparison period under this one. */
  compared?: { x: string; values: SeriesValues };
  /**
   * Values that settle later can still rise; the period is not over yet; or it has not begun: no
   * line goes there.
   */
  progress?: 'immature' | 'partial' | 'ahead';
};

export const DASH = '7 5';

/** Opacity of the comparison period. */
export const FAINT_LINE = 0.55;
export const FAINT_GROUND = 0.22;

export function largestValue(
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
): number {
  return points.reduce(
    (top, { values, compared }) =>
      Math.max(
        top,
        ...series.map(({ id }) => Math.max(values[id] ?? 0, compared?.values[id] ?? 0)),
      ),
    0,
  );
}

/** The value of a series at a position, in words. */
export function valueText(
  { values, missing }: Pick<ChartPoint, 'values' | 'missing'>,
  { id, format }: ChartSeries,
): string {
  const value = values[id];
  return value === undefined ? (missing?.[id] ?? format(0)) : format(value);
}

/** The values of the comparison period as points; null where it has none. */
export function comparedPoints(points: readonly ChartPoint[]): (SeriesValues | null)[] | null {
  if (!points.some(({ compared }) => compared)) return null;
  return points.map(({ compared }) => compared?.values ?? null);
}
