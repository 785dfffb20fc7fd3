import { estimateContrast } from './estimate-contrast.js';
import { fitSeries, residualsOf, type Pair, type SeriesFit } from './fit-series.js';

/** Findings in the past that speak against a comparison of two groups of regions. */
export interface PastChecks {
  /** Pearson's, of both groups' visits. */
  correlation: number;
  /** Standard deviation of a week from what the other group lets expect, of its mean. */
  error: number;
  isAlike: boolean;
  /** The relation of the groups did not drift. */
  isStable: boolean;
  /** An experiment in the last weeks, when nothing was different, would have shown nothing. */
  isQuiet: boolean;
}

/** The bounds of google/matched_markets. */
const MIN_CORRELATION = 0.8;
const BRIDGE_ERRORS = 3;
/** Series that hardly change need no correlation to be predicted. */
const SMALL_ERROR = 0.1;

export function checkPast(fit: SeriesFit, weights: readonly number[]): PastChecks {
  const correlation = correlationOf(fit.pairs);
  const error = relativeError(fit);
  return {
    correlation,
    error,
    isAlike: correlation >= MIN_CORRELATION || error <= SMALL_ERROR,
    isStable: isStable(fit),
    isQuiet: isQuiet(fit.pairs, weights),
  };
}

function relativeError(fit: SeriesFit): number {
  const residuals = residualsOf(fit);
  const squares = residuals.reduce((total, residual) => total + residual ** 2, 0);
  const mean = fit.pairs.reduce((total, { y }) => total + y, 0) / residuals.length;
  return mean > 0 ? Math.sqrt(squares / (residuals.length - 2)) / mean : Infinity;
}

/** The cumulative residuals stay within a Brownian bridge's bounds, widened by their memory. */
function isStable(fit: SeriesFit): boolean {
  const residuals = residualsOf(fit);
  const count = residuals.length;
  const error = Math.sqrt(fit.variance) / (1 - fit.memory);
  let total = 0;
  return residuals.every((residual, index) => {
    total += residual;
    const step = index + 1;
    const bound = BRIDGE_ERRORS * error * Math.sqrt(step * (1 - step / count));
    return step === count || Math.abs(total) <= bound;
  });
}

function isQuiet(pairs: readonly Pair[], weights: readonly number[]): boolean {
  const before = pairs.slice(0, -weights.length);
  const fit = fitSeries(before);
  if (!fit) return true;
  const { low, high } = estimateContrast(fit, pairs.slice(-weights.length), weights);
  return low <= 0 && high >= 0;
}

function correlationOf(pairs: readonly Pair[]): number {
  const count = pairs.length;
  const meanX = pairs.reduce((total, { x }) => total + x, 0) / count;
  const meanY = pairs.reduce((total, { y }) => total + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0;
}
