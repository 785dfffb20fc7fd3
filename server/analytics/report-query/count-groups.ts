import { setImmediate } from 'node:timers/promises';
import type { DailyFigures } from '#server/analytics/dashboard.service.js';
import type { DayFigures, WebhitFigures } from '#server/event-store/figures/day-figures.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';
import { weekdayOfDay } from '#server/event-store/reporting-time.js';
import { countImpressions } from './count-impressions.js';
import { countVisits } from './count-visits.js';
import { addTo, GroupTable } from './group-table.js';
import type { CountedGroups, CountingScope } from './counting-scope.js';
import { axesOfDevice, type ReportAxes } from './report-axes.js';
import { missingByDay, type MissingVisits } from './report-completion.js';
import type { ReportQuestion } from './report-question.js';
import type { ReportSlot } from './report-slots.js';

/** Counted without a pause; a day of a large customer takes a fifth of a millisecond by region. */
const DAYS_PER_PART = 100;

/**
 * One pass over the days, slot by slot; other calls run between parts of it. Throws INVALID for
 * more groups than a call may have.
 */
export async function countGroups(
  { figures, plan, days, byDevice }: DailyFigures,
  question: ReportQuestion,
  axes: ReportAxes,
  slots: readonly ReportSlot[],
): Promise<CountedGroups> {
  const keyCount = axes.lineGroups.length * axes.region.ids.length * axes.daypart.ids.length;
  const impressions = new GroupTable(keyCount);
  const rows = question.isOfVisits ? new GroupTable(keyCount * axes.visitKeys) : impressions;
  const scope: CountingScope = { plan, question, axes, rows, impressions };
  const parts = byDevice.size > 0 ? partsByDevice(scope, byDevice) : [{ scope, days }];
  const missing = missingByDay(figures);
  const impressionGroups: number[] = [];
  let counted = 0;

  for (const [index, slot] of slots.entries()) {
    for (const table of new Set([rows, impressions])) table.startSlot(index);
    if (question.isEveryPeriod) makeEveryGroup(scope);

    for (const at of slot.days) {
      const day = days[at];
      const number = plan.firstDay + at;
      if (!day) continue;
      countWebhits(scope, day.webhits);
      if (plan.weekdays[weekdayOfDay(number) - 1]) {
        for (const part of parts) countDay(part.scope, part.days[at], missing.get(number));
      }

      counted += 1;
      if (counted % DAYS_PER_PART === 0) await (yieldToOthers() ?? setImmediate());
    }

    for (let group = impressionGroups.length; group < rows.keys.length; group += 1)
      impressionGroups.push(impressionGroupOf(scope, group));
  }

  return { rows, impressions, impressionGroups };
}

/** The days of each device, and the groups that they count in. */
const partsByDevice = (scope: CountingScope, byDevice: DailyFigures['byDevice']) =>
  [...byDevice.values()].map((days, place) => ({
    scope: { ...scope, axes: axesOfDevice(scope.axes, place, byDevice.size) },
    days,
  }));

function countDay(
  scope: CountingScope,
  day: DayFigures | undefined,
  missing: MissingVisits | undefined,
): void {
  if (!day) return;
  countImpressions(scope, day.impressions, missing);
  countVisits(scope, day.responses);
}

function makeEveryGroup({ rows, axes }: CountingScope): void {
  axes.daypart.ids.forEach((_, key) => rows.groupOf(key));
}

function impressionGroupOf({ rows, impressions, axes }: CountingScope, group: number): number {
  if (rows === impressions) return group;
  return impressions.groupOf(Math.floor((rows.keys[group] ?? 0) / axes.visitKeys));
}

/** Webhits count on their own local date; the sites alone narrow and split them. */
function countWebhits(
  { plan, question, axes, rows }: CountingScope,
  { siteIds, counts }: WebhitFigures,
): void {
  if (!question.metrics.includes('WEBHITS')) return;
  siteIds.forEach((siteId, index) => {
    if (!passes(plan.filter.sites, siteId)) return;
    const group = rows.groupOf(axes.site.places.get(siteId) ?? 0);
    addTo(rows.webhits, group, counts[index] ?? 0);
  });
}
