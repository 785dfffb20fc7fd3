import { PAIR_CODES } from '#server/measurement/evidence/cell-events.js';
import { MAX_VIEWS } from '#server/measurement/evidence/impression-keys.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { CellCounter } from '#server/measurement/estimates/cell-counter.js';
import type { EffectCell } from '#server/measurement/estimates/effect-cell.js';
import { readDayEvents, type EventVisitor, type StoredPlacebo } from './day-events.js';
import type { RunWeights } from './run-weights.js';

/** Properties by which events are divided into cells. */
export type EventDivision = 'line' | 'region' | 'daypart' | 'views' | 'site';

/** The events that are summed; null lets all pass. */
export interface EventSelection {
  by: EventDivision;
  tagIds: ReadonlySet<number>;
  regions: ReadonlySet<number> | null;
  dayparts: ReadonlySet<number> | null;
  /** Selects visits: impressions have no site. */
  sites: ReadonlySet<number> | null;
}

const OUT = -1;

/** Sums stored events day by day, with the weights of their run. */
export class EventSums implements EventVisitor {
  private readonly counter: CellCounter;
  /** True where the line of that number is selected. */
  private readonly isLineIn: readonly boolean[];
  /** The cell of a site's visits when cells are those of sites, else 0; OUT when not selected. */
  private readonly cellOfSite: readonly number[];
  private readonly isBySite: boolean;
  private readonly all = { impressions: 0, base: 0 };
  private day = 0;
  /** The cell of the key that is read. */
  private cell = OUT;

  constructor(
    private readonly run: RunWeights,
    private readonly selection: EventSelection,
  ) {
    const { by, tagIds, sites } = selection;
    this.counter = new CellCounter(run.weights);
    this.isBySite = by === 'site';
    this.isLineIn = run.tagIds.map((tagId) => tagIds.has(tagId));
    this.cellOfSite = run.siteTagIds.map((siteTagId, site) => {
      if (sites && !sites.has(siteTagId)) return OUT;
      return this.isBySite ? this.counter.indexOf(site) : 0;
    });
  }

  addDay(day: number, events: Uint8Array): void {
    this.day = day;
    readDayEvents(events, this);
  }

  /** The cells by tag, region, daypart, views or site tag; call it once. */
  take(): Map<number, EffectCell> {
    const cells = this.counter.take();
    const { by } = this.selection;
    if (by !== 'line' && by !== 'site') return cells;

    const ids = by === 'line' ? this.run.tagIds : this.run.siteTagIds;
    return new Map(
      [...cells].map(([number, cell]) => {
        const { impressions, base } = this.all;
        const ofSite = { ...cell, impressions, baseImpressions: base };
        return [ids[number] ?? 0, this.isBySite ? ofSite : cell] as const;
      }),
    );
  }

  onKey(line: number, regionId: number, slot: number, count: number, isBase: boolean): boolean {
    const { by, regions, dayparts } = this.selection;
    const daypart = Math.floor(slot / MAX_VIEWS) + 1;
    const isIn =
      (this.isLineIn[line] ?? false) &&
      (regions === null || regions.has(regionId)) &&
      (dayparts === null || dayparts.has(daypart));
    if (!isIn) return false;

    if (by === 'site') {
      this.all.impressions += count;
      if (isBase) this.all.base += count;
      return true;
    }

    const values = { line, region: regionId, daypart, views: (slot % MAX_VIEWS) + 1 };
    this.cell = this.counter.indexOf(values[by]);
    this.counter.addImpressions(this.cell, count, isBase);
    return true;
  }

  onPair(pair: number): void {
    const cell = this.cellAt(Math.floor(pair / PAIR_CODES));
    if (cell !== OUT) this.counter.addPair(cell, pair % PAIR_CODES);
  }

  onTestable(adClass: number, visit: number): void {
    const cell = this.cellAt(Math.floor(visit / VIEWER_GROUPS));
    if (cell !== OUT) this.counter.addTestable(cell, adClass, visit % VIEWER_GROUPS);
  }

  onPlacebo(span: number, { offset, pattern, adClass, visit }: StoredPlacebo): void {
    const cell = this.cellAt(Math.floor(visit / VIEWER_GROUPS));
    if (cell === OUT) return;
    const weights = this.run.weights.placeboWeights(span, pattern, offset);
    this.counter.addPlacebo(cell, weights, adClass, visit % VIEWER_GROUPS);
  }

  onEnd(span: number): void {
    this.counter.closeDay(span, this.day);
  }

  private cellAt(site: number): number {
    const cell = this.cellOfSite[site] ?? OUT;
    return cell === OUT || this.isBySite ? cell : this.cell;
  }
}
