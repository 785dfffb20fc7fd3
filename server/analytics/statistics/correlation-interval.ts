import { correlation } from './correlation.js';
import { Z_95, type Interval } from './wilson.js';

/** Fisher's z has the variance 1 / (n − 3). */
const LOST_DAYS = 3;
const LEAST_DAYS = 4;
/** Autocorrelations further apart than a fifth of the series are too few products to be known (Pyper and Peterman 1998). */
const LAGS_OF_DAYS = 5;

/**
 * 95 % interval of Pearson's r of two daily series by Fisher's z-transformation, with the days counted for what they are worth
 * (effectiveDays). Null under four days, where r is undefined or ±1, and where the days are worth no more than three.
 */
export function correlationInterval(xs: ArrayLike<number>, ys: ArrayLike<number>): Interval | null {
  const r = correlation(xs, ys);
  const days = effectiveDays(xs, ys);
  if (xs.length < LEAST_DAYS || days <= LOST_DAYS || r === null || Math.abs(r) === 1) return null;
  const half = Z_95 / Math.sqrt(days - LOST_DAYS);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/**
 * How many independent days the days of two series are worth: n ÷ (1 + 2 Σ (1 − j/n) rₓ(j) rᵧ(j)) over the lags j up to n/5
 * (Bartlett 1946; Pyper and Peterman 1998). A day like the one before, or like the same weekday of last week, says less. Never
 * more than n.
 */
export function effectiveDays(xs: ArrayLike<number>, ys: ArrayLike<number>): number {
  const n = xs.length;
  const [x, y] = [deviations(xs), deviations(ys)];
  const spread = sumOfProducts(x, x, 0) * sumOfProducts(y, y, 0);
  if (spread === 0) return n;
  let inflation = 1;
  for (let lag = 1; lag <= n / LAGS_OF_DAYS; lag += 1) {
    inflation += 2 * (1 - lag / n) * ((sumOfProducts(x, x, lag) * sumOfProducts(y, y, lag)) / spread);
  }
  return n / Math.max(1, inflation);
}

function deviations(values: ArrayLike<number>): Float64Array {
  const list = Float64Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return list.map((value) => value - mean);
}

function sumOfProducts(a: Float64Array, b: Float64Array, lag: number): number {
  let sum = 0;
  for (let index = lag; index < a.length; index += 1) sum += (a[index - lag] ?? 0) * (b[index] ?? 0);
  return sum;
}
