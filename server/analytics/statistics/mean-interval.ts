import { Z_95, type Interval } from './wilson.js';

/**
 * A mean of this number of counts or more is nearly normal (the usual rule for the central limit
 * theorem).
 */
const MIN_OBSERVATIONS = 30;

/**
 * 95 % interval of the mean of values, each with its number of occurrences: mean ± 1.96 s / √n.
 * Null for fewer than thirty.
 */
export function meanInterval(counts: ReadonlyMap<number, number>): Interval | null {
  let n = 0;
  let sum = 0;

  for (const [value, count] of counts) {
    n += count;
    sum += value * count;
  }

  if (n < MIN_OBSERVATIONS) return null;

  const mean = sum / n;
  let squares = 0;
  for (const [value, count] of counts) squares += count * (value - mean) ** 2;
  const half = Z_95 * Math.sqrt(squares / (n - 1) / n);

  return { low: mean - half, high: mean + half };
}
