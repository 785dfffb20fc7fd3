import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { oncePer } from '#server/analytics/figures/once-per.js';
import type { FigureSums } from '#server/analytics/figures/sums/figure-sums.js';
import { impressionsByDaypart, type RecentDay } from './range-maturity.js';
import type { TimingCurve } from './timing-curve.js';

/**
 * The same figures with every impression counted by the share of its responses that has come, so
 * that rates and costs made from them are those of complete days. The figures themselves where the
 * range is complete, or where the timing is not known.
 */
export const exposedFigures = oncePer((figures: DashboardFigures): DashboardFigures => {
  const { recent, curve } = figures.maturity;
  if (!curve) return figures;

  const lines = Float64Array.from(figures.sums.lines.impressions);
  const regions = new Map(figures.sums.impressionsByRegion);
  const dayparts = Float64Array.from(figures.sums.impressionsByDaypart);
  for (const day of recent) {
    const missing = missingShares(day, curve);
    const ofDay = missingOfDay(day.sums, missing);
    day.sums.lines.impressions.forEach((count, index) => {
      lines[index] = arrived(lines[index], count, ofDay);
    });
    day.sums.impressionsByRegion.forEach((count, regionId) => {
      regions.set(regionId, arrived(regions.get(regionId), count, ofDay));
    });
    day.sums.impressionsByDaypart.forEach((count, index) => {
      dayparts[index] = arrived(dayparts[index], count, missing[index % DAYPART_COUNT] ?? 0);
    });
  }

  return {
    ...figures,
    sums: {
      ...figures.sums,
      lines: { ...figures.sums.lines, impressions: lines },
      impressionsByRegion: regions,
      impressionsByDaypart: dayparts,
    },
  };
});

/** Far below one impression in any count, far above the rounding of the subtraction. */
export const ROUNDING = 1e-9;

/** Nothing, rather than what rounding leaves, where all responses are still to come. */
function arrived(impressions = 0, recent: number, missing: number): number {
  const rest = impressions - recent * missing;
  return rest > impressions * ROUNDING ? rest : 0;
}

/** The share of its responses that is still to come, by daypart − 1. */
export const missingShares = ({ ages }: RecentDay, curve: TimingCurve): number[] =>
  ages.map((spans) =>
    spans.reduce((sum, span) => sum + span.weight * (1 - curve.arrivedShare(span)), 0),
  );

/** Share over the day, as if a line or region had its impressions at the hours of all of them. */
export function missingOfDay(sums: FigureSums, missing: readonly number[]): number {
  const counts = impressionsByDaypart(sums);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  return counts.reduce((sum, count, index) => sum + count * (missing[index] ?? 0), 0) / total;
}
