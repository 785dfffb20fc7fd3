/** Visits of one step of time, a day or a week. */
export interface Pair {
  /** Visits of the compared regions: they show what would have been. */
  x: number;
  /** Visits of the regions whose visits are predicted. */
  y: number;
}

/** y = intercept + slope × x + e, where e keeps the share `memory` of its value from step to step. */
export interface SeriesFit {
  pairs: readonly Pair[];
  intercept: number;
  slope: number;
  memory: number;
  /** Variance of what is new in e at each step. */
  variance: number;
  /** Degrees of freedom: as many independent steps say as much, less the estimated parameters. */
  freedom: number;
  /** The inverse of the design's products (1, x), of which the variance of the line follows. */
  inverse: { one: number; cross: number; x: number };
}

const MAX_MEMORY = 0.9;
const ITERATIONS = 4;
const MIN_PAIRS = 4;

/**
 * Time-based regression (Kerman, Wang and Vaver 2017) by ordinary least squares: the errors of
 * different steps are independent. Null with fewer than four steps, or where x never changes.
 */
export const fitIndependent = (pairs: readonly Pair[]): SeriesFit | null => fitLine(pairs, 0, 2);

/**
 * The same with errors that remember the step before (Prais and Winsten 1954). The memory found in
 * few steps is too small by about (1 + 4 × memory) ÷ steps (Marriott and Pope 1954), which is added.
 */
export function fitSeries(pairs: readonly Pair[]): SeriesFit | null {
  let fit = fitLine(pairs, 0, 3);
  for (let turn = 0; fit && turn < ITERATIONS; turn += 1) {
    fit = fitLine(pairs, memoryOf(residualsOf(fit)), 3);
  }
  return fit;
}

export const residualsOf = ({ pairs, intercept, slope }: SeriesFit): number[] =>
  pairs.map(({ x, y }) => y - intercept - slope * x);

function memoryOf(residuals: readonly number[]): number {
  let squares = 0;
  let products = 0;
  for (const [index, residual] of residuals.entries()) {
    squares += residual ** 2;
    products += residual * (residuals[index - 1] ?? 0);
  }
  if (squares === 0) return 0;
  const found = products / squares;
  return Math.min(MAX_MEMORY, Math.max(0, found + (1 + 4 * found) / residuals.length));
}

function fitLine(pairs: readonly Pair[], memory: number, parameters: number): SeriesFit | null {
  const count = pairs.length;
  if (count < MIN_PAIRS) return null;

  const first = Math.sqrt(1 - memory ** 2);
  const whitened = pairs.map(({ x, y }, index) => {
    const before = pairs[index - 1];
    return before
      ? { one: 1 - memory, x: x - memory * before.x, y: y - memory * before.y }
      : { one: first, x: first * x, y: first * y };
  });

  // Centred by a weighted mean of x, so that large counts lose no digits.
  const ones = sum(whitened, ({ one }) => one * one);
  const meanX = sum(whitened, ({ one, x }) => one * x) / ones;
  const meanY = sum(whitened, ({ one, y }) => one * y) / ones;
  const spread = sum(whitened, ({ one, x }) => (x - one * meanX) ** 2);
  if (spread <= 0) return null;

  const shared = sum(whitened, ({ one, x, y }) => (x - one * meanX) * (y - one * meanY));
  const slope = shared / spread;
  const intercept = meanY - slope * meanX;
  const squares = sum(whitened, ({ one, x, y }) => (y - intercept * one - slope * x) ** 2);

  return {
    pairs,
    intercept,
    slope,
    memory,
    variance: squares / (count - 2),
    freedom: Math.max(2, Math.round((count * (1 - memory)) / (1 + memory)) - parameters),
    inverse: { one: 1 / ones + meanX ** 2 / spread, cross: -meanX / spread, x: 1 / spread },
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
