import { TIMING } from '#server/event-store/codes.js';
import {
  DAYPART_COUNT,
  TIMING_COUNT,
  type ResponseFigures,
} from '#server/event-store/figures/day-figures.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';
import type { CountingScope } from './counting-scope.js';
import { addTo } from './group-table.js';
import type { ReportDimension } from './report-dimension.js';
import type { ReportMetric } from './report-metric.js';

/** Only the rows of a day know these, and its totals by line do not. */
const DIMENSIONS_OF_ROWS: readonly ReportDimension[] = [
  'REGION',
  'DAYPART',
  'SITE',
  'TIMING',
  'VIEWS',
];
const METRICS_OF_ROWS: readonly ReportMetric[] = ['SAME_DAY_VISITS', 'AVERAGE_VIEWS'];

const FIRST_PLACES = { daypart: 0, timing: 0 };

/** Adds a day's visits whose activating impression and site are in scope to their groups. */
export function countVisits(scope: CountingScope, figures: ResponseFigures): void {
  const { plan, question, axes, rows } = scope;
  const needsRows =
    plan.regions !== null ||
    plan.codes !== null ||
    plan.filter.sites !== null ||
    question.dimensions.some((dimension) => DIMENSIONS_OF_ROWS.includes(dimension)) ||
    question.metrics.some((metric) => METRICS_OF_ROWS.includes(metric));
  if (needsRows) countRows(scope, figures);
  else
    figures.tagIds.forEach((tagId, slot) => {
      const line = plan.lineOf.get(tagId);
      const count = figures.totals.byLine[slot] ?? 0;
      if (line === undefined || count === 0) return;
      addTo(rows.visits, rows.groupOf(axes.groupOfLine[line] ?? 0), count);
    });
}

function countRows({ plan, axes, rows: table }: CountingScope, figures: ResponseFigures): void {
  const { starts, regionIds, codes, sites, siteIds, views, counts } = figures;
  const sitePasses = Uint8Array.from(siteIds, (id) => (passes(plan.filter.sites, id) ? 1 : 0));
  const siteKeys = Int32Array.from(siteIds, (id) => axes.site.places.get(id) ?? 0);
  const codeKeys = keysOfCodes(axes);
  const isByViews = axes.dimensions.includes('VIEWS');

  for (let slot = 0; slot < figures.tagIds.length; slot += 1) {
    const line = plan.lineOf.get(figures.tagIds[slot] ?? 0);
    if (line === undefined) continue;
    const lineGroup = axes.groupOfLine[line] ?? 0;

    for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
      const regionId = regionIds[row] ?? 0;
      const code = codes[row] ?? 0;
      const site = sites[row] ?? 0;
      if (
        (plan.regions && plan.regions[regionId] !== 1) ||
        (plan.codes && plan.codes[code] !== 1) ||
        sitePasses[site] !== 1
      )
        continue;
      const count = counts[row] ?? 0;
      const seen = views[row] ?? 0;
      const { daypart, timing } = codeKeys[code] ?? FIRST_PLACES;
      const place = axes.placeOfRegion[regionId] ?? 0;
      const ofImpression =
        (lineGroup * axes.region.ids.length + place) * axes.daypart.ids.length + daypart;
      const ofSite = ofImpression * axes.site.ids.length + (siteKeys[site] ?? 0);
      const ofTiming = ofSite * axes.timing.ids.length + timing;
      const key =
        ofTiming * axes.views.ids.length + (isByViews ? (axes.views.places.get(seen) ?? 0) : 0);

      const group = table.groupOf(key);
      addTo(table.visits, group, count);
      addTo(table.views, group, seen * count);
      if (code % TIMING_COUNT < TIMING.day) addTo(table.sameDayVisits, group, count);
    }
  }
}

/** The places of the daypart and timing of a response code in their axes. */
const keysOfCodes = ({ daypart, timing }: CountingScope['axes']) =>
  Array.from({ length: DAYPART_COUNT * TIMING_COUNT }, (_, code) => ({
    daypart: daypart.places.get(Math.floor(code / TIMING_COUNT) + 1) ?? 0,
    timing: timing.places.get((code % TIMING_COUNT) + 1) ?? 0,
  }));
