/*
 * The statistics of docs/measures.md from their definitions, slowly: intervals by trying values,
 * exact tests by adding up every outcome, Holm's correction over the whole list of hypotheses.
 * Shares no code with the product.
 */

const Z = 1.959963984540054;

export interface ReferenceInterval {
  low: number;
  high: number;
}

/**
 * All proportions p for which the observed one is within 1.96 standard errors of p, found by
 * bisection.
 */
export function referenceWilson(hits: number, trials: number): ReferenceInterval | null {
  if (trials === 0 || hits > trials) return null;

  const observed = hits / trials;
  const isWithin = (p: number) => Math.abs(observed - p) <= Z * Math.sqrt((p * (1 - p)) / trials);
  const edge = (tx: number, outside: number): number => {
    if (isWithin(outside)) return outside;
    for (let step = 0; step < 200; step += 1) {
      const middle = (tx + outside) / 2;
      if (isWithin(middle)) tx = middle;
      else outside = middle;
    }
    return tx;
  };

  return { low: edge(observed, 0), high: edge(observed, 1) };
}

const LOG_FACTORIALS = [0];
function logFactorial(n: number): number {
  for (let k = LOG_FACTORIALS.length; k <= n; k += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[k - 1] ?? 0) + Math.log(k));
  return LOG_FACTORIALS[n] ?? 0;
}

/** Twice the smaller tail of the binomial distribution of a's responses, given the sum of both. */
export function referencePairP(
  a: { responses: number; impressions: number },
  b: { responses: number; impressions: number },
): number {
  const n = a.responses + b.responses;
  if (a.impressions === 0 || b.impressions === 0 || n === 0) return 1;

  const share = a.impressions / (a.impressions + b.impressions);
  const chanceOf = (k: number) =>
    Math.exp(
      logFactorial(n) -
        logFactorial(k) -
        logFactorial(n - k) +
        k * Math.log(share) +
        (n - k) * Math.log(1 - share),
    );

  let atMost = 0;
  let atLeast = 0;

  for (let k = 0; k <= n; k += 1) {
    if (k <= a.responses) atMost += chanceOf(k);
    if (k >= a.responses) atLeast += chanceOf(k);
  }

  return Math.min(1, 2 * Math.min(atMost, atLeast));
}

/**
 * Holm: p-values in ascending order against α/m, α/(m − 1) …; the first that fails and all after it
 * are not rejected.
 */
export function referenceHolm(ps: readonly number[], alpha: number): boolean[] {
  const order = ps.map((p, index) => ({ p, index })).sort((one, other) => one.p - other.p);
  const rejected = ps.map(() => false);
  for (const [rank, { p, index }] of order.entries()) {
    if (p > alpha / (ps.length - rank)) break;
    rejected[index] = true;
  }
  return rejected;
}

/** One of sixteen comparisons that share 5 %. */
const ALPHA = 0.05 / 16;

interface ReferenceRow {
  responses: number;
  impressions: number;
  takesPart: boolean;
}

/**
 * Returns whether each row of a table is tied with the first compared row. All pairs of compared
 * rows are counted; pairs without the first row are never rejected.
 */
export function referenceTies(rows: readonly ReferenceRow[]): (boolean | null)[] {
  const taking = rows.filter(({ takesPart }) => takesPart);
  const [first] = taking;
  const ps: number[] = [];
  const placeOf = new Map<ReferenceRow, number>();

  for (const [index, one] of taking.entries()) {
    for (const other of taking.slice(index + 1)) {
      if (one === first) placeOf.set(other, ps.length);
      ps.push(one === first ? referencePairP(one, other) : 1);
    }
  }

  const rejected = referenceHolm(ps, ALPHA);

  return rows.map((row) => {
    const place = placeOf.get(row);
    return place === undefined ? null : !rejected[place];
  });
}

/** Returns whether each row differs from all other rows together, among those that are compared. */
export function referenceDifferences(rows: readonly ReferenceRow[]): boolean[] {
  const taking = rows.filter(({ takesPart }) => takesPart);
  const ps = taking.map((row) => {
    const rest = { responses: 0, impressions: 0 };
    for (const other of rows) {
      if (other === row) continue;
      rest.responses += other.responses;
      rest.impressions += other.impressions;
    }
    return referencePairP(row, rest);
  });

  const rejected = referenceHolm(ps, ALPHA);

  return rows.map((row) => row.takesPart && Boolean(rejected[taking.indexOf(row)]));
}

/** n ÷ (1 + 2 Σ (1 − j/n) rₓ(j) rᵧ(j)), lags 1 to n/5, not above n; then Fisher's z. */
export function referenceCorrelationInterval(
  points: readonly [number, number][],
  r: number | null,
): ReferenceInterval | null {
  const n = points.length;
  if (n < 4 || r === null) return null;

  const autocorrelation = (values: readonly number[], lag: number) => {
    const mean = values.reduce((total, value) => total + value, 0) / n;
    const around = values.map((value) => value - mean);
    const together = around
      .slice(lag)
      .reduce((total, value, index) => total + value * (around[index] ?? 0), 0);
    return together / around.reduce((total, value) => total + value ** 2, 0);
  };

  let sum = 0;

  for (let lag = 1; lag * 5 <= n; lag += 1) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    sum += (1 - lag / n) * autocorrelation(xs, lag) * autocorrelation(ys, lag);
  }

  const worth = Math.min(n, n / (1 + 2 * sum > 0 ? 1 + 2 * sum : 1));
  if (worth <= 3 || Math.abs(r) >= 1 - 1e-12) return null;

  const z = 0.5 * Math.log((1 + r) / (1 - r));
  const back = (value: number) => (Math.exp(2 * value) - 1) / (Math.exp(2 * value) + 1);

  return { low: back(z - Z / Math.sqrt(worth - 3)), high: back(z + Z / Math.sqrt(worth - 3)) };
}
