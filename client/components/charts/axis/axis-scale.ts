const AXIS_STEPS = 5;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

export type AxisScale = { max: number; ticks: number[] };

function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const round = ROUND_STEPS.find((step) => step * magnitude >= rough) ?? 10;
  return Math.max(1, Math.ceil(round * magnitude));
}

const MAX_TICKS = 6;

/** Round whole values from 0, then at most six more, up to the given maximum. */
export function roundTicks(max: number): number[] {
  const step = roundStep(max / MAX_TICKS);
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/**
 * A scale from 0 in five round steps of whole counts, which contains the largest value. All scales
 * have the same number of steps, so that the left and the right axis share one grid.
 */
export function countScale(largest: number): AxisScale {
  const step = roundStep(Math.max(largest, 1) / AXIS_STEPS);
  const ticks = Array.from({ length: AXIS_STEPS + 1 }, (_, index) => index * step);
  return { max: step * AXIS_STEPS, ticks };
}

/** Every n-th label from the first, so that at most `limit` remain. */
export function thinLabels(labels: readonly string[], limit: number): string[] {
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, limit)));
  return labels.filter((_, index) => index % every === 0);
}
