import type { DayFigures, WebhitFigures } from '#server/event-store/figures/day-figures.js';
import { emptySums, type FigureSums } from './figure-sums.js';
import { addImpressions } from './sum-impressions.js';
import { addResponses } from './sum-responses.js';
import type { SumPlan } from './sum-plan.js';
import { Tally } from '#server/event-store/figures/tally.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { passes, type IdFilter } from '#server/analytics/filter/dashboard-filter.js';

/** Summed without a pause: a few milliseconds for a large customer. */
const DAYS_PER_PART = 500;

/**
 * One pass over the days of a plan, one entry of `days` for each of its days; computes every sum of
 * the panels. Calls that go first run between two parts of it.
 */
export async function sumFigures(plan: SumPlan, days: readonly DayFigures[]): Promise<FigureSums> {
  const sums = emptySums(plan.firstDay, days.length, plan.lines.length);
  const impressionsByRegion = new Tally();
  const regions = new Tally();
  const views = new Tally();

  for (const [index, day] of days.entries()) {
    if (index > 0 && index % DAYS_PER_PART === 0) await yieldToOthers();

    sums.webhits += countWebhits(day.webhits, plan.filter.sites);
    const weekday = weekdayOfDay(plan.firstDay + index) - 1;
    if (!plan.weekdays[weekday]) continue;

    const target = { sums, impressionsByRegion, regions, views, index, weekday };
    addImpressions(plan, day.impressions, target);
    addResponses(plan, day.responses, target);
  }

  return {
    ...sums,
    impressionsByRegion: impressionsByRegion.toMap(),
    regions: regions.toMap(),
    views: views.toMap(),
  };
}

/** A webhit has its own local date, and only the sites filter narrows it. */
function countWebhits({ siteIds, counts }: WebhitFigures, sites: IdFilter): number {
  let webhits = 0;
  siteIds.forEach((siteId, index) => {
    if (passes(sites, siteId)) webhits += counts[index] ?? 0;
  });
  return webhits;
}
