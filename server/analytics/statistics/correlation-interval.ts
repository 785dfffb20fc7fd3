import { twoSidedNormalP } from './normal.js';
import { Z_95, type Interval } from './wilson.js';

/** Fisher's z has the variance 1 / (n − 3). */
const VARIANCE_OFFSET = 3;
/** Rounding lets a perfect correlation come this near to ±1. */
const PERFECT = 1 - 1e-12;
/**
 * Autocorrelations at lags over a fifth of the series rest on too few products (Pyper and Peterman
 * 1998).
 */
const LAGS_OF_DAYS = 5;

/**
 * The ends of tanh(atanh r ± 1.96 / √(n − 3)) (Fisher 1921); null at ±1 and for three observations
 * or fewer.
 */
export function fisherInterval(r: number, observations: number): Interval | null {
  if (observations <= VARIANCE_OFFSET || Math.abs(r) > PERFECT) return null;
  const half = Z_95 / Math.sqrt(observations - VARIANCE_OFFSET);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/** Two-sided p-value of no correlation, by the same method; valid where there is an interval. */
export const fisherP = (r: number, observations: number): number =>
  twoSidedNormalP(Math.atanh(r) * Math.sqrt(observations - VARIANCE_OFFSET));

/**
 * The effective number of independent days of two series: n ÷ (1 + 2 Σ (1 − j/n) rₓ(j) rᵧ(j)) over
 * the lags j up to n/5 (Bartlett 1946; Pyper and Peterman 1998). Days that resemble the day before,
 * or the same weekday of last week, carry less information. Never more than n.
 */
export function effectiveDays(xs: ArrayLike<number>, ys: ArrayLike<number>): number {
  const n = xs.length;
  const [x, y] = [deviations(xs), deviations(ys)];
  const spread = sumOfProducts(x, 0) * sumOfProducts(y, 0);
  if (spread === 0) return n;
  let inflation = 1;
  for (let lag = 1; lag <= n / LAGS_OF_DAYS; lag += 1) {
    inflation += 2 * (1 - lag / n) * ((sumOfProducts(x, lag) * sumOfProducts(y, lag)) / spread);
  }
  return n / Math.max(1, inflation);
}

function deviations(values: ArrayLike<number>): Float64Array {
  const list = Float64Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return list.map((value) => value - mean);
}

function sumOfProducts(values: Float64Array, lag: number): number {
  let sum = 0;
  for (let index = lag; index < values.length; index += 1)
    sum += (values[index - lag] ?? 0) * (values[index] ?? 0);
  return sum;
}
