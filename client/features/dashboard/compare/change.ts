/** A figure with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

type Interval = Pick<Estimate, 'low' | 'high'>;

/** Difference of a figure from the same figure in another period. */
export interface Change {
  /** Share of the figure then: 0.1 is 10 % more. Points: 0.1 is 10 points. Infinite from zero. */
  size: number;
  unit: 'share' | 'points';
  /** 95 % interval over all tests of its table; null for counted figures, whose change is exact. */
  interval: Interval | null;
  /** Null for counted figures, and where too few visits cannot answer. */
  isBeyondChance: boolean | null;
}

interface Test {
  /** Number of changes of visit figures that the table shows; more of them widen each interval. */
  tests?: number;
  isSmallSample?: boolean;
}

const Z_95 = 1.959964;
const ERROR_RATE = 0.05;

/** The upper quantile of the normal distribution: Abramowitz and Stegun 26.2.23, to 0.00045. */
function normalQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - above / below;
}

/** The interval at the share of the error rate that one of several tests has (Bonferroni). */
function widened({ value, low, high }: Estimate, tests: number): Estimate {
  if (tests <= 1) return { value, low, high };
  const factor = normalQuantile(ERROR_RATE / tests / 2) / Z_95;
  return {
    value,
    low: Math.max(0, value - factor * (value - low)),
    high: value + factor * (high - value),
  };
}

/**
 * The interval of now ÷ then from the intervals of both (Donner and Zou 2012, MOVER); the high end
 * is infinite where `then` can be 0.
 */
function ratioInterval(now: Estimate, then: Estimate): Interval {
  const product = now.value * then.value;
  const ends = (ofNow: number, ofThen: number) => {
    const top = ofNow * (2 * now.value - ofNow);
    const bottom = ofThen * (2 * then.value - ofThen);
    return { top, bottom, root: Math.sqrt(Math.max(0, product ** 2 - top * bottom)) };
  };

  const least = ends(now.low, then.high);
  const most = ends(now.high, then.low);
  return {
    low: least.top === 0 ? 0 : least.top / (product + least.root),
    high: most.bottom === 0 ? Infinity : (product + most.root) / most.bottom,
  };
}

function tested(change: Pick<Change, 'size' | 'unit'>, interval: Interval, test: Test): Change {
  const isBeyondChance = test.isSmallSample ? null : interval.low > 0 || interval.high < 0;
  return { ...change, interval, isBeyondChance };
}

/** The change of an estimate relative to then; null where there was nothing and is nothing. */
export function relativeChange(now: Estimate, then: Estimate, test: Test = {}): Change | null {
  if (now.value === 0 && then.value === 0) return null;

  const tests = test.tests ?? 1;
  const { low, high } = ratioInterval(widened(now, tests), widened(then, tests));
  const size = then.value === 0 ? Infinity : now.value / then.value - 1;
  return tested({ size, unit: 'share' }, { low: low - 1, high: high - 1 }, test);
}

/** The change of a percentage in points, from the intervals of both (Newcombe 1998, method 10). */
export function pointChange(now: Estimate, then: Estimate, test: Test = {}): Change {
  const tests = test.tests ?? 1;
  const [a, b] = [widened(now, tests), widened(then, tests)];
  const size = a.value - b.value;
  const interval = {
    low: size - Math.hypot(a.value - a.low, b.high - b.value),
    high: size + Math.hypot(a.high - a.value, b.value - b.low),
  };
  return tested({ size, unit: 'points' }, interval, test);
}

/** The change of the reciprocal: of the cost of a visit from that of the visits for a dollar. */
export function reciprocalChange(change: Change | null): Change | null {
  if (!change) return null;
  const reciprocal = (size: number) => 1 / (1 + size) - 1;
  const { size, interval } = change;
  return {
    ...change,
    size: reciprocal(size),
    interval: interval && { low: reciprocal(interval.high), high: reciprocal(interval.low) },
  };
}

type Amount = number | null | undefined;

/** The change of a counted figure; null where there was nothing and is nothing. */
export function countedChange(now: Amount, then: Amount): Change | null {
  if (typeof now !== 'number') return null;
  const before = then ?? 0;
  if (now === 0 && before === 0) return null;
  const size = before === 0 ? Infinity : (now - before) / Math.abs(before);
  return { size, unit: 'share', interval: null, isBeyondChance: null };
}

/** The change of a counted percentage, in points. */
export function countedPoints(now: Amount, then: Amount): Change | null {
  if (typeof now !== 'number' || typeof then !== 'number') return null;
  return { size: now - then, unit: 'points', interval: null, isBeyondChance: null };
}
