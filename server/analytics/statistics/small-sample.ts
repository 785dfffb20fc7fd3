import type { Rated } from './exact-rate-test.js';

/**
 * Fewer expected responses than this are a small sample (Cochran 1954's rule of five): the 95 %
 * interval of a rate is then wider than the rate itself. It uses the expected responses, not the
 * observed ones, so that a poor result from many impressions is not excused.
 */
const MIN_EXPECTED = 5;

/** Checks a rate: the expected responses are its impressions at the rate of the whole table. */
export const isSmallSample = (impressions: number, whole: Rated): boolean =>
  !((impressions * whole.responses) / whole.impressions >= MIN_EXPECTED);

/** Checks a count that has no impressions of its own. */
export const isSmallCount = (responses: number): boolean => responses < MIN_EXPECTED;
