import type { Counters } from '#server/analytics/figures/counters.js';
import { DAYPART_COUNT, type ImpressionFigures } from '#server/analytics/figures/day-figures.js';
import type { CountingScope } from './counting-scope.js';
import { addTo } from './group-table.js';
import type { MissingVisits } from './report-completion.js';

/** A line's impressions in one region, or in all. */
interface LineRow {
  counts: Counters;
  row: number;
  /** Place in the axis of regions. */
  region: number;
  lineGroup: number;
  cpm: number;
}

/** Adds a day's impressions in scope to their groups. */
export function countImpressions(
  scope: CountingScope,
  figures: ImpressionFigures,
  missing: MissingVisits | undefined,
): void {
  const { plan, axes } = scope;
  const { tagIds, byLine, starts, regionIds, counts } = figures;
  const isByRegion = plan.regions !== null || axes.dimensions.includes('REGION');

  for (let slot = 0; slot < tagIds.length; slot += 1) {
    const line = plan.lineOf.get(tagIds[slot] ?? 0);
    if (line === undefined) continue;

    const lineGroup = axes.groupOfLine[line] ?? 0;
    const cpm = plan.lines[line]?.cpmTenThousandths ?? 0;
    if (!isByRegion) {
      countRow(scope, { counts: byLine, row: slot, region: 0, lineGroup, cpm }, missing);
      continue;
    }

    for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
      const regionId = regionIds[row] ?? 0;
      if (plan.regions && plan.regions[regionId] !== 1) continue;
      const region = axes.region.places.get(regionId) ?? 0;
      countRow(scope, { counts, row, region, lineGroup, cpm }, missing);
    }
  }
}

function countRow(
  scope: CountingScope,
  { counts, row, region, lineGroup, cpm }: LineRow,
  missing: MissingVisits | undefined,
): void {
  const { plan, axes } = scope;
  const dayparts = axes.daypart.ids.length;
  const key = (lineGroup * axes.region.ids.length + region) * dayparts;
  let total = 0;

  for (const daypart of plan.dayparts) {
    const count = counts[row * DAYPART_COUNT + daypart] ?? 0;
    if (dayparts === 1) total += count;
    else if (count > 0)
      addCount(scope, key + daypart, count, { cpm, missing: missing?.byDaypart[daypart] });
  }

  if (total > 0) addCount(scope, key, total, { cpm, missing: missing?.ofDay });
}

function addCount(
  { impressions: table }: CountingScope,
  key: number,
  count: number,
  { cpm, missing }: { cpm: number; missing: number | undefined },
): void {
  const group = table.groupOf(key);
  addTo(table.impressions, group, count);
  addTo(table.spendUnits, group, count * cpm);
  if (missing === undefined) return;

  addTo(table.missing, group, count * missing);
  addTo(table.missingSpendUnits, group, count * missing * cpm);
}
