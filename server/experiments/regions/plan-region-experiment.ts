import {
  REGION_PLAN_REASONS,
  splitSentence,
  type RegionPlanReasonName,
} from '#schema/experiments.js';
import { controlPercentError } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { experimentPolicy } from '#server/experiments/experiment.policy.js';
import { largeRegions } from '#server/measurement/regions/draw-splits.js';
import { MIN_PAST_WEEKS } from '#server/measurement/regions/past-weeks.js';
import { planRegions, type PlannedSplit } from '#server/measurement/regions/plan-regions.js';
import type { RegionDesign as MeasuredDesign } from '#server/measurement/regions/region-design.js';
import type { RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import { regionDaysError } from './region.check.js';
import { designOf, type ExperimentDays } from './region-design.js';
import { readRegionsBefore } from './regions-before.js';
import { namedRegions } from './region-names.js';
import type { RegionPlan, RegionSplit } from './region.types.js';

const MIN_REGIONS = 4;

export interface RegionPlanQuestion extends ExperimentDays {
  bookingId: number;
  /** Maximum share of the ads that is held out, in percent. */
  maxPercent: number;
}

/**
 * Proposes regions to hold out on some days, by how the client's visits by region moved in the
 * past. Throws NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function planRegionExperiment(
  ctx: ServiceContext,
  question: RegionPlanQuestion,
): Promise<RegionPlan> {
  const check = new FieldCheck();
  const percentError = controlPercentError(question.maxPercent);
  if (percentError) check.fail('max_percent', percentError);
  const daysError = regionDaysError(question);
  if (daysError) check.fail('end_date', daysError);
  check.done();

  const booking = await getBooking(ctx, question.bookingId);
  authorize(requireActor(ctx), experimentPolicy, 'create');
  const design = designOf(question, booking);
  const regions = await readRegionsBefore(ctx, booking, { ...question, measured: design });
  const pastWeeks = regions[0]?.visits.length ?? 0;

  const reason = reasonOf(regions, design);
  const splits = reason
    ? []
    : planRegions({ regions, design, maxShare: question.maxPercent / 100 });
  const stated = reason ?? (splits.length === 0 ? 'UNLIKE' : null);
  return {
    reason: stated,
    reasonText: stated && REGION_PLAN_REASONS[stated],
    pastWeeks,
    splits: await Promise.all(splits.map((split) => describeSplit(ctx, split))),
  };
}

function reasonOf(
  regions: readonly RegionWeeks[],
  { isSwitchback, isLaunch }: MeasuredDesign,
): RegionPlanReasonName | null {
  const weeks = regions[0]?.visits.length ?? 0;
  if (weeks < MIN_PAST_WEEKS && !isSwitchback && !isLaunch) return 'SHORT_RUN';
  if (weeks === 0) return 'NO_VISITS';
  if (weeks < MIN_PAST_WEEKS) return 'SHORT_PAST';

  const large = largeRegions(regions).length;
  if (large < 2) return 'TOO_FEW_REGIONS';
  return large < MIN_REGIONS && !isSwitchback ? 'FEW_REGIONS' : null;
}

async function describeSplit(
  ctx: ServiceContext,
  { regionIds, deliveryShare, smallestShare, past }: PlannedSplit,
): Promise<RegionSplit> {
  const smallestLift = smallestShare < 1 ? smallestShare / (1 - smallestShare) : Number.MAX_VALUE;
  return {
    heldOut: await namedRegions(ctx, regionIds),
    deliveryShare,
    smallestLift,
    correlation: past.correlation,
    sentence: splitSentence({ smallestLift, deliveryShare }),
  };
}
