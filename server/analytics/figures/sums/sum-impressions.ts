import { add, type Counters } from '#server/event-store/figures/counters.js';
import { DAYPART_COUNT, type ImpressionFigures } from '#server/event-store/figures/day-figures.js';
import type { DayTarget } from './day-target.js';
import type { SumPlan } from './sum-plan.js';

/**
 * Adds a day's impressions of the lines, regions and dayparts in scope. Sites never narrow
 * impressions.
 */
export function addImpressions(plan: SumPlan, figures: ImpressionFigures, target: DayTarget): void {
  const { tagIds, byLine, regions } = figures;
  const hasAllLines = tagIds.every((tagId) => plan.lineOf.has(tagId));
  if (hasAllLines && !plan.regions) addTotals(plan, regions, target);

  for (let slot = 0; slot < tagIds.length; slot += 1) {
    const line = plan.lineOf.get(tagIds[slot] ?? 0);
    if (line === undefined) continue;

    const before = target.sums.days.impressions[target.index] ?? 0;
    if (plan.regions) addRegions(plan, plan.regions, figures, slot, target);
    else {
      addDayparts(plan, byLine, slot, target);
      if (!hasAllLines) tallyRegions(plan, figures, slot, target);
    }
    const after = target.sums.days.impressions[target.index] ?? 0;
    add(target.sums.lines.impressions, line, after - before);
  }
}

/** Adds the totals by region that were computed when the day was loaded. */
function addTotals(
  plan: SumPlan,
  { ids, counts }: ImpressionFigures['regions'],
  { impressionsByRegion }: DayTarget,
): void {
  ids.forEach((id, index) => impressionsByRegion.add(id, countRow(plan, counts, index)));
}

function tallyRegions(
  plan: SumPlan,
  { starts, regionIds, counts }: ImpressionFigures,
  slot: number,
  { impressionsByRegion }: DayTarget,
): void {
  for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1)
    impressionsByRegion.add(regionIds[row] ?? 0, countRow(plan, counts, row));
}

/** The impressions of a row in the dayparts in scope. */
function countRow({ dayparts }: SumPlan, counts: Counters, row: number): number {
  let count = 0;
  for (const daypart of dayparts) count += counts[row * DAYPART_COUNT + daypart] ?? 0;
  return count;
}

function addRegions(
  plan: SumPlan,
  regions: Uint8Array,
  { starts, regionIds, counts }: ImpressionFigures,
  slot: number,
  target: DayTarget,
): void {
  for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
    const regionId = regionIds[row] ?? 0;
    if (regions[regionId] === 1)
      target.impressionsByRegion.add(regionId, addDayparts(plan, counts, row, target));
  }
}

/** Adds a row, and returns its impressions. */
function addDayparts(
  { dayparts }: SumPlan,
  counts: Counters,
  row: number,
  { sums, weekday, index }: DayTarget,
): number {
  let total = 0;
  for (const daypart of dayparts) {
    const count = counts[row * DAYPART_COUNT + daypart] ?? 0;
    add(sums.impressionsByDaypart, weekday * DAYPART_COUNT + daypart, count);
    total += count;
  }
  add(sums.days.impressions, index, total);
  return total;
}
