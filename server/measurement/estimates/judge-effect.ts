import { minimumDetectable, type EffectEstimates, type Estimate } from './estimate-effect.js';

/** The order is that of docs/incremental.md, which has their names on screens. */
export type Verdict = 'measured' | 'atLeast' | 'undetermined';

/** The reasons why nothing can be said. */
export type UndeterminedReason = 'adsFollowVisits' | 'tooFewVisits';

export interface EffectVerdict {
  verdict: Verdict;
  /** Null unless undetermined. */
  reason: UndeterminedReason | null;
  /** The visits that the ads caused; null when undetermined. */
  caused: Estimate | null;
  /** The smallest effect in visits that would have been found. */
  minimumDetectable: number;
}

/** Estimator A says too little of the credited visits below this share. */
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
export const judgeEffect = (estimates: EffectEstimates, credited: number): EffectVerdict =>
  judgeAs(isMeasured(estimates) ? 'measured' : 'atLeast', estimates, credited);

/** A part of a whole is estimated as the whole is, so that the parts add up to it. */
export const judgePart = (
  whole: EffectVerdict,
  estimates: EffectEstimates,
  credited: number,
): EffectVerdict =>
  whole.verdict === 'undetermined'
    ? { ...judgeEffect(estimates, credited), ...nothing(whole.reason) }
    : judgeAs(whole.verdict, estimates, credited);

function judgeAs(
  verdict: 'measured' | 'atLeast',
  { placebo, leadLag }: EffectEstimates,
  credited: number,
): EffectVerdict {
  const shown = verdict === 'measured' ? { ...placebo, ...both(placebo, leadLag) } : leadLag;
  const detectable = minimumDetectable(shown);

  // Ads that follow visits look as if they prevented them.
  if (leadLag.high < 0) return { ...nothing('adsFollowVisits'), minimumDetectable: detectable };
  if (credited === 0 || isBlind(shown) || detectable > MAX_DETECTABLE_SHARE * credited) {
    return { ...nothing('tooFewVisits'), minimumDetectable: detectable };
  }

  return { verdict, reason: null, caused: shown, minimumDetectable: detectable };
}

/** No visit was looked at where no group of viewers changes the estimate. */
const isBlind = ({ standardError }: Estimate): boolean => standardError === 0;

function isMeasured({ testableShare, difference }: EffectEstimates): boolean {
  const isAgreed = Math.abs(difference.value) <= AGREEMENT_ERRORS * difference.standardError;
  return testableShare >= MIN_TESTABLE_SHARE && isAgreed;
}

const nothing = (reason: UndeterminedReason | null) => ({
  verdict: 'undetermined' as const,
  reason,
  caused: null,
});

const both = (a: Estimate, b: Estimate) => ({
  standardError: Math.max(a.standardError, b.standardError),
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
});
