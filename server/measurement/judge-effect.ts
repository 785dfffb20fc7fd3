import { minimumDetectable, type EffectEstimates, type Estimate } from './estimate-effect.js';

/** In the order of docs/incremental.md, which has their names on screens. */
export type Verdict = 'measured' | 'atLeast' | 'undetermined';

export interface EffectVerdict {
  verdict: Verdict;
  /** The visits that the ads caused; null when undetermined. */
  caused: Estimate | null;
  /** The smallest effect in visits that would have been found. */
  minimumDetectable: number;
}

/** Below this, estimator A says too little of the credited visits. */
export const MIN_TESTABLE_SHARE = 0.8;
/** The largest minimum detectable effect that still says something, of the credited visits. */
const MAX_DETECTABLE_SHARE = 0.5;
const AGREEMENT_ERRORS = 1.96;

/**
 * Estimator A alone is wrong where being at home makes people both watch and browse, and B alone
 * is low where more ads stop having more effect. A is shown only where B, which assumes something
 * else, agrees; with an interval that holds those of both, because in a small sample almost
 * anything agrees.
 */
export function judgeEffect(estimates: EffectEstimates, credited: number): EffectVerdict {
  const { placebo, leadLag, difference, testableShare } = estimates;
  const isAgreed = Math.abs(difference.value) <= AGREEMENT_ERRORS * difference.standardError;
  const isMeasured = testableShare >= MIN_TESTABLE_SHARE && isAgreed;
  const shown = isMeasured ? { ...placebo, ...both(placebo, leadLag) } : leadLag;
  const detectable = minimumDetectable(shown);

  // Ads that follow visits look as if they prevented them.
  const followsVisits = leadLag.high < 0;
  const isTooFew = credited === 0 || detectable > MAX_DETECTABLE_SHARE * credited;
  if (followsVisits || isTooFew) {
    return { verdict: 'undetermined', caused: null, minimumDetectable: detectable };
  }

  return {
    verdict: isMeasured ? 'measured' : 'atLeast',
    caused: shown,
    minimumDetectable: detectable,
  };
}

const both = (a: Estimate, b: Estimate) => ({
  standardError: Math.max(a.standardError, b.standardError),
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
});
