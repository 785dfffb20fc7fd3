import { correlation } from './correlation.js';
import { twoSidedNormalP } from './normal.js';
import { Z_95, type Interval } from './wilson.js';

/** Fisher's z has the variance 1 / (n − 3). */
const LOST_DAYS = 3;
const LEAST_DAYS = 4;
/** As near to ±1 as rounding lets a perfect correlation come. */
const PERFECT = 1 - 1e-12;
/** Autocorrelations further apart than a fifth of the series are too few products to be known (Pyper and Peterman 1998). */
const LAGS_OF_DAYS = 5;

/**
 * 95 % interval of Pearson's r of two daily series by Fisher's z-transformation, with the days counted for what they are worth
 * (effectiveDays). Null under four days, where r is undefined or ±1, and where the days are worth no more than three.
 */
export function correlationInterval(xs: ArrayLike<number>, ys: ArrayLike<number>): Interval | null {
  const r = xs.length < LEAST_DAYS ? null : correlation(xs, ys);
  return r === null ? null : fisherInterval(r, effectiveDays(xs, ys));
}

/** The ends of tanh(atanh r ± 1.96 / √(n − 3)) (Fisher 1921); null at ±1 and for three observations or fewer. */
export function fisherInterval(r: number, observations: number): Interval | null {
  if (observations <= LOST_DAYS || Math.abs(r) > PERFECT) return null;
  const half = Z_95 / Math.sqrt(observations - LOST_DAYS);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/** Two-sided p-value of two daily series having nothing to do with each other, by Fisher's z; 1 where there is no interval. */
export function correlationP(xs: ArrayLike<number>, ys: ArrayLike<number>): number {
  const r = correlation(xs, ys);
  const days = effectiveDays(xs, ys);
  if (r === null || fisherInterval(r, days) === null) return 1;
  return twoSidedNormalP(Math.atanh(r) * Math.sqrt(days - LOST_DAYS));
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
