import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import { missingOfDay, missingShares } from '#server/analytics/maturity/exposed-figures.js';
import { agedImpressions, type RecentDay } from '#server/analytics/maturity/range-maturity.js';
import { exposureVariation } from '#server/analytics/panels/maturity.js';
import type { ReportSlot } from './report-slots.js';

/** The share of the visits of a day's impressions that is still to come. */
export interface MissingVisits {
  ofDay: number;
  /** Index: daypart − 1. */
  byDaypart: readonly number[];
}

/** Keyed by day number; empty where the range is complete or the timing is not known. */
export const missingByDay = oncePer(
  ({ maturity: { recent, curve } }: DashboardFigures): ReadonlyMap<number, MissingVisits> => {
    if (!curve) return new Map();

    return new Map(
      recent.map((day) => {
        const byDaypart = missingShares(day, curve);
        return [day.sums.firstDay, { ofDay: missingOfDay(day.sums, byDaypart), byDaypart }];
      }),
    );
  },
);

export interface Completion {
  isCompleted: boolean;
  exposureVariation: number;
}

const COUNTED: Completion = { isCompleted: false, exposureVariation: 0 };

export const completionOfRange = (figures: DashboardFigures): Completion =>
  figures.maturity.curve
    ? { isCompleted: true, exposureVariation: exposureVariation(figures) }
    : COUNTED;

/** A period that dates limit is completed as a dashboard of its days would be. */
export function completionOfSlot(figures: DashboardFigures, slot: ReportSlot): Completion {
  if (slot.period === null) return completionOfRange(figures);

  const { recent, curve } = figures.maturity;
  const { firstDay } = figures.sums;
  const days = new Set(slot.days.map((index) => firstDay + index));
  const own = recent.filter(({ sums }) => days.has(sums.firstDay));
  if (!curve || !own.some(hasImpressions)) return COUNTED;

  const impressions = slot.days.reduce(
    (sum, index) => sum + (figures.sums.days.impressions[index] ?? 0),
    0,
  );
  const missing = missingByDay(figures);
  const exposure = own.reduce(
    (sum, { sums }) =>
      sum - (sums.days.impressions[0] ?? 0) * (missing.get(sums.firstDay)?.ofDay ?? 0),
    impressions,
  );

  return {
    isCompleted: true,
    exposureVariation:
      exposure > 0 ? curve.exposureVariance(agedImpressions(own)) / exposure ** 2 : 0,
  };
}

const hasImpressions = ({ sums }: RecentDay): boolean => (sums.days.impressions[0] ?? 0) > 0;
