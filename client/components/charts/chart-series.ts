/** One series of a combined chart: bars stand on the left axis, lines on the right one. */
export type ChartSeries = {
  id: string;
  label: string;
  kind: 'bar' | 'line';
  colour: string;
  isDashed?: boolean;
  format: (value: number) => string;
};

/** One place on the x axis with a value per series id. */
export type ChartPoint = { x: string; values: Readonly<Record<string, number>> };

export const DASH = '7 5';

export function largestValue(points: readonly ChartPoint[], series: readonly ChartSeries[]): number {
  return points.reduce((top, { values }) => Math.max(top, ...series.map(({ id }) => values[id] ?? 0)), 0);
}
