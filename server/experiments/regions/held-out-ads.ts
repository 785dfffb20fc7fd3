import type { ServiceContext } from '#server/access/identity/context.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';
import { readRegionImpressions } from '#server/measurement/regions/read-regions.js';
import type { RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import { heldOutDays } from './region-design.js';

export interface HeldOutAds {
  /** Impressions of the days so far on which some regions are dark. */
  litImpressions: number;
  heldOutImpressions: number;
  /** Each dark region has its impressions, and those that its share of the past lets expect. */
  regions: { regionId: number; impressions: number; expected: number }[];
}

interface Question {
  experiment: Experiment;
  past: readonly RegionWeeks[];
  today: string;
}

/** The booking's impressions in and outside of dark regions, until yesterday or its stop. */
export async function readHeldOutAds(
  ctx: Pick<ServiceContext, 'em'>,
  { experiment, past, today }: Question,
): Promise<HeldOutAds> {
  const { customerId, bookingId } = experiment;
  const pool = await ctx.em.getConnection().getNativeClient();
  const yesterday = localDateOfDay(dayOfLocalDate(today) - 1);
  const shares = new Map(past.map(({ regionId, deliveryShare }) => [regionId, deliveryShare]));
  const ads: HeldOutAds = { litImpressions: 0, heldOutImpressions: 0, regions: [] };

  for (const { startDate, endDate, isHeldOut } of heldOutDays(experiment)) {
    const lastDate = endDate < yesterday ? endDate : yesterday;
    if (startDate > lastDate) continue;
    const days = { startDate, endDate: lastDate };
    const impressions = await readRegionImpressions(pool, { customerId, bookingId, ...days });

    let lit = 0;
    for (const [regionId, count] of impressions) {
      if (isHeldOut(regionId) && shares.has(regionId)) ads.heldOutImpressions += count;
      else lit += count;
    }
    ads.litImpressions += lit;

    const heldOut = [...shares].filter(([regionId]) => isHeldOut(regionId));
    const heldOutShare = heldOut.reduce((total, [, share]) => total + share, 0);
    for (const [regionId, share] of heldOut) {
      const expected = heldOutShare < 1 ? (lit * share) / (1 - heldOutShare) : 0;
      ads.regions.push({ regionId, impressions: impressions.get(regionId) ?? 0, expected });
    }
  }
  return ads;
}
