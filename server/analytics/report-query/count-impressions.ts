import type { Counters } from '#server/event-store/figures/counters.js';
import { DAYPART_COUNT, type ImpressionFigures } from '#server/event-store/figures/day-figures.js';
import type { CountingScope } from './counting-scope.js';
import { addTo } from './group-table.js';
import type { MissingVisits } from './report-completion.js';

/** Adds a day's impressions in scope to their groups. */
export function countImpressions(
  scope: CountingScope,
  figures: ImpressionFigures,
  missing: MissingVisits | undefined,
): void {
  const { plan, axes } = scope;
  const { tagIds, byLine, starts, regionIds, counts } = figures;
  const isByRegion = plan.regions !== null || axes.dimensions.includes('REGION');
  const counter = new DayCounter(scope, isByRegion ? counts : byLine, missing);
  const regions = axes.region.ids.length;

  for (let slot = 0; slot < tagIds.length; slot += 1) {
    const line = plan.lineOf.get(tagIds[slot] ?? 0);
    if (line === undefined) continue;

    const lineGroup = axes.groupOfLine[line] ?? 0;
    const cpm = plan.lines[line]?.cpmTenThousandths ?? 0;
    if (!isByRegion) {
      counter.countRow(slot, lineGroup, cpm);
      continue;
    }

    for (let row = starts[slot] ?? 0; row < (starts[slot + 1] ?? 0); row += 1) {
      const regionId = regionIds[row] ?? 0;
      if (plan.regions && plan.regions[regionId] !== 1) continue;
      counter.countRow(row, lineGroup * regions + (axes.placeOfRegion[regionId] ?? 0), cpm);
    }
  }
}

/** Keeps what all rows of a day share out of the innermost loop. */
class DayCounter {
  private readonly isByDaypart: boolean;

  constructor(
    private readonly scope: CountingScope,
    private readonly counts: Counters,
    private readonly missing: MissingVisits | undefined,
  ) {
    this.isByDaypart = scope.axes.dimensions.includes('DAYPART');
  }

  /** `place` is of line and region; `cpm` is in ten-thousandths. */
  countRow(row: number, place: number, cpm: number): void {
    const { counts, missing, isByDaypart } = this;
    const first = row * DAYPART_COUNT;
    let total = 0;

    for (const daypart of this.scope.plan.dayparts) {
      const count = counts[first + daypart] ?? 0;
      if (!isByDaypart) total += count;
      else if (count > 0) {
        const group = this.count(place * DAYPART_COUNT + daypart, count, cpm);
        if (missing) this.countMissing(group, count * (missing.byDaypart[daypart] ?? 0), cpm);
      }
    }

    if (total === 0) return;
    const group = this.count(place, total, cpm);
    if (missing) this.countMissing(group, total * missing.ofDay, cpm);
  }

  /** Returns the group. */
  private count(key: number, count: number, cpm: number): number {
    const { impressions: table } = this.scope;
    const group = table.groupOf(key);
    addTo(table.impressions, group, count);
    addTo(table.spendUnits, group, count * cpm);
    return group;
  }

  private countMissing(group: number, missing: number, cpm: number): void {
    const { impressions: table } = this.scope;
    addTo(table.missing, group, missing);
    addTo(table.missingSpendUnits, group, missing * cpm);
  }
}
