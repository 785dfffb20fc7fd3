import { regionSentences } from '#schema/experiments.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { costOf } from '#server/analytics/effect/effect-texts.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { bookingOf } from '#server/domains/campaigns/booking/booking.names.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { firstResultDate } from '#server/experiments/experiment-state.js';
import { describeLift } from '#server/experiments/experiment-lift.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import {
  ExperimentCheckKind,
  ExperimentCheckStatus,
  ExperimentResultReason,
  type ExperimentCheck,
  type ExperimentResult,
} from '#server/experiments/experiment.types.js';
import {
  estimateRegions,
  type RegionEstimate,
} from '#server/measurement/regions/estimate-regions.js';
import { MIN_PAST_WEEKS } from '#server/measurement/regions/past-weeks.js';
import { comparedWeeks } from '#server/measurement/regions/region-design.js';
import { readWeeklyVisits } from '#server/measurement/regions/read-regions.js';
import { pairsOf, type RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import { describeRegionChecks } from './region-checks.js';
import { readHeldOutAds, type HeldOutAds } from './held-out-ads.js';
import { readRegionsBefore } from './regions-before.js';
import { designOf } from './region-design.js';

interface DescribedRegions {
  /** All with visits in the past weeks. */
  regionIds: number[];
  checks: ExperimentCheck[];
  result: ExperimentResult | ExperimentResultReason;
}

const BLOCKING: readonly ExperimentCheckKind[] = [
  ExperimentCheckKind.EQUAL_PAST,
  ExperimentCheckKind.DARK_REGIONS,
  ExperimentCheckKind.COMPLETE_DAYS,
];
const IMPRESSIONS_OF_CPM = 1_000;

/** The caller must be allowed to see the experiment of regions; this checks nothing itself. */
export const describedRegions: (
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  experimentId: number,
) => Promise<DescribedRegions | undefined> = batchLoader(
  async (ctx: Pick<ServiceContext, 'em' | 'now'>, ids: number[]) => {
    const experiments = await ctx.em.find(Experiment, { id: { $in: ids } });
    const described = new Map<number, DescribedRegions>();
    for (const experiment of experiments) {
      described.set(experiment.id, await describe(ctx, experiment));
    }
    return described;
  },
);

async function describe(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  experiment: Experiment,
): Promise<DescribedRegions> {
  const booking = await bookingOf(ctx, experiment.bookingId);
  const design = designOf(experiment, booking);
  const past = await readRegionsBefore(ctx, booking, {
    startDate: experiment.startDate,
    measured: design,
  });
  const today = await customerToday(ctx, experiment.customerId);
  const ads = await readHeldOutAds(ctx, { experiment, past, today });
  const checks = await describeRegionChecks(ctx, { experiment, design, past, ads, today });

  return {
    regionIds: past.map(({ regionId }) => regionId),
    checks,
    result:
      reasonOf(experiment, { checks, past, today }) ??
      (await resultOf(ctx, { experiment, booking, past, ads })),
  };
}

interface Known {
  checks: readonly ExperimentCheck[];
  past: readonly RegionWeeks[];
  today: string;
}

function reasonOf(
  { stoppedAt, endDate }: Experiment,
  { checks, past, today }: Known,
): ExperimentResultReason | null {
  if (stoppedAt) return ExperimentResultReason.STOPPED;
  if (today < firstResultDate(endDate)) return ExperimentResultReason.NOT_FINISHED;
  if ((past[0]?.visits.length ?? 0) < MIN_PAST_WEEKS) return ExperimentResultReason.SHORT_PAST;
  const isUnlike = checks.some(
    ({ kind, status }) => status === ExperimentCheckStatus.FAILED && BLOCKING.includes(kind),
  );
  return isUnlike ? ExperimentResultReason.REGIONS_DIFFER : null;
}

interface Finished {
  experiment: Experiment;
  booking: Booking;
  past: readonly RegionWeeks[];
  ads: HeldOutAds;
}

async function resultOf(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  { experiment, booking, past, ads }: Finished,
): Promise<ExperimentResult | ExperimentResultReason> {
  const { customerId, startDate } = experiment;
  const design = designOf(experiment, booking);
  const heldOutIds = new Set(experiment.regionIds);
  const weeks = comparedWeeks(design);
  const pool = await ctx.em.getConnection().getNativeClient();
  const visits = await readWeeklyVisits(pool, { customerId, startDate, weeks });
  // A region without any visit now has none; one without a past is in neither group.
  const test = past.map((region) => ({
    ...region,
    visits: visits.get(region.regionId) ?? Array.from({ length: weeks }, () => 0),
  }));
  const estimate = estimateRegions({ past, test, design, heldOutIds });
  if (!estimate) return ExperimentResultReason.SHORT_PAST;

  const groups = visitsOf(test, heldOutIds, design.isSwitchback);
  return describeEstimate(
    estimate,
    groups,
    (ads.litImpressions * booking.cpm) / IMPRESSIONS_OF_CPM,
  );
}

interface GroupVisits {
  /** Visits while and where ads ran; `dark` has those without ads. */
  lit: number;
  heldOut: number;
}

function visitsOf(
  test: readonly RegionWeeks[],
  heldOutIds: ReadonlySet<number>,
  isSwitchback: boolean,
): GroupVisits {
  const groups = { lit: 0, heldOut: 0 };
  const pairs = pairsOf(test, heldOutIds);
  for (const [week, { x, y }] of pairs.entries()) {
    const isTurned = isSwitchback && week >= pairs.length / 2;
    groups.lit += isTurned ? y : x;
    groups.heldOut += isTurned ? x : y;
  }
  return groups;
}

/** The share that ads cause is the same in both groups, so each group's visits follow from it. */
function describeEstimate(
  { share }: RegionEstimate,
  { lit, heldOut }: GroupVisits,
  spend: number,
): ExperimentResult {
  const each = (of: (share: number) => number) => ({
    value: of(share.value),
    low: of(share.low),
    high: of(share.high),
  });
  const liftOf = (caused: number) => (caused < 1 ? caused / (1 - caused) : Number.MAX_VALUE);
  const causedVisits = each((caused) => caused * lit);
  const known = {
    causedVisits,
    treatedVisits: lit,
    ...describeLift(causedVisits, lit),
  };
  return {
    ...known,
    spend,
    costPerCausedVisit: costOf(spend, causedVisits),
    sentences: regionSentences({
      ...known,
      heldOut: { visits: heldOut, missed: each((caused) => liftOf(caused) * heldOut) },
    }),
  };
}
