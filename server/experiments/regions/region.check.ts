import { SWITCHBACK_DAYS } from '#schema/experiments.js';
import { REGION_EXPERIMENT_RULES } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { RegionDesign } from '#server/experiments/experiment-kind.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { designOf, type ExperimentDays } from './region-design.js';
import { readRegionsBefore } from './regions-before.js';

/** Returns the error in the length of an experiment of regions; null where there is none. */
export function regionDaysError({ startDate, endDate, design }: ExperimentDays): string | null {
  const days = dayOfLocalDate(endDate) - dayOfLocalDate(startDate) + 1;
  if (design === RegionDesign.SWITCHBACK) {
    return days === SWITCHBACK_DAYS
      ? null
      : `By turns takes ${SWITCHBACK_DAYS} days: two weeks, one between, two weeks`;
  }
  const { minDays, maxDays } = REGION_EXPERIMENT_RULES;
  const isWhole = days % 7 === 0 && days >= minDays && days <= maxDays;
  return isWhole
    ? null
    : `An experiment of regions lasts whole weeks: ${minDays} to ${maxDays} days`;
}

/** Checks which regions an experiment holds out; answers what is stored of them. */
export async function checkRegions(
  ctx: ServiceContext,
  check: FieldCheck,
  { booking, regionIds, ...days }: ExperimentDays & { booking: Booking; regionIds: number[] },
): Promise<number[]> {
  const daysError = regionDaysError(days);
  if (daysError) check.fail('end_date', daysError);
  const chosen = [...new Set(regionIds)].toSorted((a, b) => a - b);
  check.require('region_ids', chosen.length > 0, 'Choose the regions that are held out');
  if (!check.holds) return chosen;

  const measured = designOf(days, booking);
  const known = await readRegionsBefore(ctx, booking, { startDate: days.startDate, measured });
  const knownIds = new Set(known.map(({ regionId }) => regionId));
  check.require(
    'region_ids',
    chosen.every((id) => knownIds.has(id)),
    'Choose regions with visits in the past weeks',
  );
  check.require(
    'region_ids',
    knownIds.size > chosen.length,
    'Leave a region that sees the ads: there is nothing to compare with',
  );
  return chosen;
}
