import { add, type Counters } from '#server/analytics/figures/counters.js';
import { DAYPART_COUNT, type ImpressionFigures } from '#server/analytics/figures/day-figures.js';
import type { DayTarget } from './day-target.js';
import type { SumPlan } from './sum-plan.js';

/**
 * Adds a day's impressions of the lines, regions and dayparts in scope. Sites never narrow
 * impressions.
 */
export function addImpressions(plan: SumPlan, figures: ImpressionFigures, target: DayTarget): void {
  for (let slot = 0; slot < figures.tagIds.length; slot += 1) {
    const line = plan.lineOf.get(figures.tagIds[slot] ?? 0);
    if (line === undefined) continue;
    const before = target.sums.days.impressions[target.index] ?? 0;
    if (plan.regions) addRegions(plan, plan.regions, figures, slot, target);
    else addDayparts(plan, figures.byLine, slot, target);
    add(
      target.sums.lines.impressions,
      line,
      (target.sums.days.impressions[target.index] ?? 0) - before,
    );
  }
}

function addRegions(
  plan: SumPlan,
  regions: Uint8Array,
  { starts, regionIds, counts }: ImpressionFigures,
  slot: number,
  target: DayTarget,
): void {
  for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
    if (regions[regionIds[row] ?? 0] === 1) addDayparts(plan, counts, row, target);
  }
}

function addDayparts(
  { dayparts }: SumPlan,
  counts: Counters,
  row: number,
  { sums, weekday, index }: DayTarget,
): void {
  let total = 0;
  for (const daypart of dayparts) {
    const count = counts[row * DAYPART_COUNT + daypart] ?? 0;
    add(sums.impressionsByDaypart, weekday * DAYPART_COUNT + daypart, count);
    total += count;
  }
  add(sums.days.impressions, index, total);
}
