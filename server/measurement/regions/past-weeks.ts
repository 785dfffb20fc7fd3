import type { ClientBase } from 'pg';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { daysAfter, readRegionImpressions, readWeeklyVisits, WEEK_DAYS } from './read-regions.js';
import type { RegionWeeks } from './region-weeks.js';

/** Half a year shows how regions move together; older weeks say less of today. */
const MAX_PAST_WEEKS = 26;
/** Fewer weeks show no relation. */
export const MIN_PAST_WEEKS = 8;
/** Ads reach their usual visits after a week. */
const RAMP_UP_DAYS = 7;
const DELIVERY_DAYS = 28;
const MIN_DELIVERY = 1_000;

export interface PastQuestion {
  customerId: number;
  bookingId: number;
  /** The weeks end on the day before it. */
  beforeDate: string;
  /** First day of ads before the experiment; the weeks that count had ads, too. Null otherwise. */
  adsSince: string | null;
}

/** The regions' whole weeks before a date, the oldest first, as far back as there are visits. */
export async function readPastWeeks(
  client: Pick<ClientBase, 'query'>,
  { customerId, bookingId, beforeDate, adsSince }: PastQuestion,
): Promise<RegionWeeks[]> {
  const weeks = Math.min(MAX_PAST_WEEKS, adsSince ? weeksOfAds(adsSince, beforeDate) : Infinity);
  if (weeks < 1) return [];

  const startDate = daysAfter(beforeDate, -weeks * WEEK_DAYS);
  const visits = await readWeeklyVisits(client, { customerId, startDate, weeks });
  // The first week with visits may lack days.
  const first = firstWeek([...visits.values()]);
  const skipped = first > 0 ? first + 1 : 0;
  const shares = await deliveryShares(client, { customerId, bookingId, beforeDate, visits });

  return [...visits]
    .map(([regionId, own]) => ({
      regionId,
      visits: own.slice(skipped),
      deliveryShare: shares.get(regionId) ?? 0,
    }))
    .toSorted((a, b) => a.regionId - b.regionId);
}

const weeksOfAds = (adsSince: string, beforeDate: string): number =>
  Math.floor((dayOfLocalDate(beforeDate) - dayOfLocalDate(adsSince) - RAMP_UP_DAYS) / WEEK_DAYS);

function firstWeek(series: readonly (readonly number[])[]): number {
  const firsts = series.map((visits) => visits.findIndex((count) => count > 0));
  return firsts.length === 0 ? 0 : Math.min(...firsts);
}

/** Shares by four weeks of the booking's impressions, else of all bookings', else by the visits. */
async function deliveryShares(
  client: Pick<ClientBase, 'query'>,
  {
    customerId,
    bookingId,
    beforeDate,
    visits,
  }: Omit<PastQuestion, 'adsSince'> & { visits: ReadonlyMap<number, readonly number[]> },
): Promise<Map<number, number>> {
  const days = {
    startDate: daysAfter(beforeDate, -DELIVERY_DAYS),
    endDate: daysAfter(beforeDate, -1),
  };
  for (const ofBooking of [bookingId, null]) {
    const ads = await readRegionImpressions(client, { customerId, bookingId: ofBooking, ...days });
    const placed = new Map([...ads].filter(([regionId]) => visits.has(regionId)));
    if (sum(placed.values()) >= MIN_DELIVERY) return sharesOf(placed);
  }
  return sharesOf(new Map([...visits].map(([regionId, own]) => [regionId, sum(own)])));
}

function sharesOf(counts: ReadonlyMap<number, number>): Map<number, number> {
  const whole = sum(counts.values());
  return new Map([...counts].map(([id, count]) => [id, whole > 0 ? count / whole : 0]));
}

const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);
