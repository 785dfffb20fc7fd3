import { TIMING } from '#server/event-store/codes.js';
import { add } from '#server/event-store/figures/counters.js';
import {
  DAYPART_COUNT,
  RESPONSE_CODES,
  TIMING_COUNT,
  type ResponseFigures,
} from '#server/event-store/figures/day-figures.js';
import type { DayTarget } from './day-target.js';
import type { SumPlan } from './sum-plan.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';

/** Adds a day's responses whose activating impression and site are in scope. */
export function addResponses(plan: SumPlan, figures: ResponseFigures, target: DayTarget): void {
  const lines = Array.from(figures.tagIds, (tagId) => plan.lineOf.get(tagId));
  const narrowed =
    plan.regions !== null ||
    plan.codes !== null ||
    plan.filter.sites !== null ||
    lines.includes(undefined);
  if (narrowed) addRows(plan, figures, lines, target);
  else addTotals(figures, lines, target);
}

/** Adds the totals that were computed when the day was loaded. */
function addTotals(
  { totals, siteIds }: ResponseFigures,
  lines: readonly (number | undefined)[],
  target: DayTarget,
): void {
  const { sums, regions, views } = target;
  lines.forEach((line, slot) => add(sums.lines.responses, line ?? 0, totals.byLine[slot] ?? 0));
  totals.byCode.forEach((count, code) => addCode(code, count, target));
  siteIds.forEach((siteId, site) => addSite(siteId, totals.bySite[site] ?? 0, target));
  totals.regionIds.forEach((regionId, region) =>
    regions.add(regionId, totals.byRegion[region] ?? 0),
  );
  totals.views.forEach((value, index) => views.add(value, totals.byViews[index] ?? 0));
}

function addRows(
  { regions, codes, filter }: SumPlan,
  figures: ResponseFigures,
  lines: readonly (number | undefined)[],
  target: DayTarget,
): void {
  const sitePasses = Uint8Array.from(figures.siteIds, (siteId) =>
    passes(filter.sites, siteId) ? 1 : 0,
  );
  const bySite = new Float64Array(figures.siteIds.length);
  const byCode = new Float64Array(RESPONSE_CODES);

  for (let slot = 0; slot < lines.length; slot += 1) {
    const line = lines[slot];
    if (line === undefined) continue;
    for (let row = figures.starts[slot] ?? 0; row < (figures.starts[slot + 1] ?? 0); row += 1) {
      const regionId = figures.regionIds[row] ?? 0;
      const code = figures.codes[row] ?? 0;
      const site = figures.sites[row] ?? 0;
      if (
        (regions && regions[regionId] !== 1) ||
        (codes && codes[code] !== 1) ||
        sitePasses[site] !== 1
      )
        continue;
      const count = figures.counts[row] ?? 0;
      add(target.sums.lines.responses, line, count);
      add(byCode, code, count);
      add(bySite, site, count);
      target.regions.add(regionId, count);
      target.views.add(figures.views[row] ?? 0, count);
    }
  }

  byCode.forEach((count, code) => addCode(code, count, target));
  bySite.forEach((count, site) => addSite(figures.siteIds[site] ?? 0, count, target));
}

/** A code holds daypart and timing; 'same day' is within 24 hours, so any timing up to TIMING.day. */
function addCode(code: number, count: number, { sums, weekday, index }: DayTarget): void {
  const timing = code % TIMING_COUNT;
  add(sums.responsesByDaypart, weekday * DAYPART_COUNT + (code - timing) / TIMING_COUNT, count);
  add(sums.days.responses, index, count);
  if (timing < TIMING.day) add(sums.days.sameDay, index, count);
  sums.timing[timing] = (sums.timing[timing] ?? 0) + count;
}

function addSite(siteId: number, count: number, { sums }: DayTarget): void {
  if (count > 0) sums.sites.set(siteId, (sums.sites.get(siteId) ?? 0) + count);
}
