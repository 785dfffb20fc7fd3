import {
  type Change,
  countedChange,
  countedPoints,
  type Estimate,
  pointChange,
  reciprocalChange,
  relativeChange,
} from './change';

/** A rate of visits with its interval, as the panels have it. */
export interface RateRow {
  responseRate: number | null;
  responseRateInterval: Interval | null;
  isSmallSample: boolean;
}

interface Interval {
  low: number;
  high: number;
}

/** The row of the comparison period; undefined where it had none. */
type Then<Row> = Row | undefined;

const Z_95 = 1.959964;

/** A percentage with its interval; null without either. */
export const estimateOf = (value: number | null, interval: Interval | null): Estimate | null =>
  value === null || !interval ? null : { value, ...interval };

const rateOf = (row: Then<RateRow>): Estimate | null =>
  row ? estimateOf(row.responseRate, row.responseRateInterval) : null;

const times = ({ value, low, high }: Estimate, factor: number): Estimate => ({
  value: value * factor,
  low: low * factor,
  high: high * factor,
});

/** A count of visits with the score interval of a Poisson count, times what it still grows by. */
export function countEstimate(visits: number, growth = 1): Estimate {
  const centre = visits + Z_95 ** 2 / 2;
  const half = Z_95 * Math.sqrt(visits + Z_95 ** 2 / 4);
  const low = visits === 0 ? 0 : centre - half;
  return times({ value: visits, low, high: centre + half }, growth);
}

const isSmall = (row: RateRow, then: Then<RateRow>) =>
  row.isSmallSample || then?.isSmallSample === true;

/** Number of compared rows of a table; each has its share of the error rate. */
export const countTests = (rows: readonly Pick<RateRow, 'isSmallSample'>[]): number =>
  rows.filter((row) => !row.isSmallSample).length;

/** Returns the change in points. */
export function rateChange(row: RateRow, then: Then<RateRow>, tests = 1): Change | null {
  const [now, before] = [rateOf(row), rateOf(then)];
  if (!now || !before) return countedPoints(row.responseRate, then?.responseRate);
  return pointChange(now, before, { tests, isSmallSample: isSmall(row, then) });
}

type VisitRow = RateRow & { impressions: number; visits: number };

/** Compares the visits that the rates give when all of them have come. */
export function visitChange(row: VisitRow, then: Then<VisitRow>, tests = 1): Change | null {
  const [now, before] = [rateOf(row), rateOf(then)];
  if (!then || !now || !before) return countedChange(row.visits, then?.visits);
  const isSmallSample = isSmall(row, then);
  return relativeChange(times(now, row.impressions), times(before, then.impressions), {
    tests,
    isSmallSample,
  });
}

type CostRow = RateRow & { cost: number | null };

/** The visits that a dollar buys. */
const visitsPerDollar = (row: Then<CostRow>): Estimate | null => {
  const rate = rateOf(row);
  return row?.cost && rate && rate.value > 0 ? times(rate, 1 / (rate.value * row.cost)) : null;
};

/** Compares the cost of a visit; null where either period has no visit to pay for. */
export function costChange(row: CostRow, then: Then<CostRow>, tests = 1): Change | null {
  if (row.cost === null || !then || then.cost === null) return null;
  const [now, before] = [visitsPerDollar(row), visitsPerDollar(then)];
  if (!now || !before) return countedChange(row.cost, then.cost);
  const isSmallSample = isSmall(row, then);
  return reciprocalChange(relativeChange(now, before, { tests, isSmallSample }));
}
