import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';
import {
  type RegionDesign as MeasuredDesign,
  SWITCHBACK_WEEKS,
} from '#server/measurement/regions/region-design.js';
import { WEEK_DAYS } from '#server/measurement/regions/read-regions.js';
import { RegionDesign } from '#server/experiments/experiment-kind.js';

export interface ExperimentDays {
  startDate: string;
  endDate: string;
  design: RegionDesign | null;
}

/** Returns what the estimate needs to know of an experiment on days of a booking. */
export const designOf = (
  { startDate, endDate, design }: ExperimentDays,
  booking: { startDate: string; endDate: string },
): MeasuredDesign => ({
  isSwitchback: design === RegionDesign.SWITCHBACK,
  isLaunch: startDate === booking.startDate,
  weeks: Math.floor((dayOfLocalDate(endDate) - dayOfLocalDate(startDate) + 1) / WEEK_DAYS),
  goesOn: booking.endDate > endDate,
});

/** First day of the booking's ads in the compared past; null where the past may lack them. */
export const adsSince = (design: MeasuredDesign, booking: { startDate: string }): string | null =>
  design.isSwitchback || design.isLaunch ? null : booking.startDate;

export interface HeldOutDays {
  startDate: string;
  /** Included. */
  endDate: string;
  isHeldOut: (regionId: number) => boolean;
}

/** Returns the days, and the regions that see no ads on them. */
export function heldOutDays(
  experiment: ExperimentDays & { regionIds: readonly number[] },
): HeldOutDays[] {
  const { startDate, endDate, design, regionIds } = experiment;
  const isFirst = (regionId: number) => regionIds.includes(regionId);
  if (design !== RegionDesign.SWITCHBACK) return [{ startDate, endDate, isHeldOut: isFirst }];

  const { heldOut, washOut } = SWITCHBACK_WEEKS;
  const dayAfter = (weeks: number) => dayOfLocalDate(startDate) + weeks * WEEK_DAYS;
  return [
    { startDate, endDate: localDateOfDay(dayAfter(heldOut) - 1), isHeldOut: isFirst },
    {
      startDate: localDateOfDay(dayAfter(heldOut + washOut)),
      endDate,
      isHeldOut: (regionId) => !isFirst(regionId),
    },
  ];
}
