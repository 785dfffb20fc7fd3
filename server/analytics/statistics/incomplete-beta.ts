import { logGamma } from './log-gamma.js';

const TINY = 1e-300;
const PRECISION = 1e-14;
/**
 * The fraction needs about √max(a, b) terms near the middle and few in the tails: enough for 10¹⁰
 * events.
 */
const MAX_TERMS = 100_000;

/** Lentz's evaluation of the continued fraction of the incomplete beta function (DLMF 8.17.22). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;

  for (let m = 1; m <= MAX_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }

  return value;
}

const awayFromZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** The regularised incomplete beta function Iₓ(a, b), for 0 ≤ x ≤ 1 and a, b ≥ 1. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(front) * betaFraction(x, a, b)) / a;
}
