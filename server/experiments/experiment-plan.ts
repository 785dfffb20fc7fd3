import { powerSentence } from '#schema/experiments.js';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { controlPercentError } from '#schema/field-rules.js';
import type { ClientBase } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { inSnapshot } from '#server/event-store/postgres/figures/snapshot.js';
import { invalid } from '#server/core/errors.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { customerTimeZone } from '#server/domains/campaigns/content/dates.js';
import {
  dayOfLocalDate,
  localDateOfDay,
  reportingClock,
  type ReportingClock,
} from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { scaledSums, type HouseholdSums } from '#server/measurement/holdout/household-sums.js';
import { planHoldout } from '#server/measurement/holdout/plan-holdout.js';
import { readHouseholds } from '#server/measurement/holdout/read-households.js';
import { maxExperimentDays } from './experiment-days.check.js';
import {
  ExperimentPlanBasis,
  type ExperimentPlan,
  type ExperimentPower,
} from './experiment.types.js';

const PLANNED_DAYS = [7, 14, 28, 42, 56];
/** More impressions than these are sampled by household. */
const MAX_IMPRESSIONS = 100_000;

/**
 * Returns what holdouts of the booking would find, had they been drawn in its past; in that of all
 * the client's bookings where it has none. Throws NOT_FOUND, INVALID.
 */
export async function planExperiment(
  ctx: ServiceContext,
  bookingId: number,
  controlPercent: number,
): Promise<ExperimentPlan> {
  const percentError = controlPercentError(controlPercent);
  if (percentError) throw invalid({ control_percent: percentError });

  const { customerId } = await getBooking(ctx, bookingId);
  const maxDays = maxExperimentDays(ctx.config);
  const clock = reportingClock(await customerTimeZone(ctx, customerId));
  const lastDay = clock.localDay(ctx.now().getTime()) - 1 - CREDIT_WINDOW_DAYS;
  const pool = await ctx.em.getConnection().getNativeClient();

  return inSnapshot(pool, customerId, async (client) => {
    const { basis, tagIds, impressions, firstDay } = await chooseBasis(client, {
      customerId,
      bookingId,
      lastDay,
      clock,
    });
    const epochsMs = (await readViewerEpochs(client)).map(({ beginsAtMs }) => beginsAtMs);
    const read = async (tagIds: readonly number[], days: number, sampledShare: number) => {
      const households = await readHouseholds(client, {
        customerId,
        tagIds,
        epochsMs,
        sampledShare,
        startMs: clock.startOfDay(lastDay - days + 1),
        endMs: clock.startOfDay(lastDay + 1),
      });
      return households.spans.map(({ treated }) => scaledSums(treated.sums, 1 / sampledShare));
    };

    const sampledShare = Math.min(1, MAX_IMPRESSIONS / Math.max(1, impressions));
    const powers: ExperimentPower[] = [];
    for (const days of PLANNED_DAYS) {
      if (days > maxDays || lastDay - days + 1 < firstDay) break;
      const power = powerOf(await read(tagIds, days, sampledShare), days, controlPercent / 100);
      if (power) powers.push(power);
    }

    return { basis, endDate: localDateOfDay(lastDay), maxDays, powers };
  });
}

function powerOf(
  spans: readonly HouseholdSums[],
  days: number,
  controlShare: number,
): ExperimentPower | null {
  const power = planHoldout(spans, controlShare);
  if (!power) return null;
  const { households, smallestLift } = power;
  return {
    days,
    households: Math.round(households),
    smallestLift,
    sentence: powerSentence({ days, smallestLift }),
  };
}

interface Basis {
  /** Null without any impressions. */
  basis: ExperimentPlanBasis | null;
  tagIds: number[];
  /** Impressions of the longest planned days. */
  impressions: number;
  /** The first local day with an impression whose viewer is known, since 1970-01-01. */
  firstDay: number;
}

interface BasisQuestion {
  customerId: number;
  bookingId: number;
  lastDay: number;
  clock: ReportingClock;
}

async function chooseBasis(
  client: ClientBase,
  { customerId, bookingId, lastDay, clock }: BasisQuestion,
): Promise<Basis> {
  const longest = Math.max(...PLANNED_DAYS);
  const { rows } = await client.query<BasisRow>(
    `select tag.id, tag.booking_id = $2 as is_own, coalesce(sum(day.impressions), 0)::float8 as impressions,
       min(day.local_date)::text as first_date
     from impression_tag tag
     join lateral (
       select local_date, daypart_1 + daypart_2 + daypart_3 + daypart_4 + daypart_5 + daypart_6 + daypart_7 + daypart_8 as impressions
       from event_store.impression_rollup rollup
       where rollup.customer_id = $1 and rollup.tag_id = tag.id and rollup.local_date between $3 and $4
     ) day on true
     where tag.customer_id = $1 group by tag.id, tag.booking_id`,
    [customerId, bookingId, localDateOfDay(lastDay - longest + 1), localDateOfDay(lastDay)],
  );
  const own = rows.filter(({ is_own: isOwn }) => isOwn);
  const chosen = own.length > 0 ? own : rows;
  const clearedMs = await readClearedMs(client);
  const firstDates = chosen.map(({ first_date: date }) => dayOfLocalDate(date));

  return {
    basis: basisOf(own.length > 0, chosen.length > 0),
    tagIds: chosen.map(({ id }) => id),
    impressions: chosen.reduce((total, row) => total + row.impressions, 0),
    firstDay: Math.max(Math.min(...firstDates), clock.localDay(clearedMs) + 1),
  };
}

function basisOf(isOwn: boolean, isAny: boolean): ExperimentPlanBasis | null {
  if (!isAny) return null;
  return isOwn ? ExperimentPlanBasis.BOOKING : ExperimentPlanBasis.CUSTOMER;
}

/** Viewers of earlier events have no keys any more. */
async function readClearedMs(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select (extract(epoch from before) * 1000)::float8 as ms
     from event_store.watermark where name = 'viewer_keys' and isfinite(before)`,
  );
  return rows[0]?.ms ?? 0;
}

interface BasisRow {
  id: number;
  is_own: boolean;
  impressions: number;
  first_date: string;
}
