import { minimumDetectable, type EffectEstimates, type Estimate } from './estimate-effect.js';

/** The order is that of docs/incremental.md, which has their names on screens. */
export type Verdict = 'measured' | 'atLeast' | 'undetermined';

/** The reasons why nothing can be said. */
export type UndeterminedReason = 'adsFollowVisits' | 'tooFewVisits' | 'mostlyAverage';

export interface EffectVerdict {
  verdict: Verdict;
  /** Null unless undetermined. */
  reason: UndeterminedReason | null;
  /**
   * The visits that the ads caused; null when undetermined. The lower end is that of the 95 %
   * interval; the upper end is infinite where nothing says how many they may be.
   */
  caused: Estimate | null;
  /** The smallest effect in visits that would have been found. */
  minimumDetectable: number;
}

/** Estimator A says too little of the credited visits below this share. */
export const MIN_TESTABLE_SHARE = 0.8;
/** The largest minimum detectable effect that still says something, of the credited visits. */
const MAX_DETECTABLE_SHARE = 0.5;
/** Both estimates agree where their difference is certainly smaller, as a share of the credited visits. */
const AGREEMENT_SHARE = 0.05;
/** A compares unlike weeks unless visits before ads are within these times those of clean weeks. */
const EVEN_RATIO = { low: 0.8, high: 1.25 };
/** A part with less evidence of its own is mostly the average of all parts. */
const MIN_OWN_SHARE = 0.5;

/**
 * Estimator A alone is wrong where being at home makes people both watch and browse, and B alone
 * is low where more ads stop having more effect. A is shown only where it is shown that B, which
 * assumes something else, agrees; with an interval that holds those of both. Not to be refuted is
 * not enough: in a small sample almost nothing is.
 */
export const judgeEffect = (estimates: EffectEstimates, credited: number): EffectVerdict =>
  judgeAs(isMeasured(estimates, credited) ? 'measured' : 'atLeast', estimates, credited);

/** A part of a whole is estimated as the whole is, so that the parts add up to it. */
export function judgePart(
  whole: EffectVerdict,
  estimates: EffectEstimates,
  credited: number,
): EffectVerdict {
  if (whole.verdict === 'undetermined')
    return { ...judgeEffect(estimates, credited), ...nothing(whole.reason) };

  const judged = judgeAs(whole.verdict, estimates, credited);
  const own = whole.verdict === 'measured' ? estimates.testableShare : estimates.baseShare;
  return judged.reason === null && own < MIN_OWN_SHARE
    ? { ...judged, ...nothing('mostlyAverage') }
    : judged;
}

function judgeAs(
  verdict: 'measured' | 'atLeast',
  estimates: EffectEstimates,
  credited: number,
): EffectVerdict {
  const { placebo, leadLag } = estimates;
  const shown = verdict === 'measured' ? { ...placebo, ...both(placebo, leadLag) } : leadLag;
  const detectable = minimumDetectable(shown);

  if (followsVisits(estimates))
    return { ...nothing('adsFollowVisits'), minimumDetectable: detectable };
  if (credited === 0 || isBlind(shown) || detectable > MAX_DETECTABLE_SHARE * credited) {
    return { ...nothing('tooFewVisits'), minimumDetectable: detectable };
  }

  const high = verdict === 'measured' ? shown.high : mostOf(placebo, leadLag);
  return { verdict, reason: null, caused: { ...shown, high }, minimumDetectable: detectable };
}

/**
 * Ads that follow visits look to B as if they prevented them. Then the visits before ads are raised;
 * where they are not, B is low for another reason, and says no more than that.
 */
const followsVisits = ({ leadLag, preExposureRatio }: EffectEstimates): boolean =>
  leadLag.high < 0 && (preExposureRatio === null || preExposureRatio.value > 1);

/** B is low where more ads add less, A high where people are at home. B at 0 bounds nothing. */
const mostOf = (placebo: Estimate, leadLag: Estimate): number =>
  leadLag.value <= 0 ? Infinity : Math.max(placebo.high, leadLag.high);

/** No visit was looked at where no group of viewers changes the estimate. */
const isBlind = ({ standardError }: Estimate): boolean => standardError === 0;

function isMeasured(
  { testableShare, difference, preExposureRatio }: EffectEstimates,
  credited: number,
): boolean {
  const margin = AGREEMENT_SHARE * credited;
  const isAgreed = difference.low >= -margin && difference.high <= margin;
  const isEven =
    preExposureRatio === null ||
    (preExposureRatio.high >= EVEN_RATIO.low && preExposureRatio.low <= EVEN_RATIO.high);
  return testableShare >= MIN_TESTABLE_SHARE && isAgreed && isEven;
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
