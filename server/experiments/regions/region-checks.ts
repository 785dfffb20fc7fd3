import { countText, decimalText, percentText } from '#schema/writing/numbers.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import {
  ExperimentCheckKind,
  ExperimentCheckStatus,
  type ExperimentCheck,
} from '#server/experiments/experiment.types.js';
import { checkPast } from '#server/measurement/regions/check-past.js';
import { fitSeries } from '#server/measurement/regions/fit-series.js';
import { MIN_PAST_WEEKS } from '#server/measurement/regions/past-weeks.js';
import { daysAfter, readDailyVisits, WEEK_DAYS } from '#server/measurement/regions/read-regions.js';
import {
  comparedWeeks,
  weightsOf,
  type RegionDesign,
} from '#server/measurement/regions/region-design.js';
import { pairsOf, type RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import type { HeldOutAds } from './held-out-ads.js';
import { namedRegions } from './region-names.js';

/** The checks of ads say nothing about fewer impressions. */
const MIN_CHECKED_IMPRESSIONS = 1_000;
/** A dark region has at most this share of what is expected there. */
const MAX_DARK_SHARE = 0.1;
const MAX_CONTAMINATION = 0.01;
/** A day with less than this share of the usual visits lacks some. */
const MIN_DAY_SHARE = 0.2;
const MAX_MISSING_DAYS = 0.1;

interface CheckedRegions {
  experiment: Experiment;
  design: RegionDesign;
  past: readonly RegionWeeks[];
  ads: HeldOutAds;
  today: string;
}

/** Nothing of them says what the visits in the experiment were. */
export async function describeRegionChecks(
  ctx: Pick<ServiceContext, 'em'>,
  checked: CheckedRegions,
): Promise<ExperimentCheck[]> {
  return [
    await checkHeldOut(ctx, checked.ads),
    checkContamination(checked.ads),
    ...checkBefore(checked),
    await checkDays(ctx, checked),
  ];
}

const statusOf = (isKnown: boolean, isFailed: boolean): ExperimentCheckStatus => {
  if (!isKnown) return ExperimentCheckStatus.NOT_YET;
  return isFailed ? ExperimentCheckStatus.FAILED : ExperimentCheckStatus.PASSED;
};

async function checkHeldOut(
  ctx: Pick<ServiceContext, 'em'>,
  ads: HeldOutAds,
): Promise<ExperimentCheck> {
  const lit = ads.regions.filter(
    ({ impressions, expected }) => impressions > Math.max(1, MAX_DARK_SHARE * expected),
  );
  const names = await namedRegions(ctx, new Set(lit.map(({ regionId }) => regionId)));
  return {
    kind: ExperimentCheckKind.DARK_REGIONS,
    status: statusOf(ads.litImpressions >= MIN_CHECKED_IMPRESSIONS, lit.length > 0),
    sentence:
      lit.length > 0
        ? `Ads still run in ${names.map(({ name }) => name).join(', ')}.`
        : 'Every held-out region has less than a tenth of the ads that are expected there.',
  };
}

function checkContamination({ litImpressions, heldOutImpressions }: HeldOutAds): ExperimentCheck {
  const all = litImpressions + heldOutImpressions;
  const share = all > 0 ? heldOutImpressions / all : 0;
  return {
    kind: ExperimentCheckKind.CONTAMINATION,
    status: statusOf(litImpressions >= MIN_CHECKED_IMPRESSIONS, share > MAX_CONTAMINATION),
    sentence: `${countText(heldOutImpressions)} of ${countText(all)} impressions (${percentText(share)}) were in held-out regions; above 1% the effect is larger than shown.`,
  };
}

function checkBefore({ experiment, design, past }: CheckedRegions): ExperimentCheck[] {
  const weeks = past[0]?.visits.length ?? 0;
  const fit = fitSeries(pairsOf(past, new Set(experiment.regionIds)));
  const isKnown = fit !== null && weeks >= MIN_PAST_WEEKS;
  const checks = fit && checkPast(fit, weightsOf(design));

  return [
    {
      kind: ExperimentCheckKind.EQUAL_PAST,
      status: statusOf(isKnown, !checks?.isAlike || !checks.isStable),
      sentence: pastSentence(weeks, checks),
    },
    {
      kind: ExperimentCheckKind.QUIET_PAST,
      status: statusOf(isKnown, !checks?.isQuiet),
      sentence: checks?.isQuiet
        ? 'Right before, when nothing was held out, the same test shows no effect.'
        : 'Right before, when nothing was held out, the same test shows an effect: read the result with care.',
    },
  ];
}

function pastSentence(weeks: number, checks: ReturnType<typeof checkPast> | null): string {
  if (!checks || weeks < MIN_PAST_WEEKS) {
    return `Only ${weeks} weeks of visits by region before it; ${MIN_PAST_WEEKS} are needed.`;
  }
  const alike = `In the ${weeks} weeks before, the held-out regions differed by ${percentText(checks.error)} from what the others let expect, with a correlation of ${decimalText(checks.correlation)}; at most 10%, or 0.80, is needed.`;
  return checks.isStable ? alike : `${alike} They drifted apart.`;
}

async function checkDays(
  ctx: Pick<ServiceContext, 'em'>,
  { experiment: { customerId, startDate }, design, today }: CheckedRegions,
): Promise<ExperimentCheck> {
  const pool = await ctx.em.getConnection().getNativeClient();
  const before = comparedWeeks(design);
  const days = await readDailyVisits(pool, {
    customerId,
    startDate: daysAfter(startDate, -before * WEEK_DAYS),
    weeks: 2 * before,
  });
  const usual = medianOf(
    days.filter(({ localDate }) => localDate < startDate).map(({ visits }) => visits),
  );
  const own = days.filter(({ localDate }) => localDate >= startDate && localDate < today);
  const missing = own.filter(({ visits }) => visits < MIN_DAY_SHARE * usual).length;
  const unplaced = own.reduce((total, day) => total + day.unplaced, 0);
  const all = own.reduce((total, day) => total + day.visits + day.unplaced, 0);

  return {
    kind: ExperimentCheckKind.COMPLETE_DAYS,
    status: statusOf(own.length > 0 && usual > 0, missing > MAX_MISSING_DAYS * own.length),
    sentence: `${countText(own.length - missing)} of ${countText(own.length)} days so far have at least a fifth of the usual visits; ${percentText(all > 0 ? unplaced / all : 0)} of the visits have no known region.`,
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
