import { add, type Counters } from '#server/event-store/figures/counters.js';
import {
  DAYPART_COUNT,
  type DayFigures,
  type ImpressionFigures,
  type ResponseFigures,
} from '#server/event-store/figures/day-figures.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import type { LineSums } from './figure-sums.js';
import type { SumPlan } from './sum-plan.js';

/** The `lines` of `sumFigures`, without all else. */
export function sumLines(plan: SumPlan, days: readonly DayFigures[]): LineSums {
  const count = plan.lines.length;
  const sums = { impressions: new Float64Array(count), responses: new Float64Array(count) };

  for (const [index, { impressions, responses }] of days.entries()) {
    if (!plan.weekdays[weekdayOfDay(plan.firstDay + index) - 1]) continue;
    addImpressions(plan, impressions, sums.impressions);
    addResponses(plan, responses, sums.responses);
  }

  return sums;
}

function addImpressions(plan: SumPlan, figures: ImpressionFigures, sums: Float64Array): void {
  const { tagIds, byLine, starts, regionIds, counts } = figures;

  for (let slot = 0; slot < tagIds.length; slot += 1) {
    const line = plan.lineOf.get(tagIds[slot] ?? 0);
    if (line === undefined) continue;
    if (!plan.regions) {
      add(sums, line, countRow(plan, byLine, slot));
      continue;
    }
    for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
      if (plan.regions[regionIds[row] ?? 0] === 1) add(sums, line, countRow(plan, counts, row));
    }
  }
}

function countRow({ dayparts }: SumPlan, counts: Counters, row: number): number {
  let count = 0;
  for (const daypart of dayparts) count += counts[row * DAYPART_COUNT + daypart] ?? 0;
  return count;
}

function addResponses(plan: SumPlan, figures: ResponseFigures, sums: Float64Array): void {
  const { regions, codes, filter } = plan;
  const { tagIds, starts, totals, siteIds } = figures;
  const isWhole = !regions && !codes && !filter.sites;
  const sitePasses = isWhole ? [] : Array.from(siteIds, (siteId) => passes(filter.sites, siteId));

  for (let slot = 0; slot < tagIds.length; slot += 1) {
    const line = plan.lineOf.get(tagIds[slot] ?? 0);
    if (line === undefined) continue;
    if (isWhole) {
      add(sums, line, totals.byLine[slot] ?? 0);
      continue;
    }
    for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
      const isIn =
        (!regions || regions[figures.regionIds[row] ?? 0] === 1) &&
        (!codes || codes[figures.codes[row] ?? 0] === 1) &&
        sitePasses[figures.sites[row] ?? 0];
      if (isIn) add(sums, line, figures.counts[row] ?? 0);
    }
  }
}
