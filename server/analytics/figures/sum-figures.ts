import type { DayFigures, WebhitFigures } from './day-figures.js';
import { emptySums, type FigureSums } from './figure-sums.js';
import { addImpressions } from './sum-impressions.js';
import { addResponses } from './sum-responses.js';
import type { SumPlan } from './sum-plan.js';
import { Tally } from './tally.js';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { passes, type IdFilter } from '#server/analytics/filter/dashboard-filter.js';

/**
 * One pass over the days of a plan, one entry of `days` for each of its days; makes every sum that
 * a panel needs.
 */
export function sumFigures(plan: SumPlan, days: readonly DayFigures[]): FigureSums {
  const sums = emptySums(plan.firstDay, days.length, plan.lines.length);
  const regions = new Tally();
  const views = new Tally();

  days.forEach((day, index) => {
    sums.webhits += countWebhits(day.webhits, plan.filter.sites);
    const weekday = weekdayOfDay(plan.firstDay + index) - 1;
    if (!plan.weekdays[weekday]) return;
    const target = { sums, regions, views, index, weekday };
    addImpressions(plan, day.impressions, target);
    addResponses(plan, day.responses, target);
  });

  return { ...sums, regions: regions.toMap(), views: views.toMap() };
}

/** A webhit has a local date of its own, and no filter but the sites narrows it. */
function countWebhits({ siteIds, counts }: WebhitFigures, sites: IdFilter): number {
  let webhits = 0;
  siteIds.forEach((siteId, index) => {
    if (passes(sites, siteId)) webhits += counts[index] ?? 0;
  });
  return webhits;
}
