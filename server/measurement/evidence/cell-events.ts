import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { slotAds } from './ad-classes.js';
import {
  comparedSlots,
  isCompared,
  slotOffsets,
  type ClockSlots,
  type SlotVisit,
} from './clock-slots.js';
import { IntList } from './int-list.js';
import { CELLS, isBaseDay } from './lead-lag-columns.js';
import {
  DAY_MS,
  dayOfMs,
  VIEWER_GROUPS,
  type KeySpan,
  type ViewerHistory,
} from './viewer-history.js';

/** A viewer's group, and the site of a visit, as one number. */
export const visitCode = (site: number, group: number): number => site * VIEWER_GROUPS + group;

/** The pairs of one site: a column and a group. */
export const PAIR_CODES = CELLS * VIEWER_GROUPS;

/** Code like `visitCode`, with the column of the pair of an impression and a visit. */
export const pairCode = (site: number, column: number, group: number): number =>
  site * PAIR_CODES + column * VIEWER_GROUPS + group;

/**
 * Events that the estimators count, for one local day of impressions and by the impressions' keys.
 * A key is any number for the properties of an impression by which figures are shown.
 */
export interface DayEvents {
  /** The key of each impression. */
  impressions: IntList;
  /** True where the visits of the day's impressions are known for a week on either side. */
  isBase: boolean;
  /** Key, ads (`slotAds`) and visit: it is credited to the impression and can be compared. */
  testable: IntList;
  /** Ads and group of a visit that is credited and cannot be compared. */
  untestable: IntList;
  /** Key, pattern, ads and visit: it lies in a compared slot, and is moved to the impression's. */
  placebos: IntList;
  /** Key and pair: a visit near the impression. */
  pairs: IntList;
}

/** The numbers of one entry of each list. */
export const TESTABLE_FIELDS = 3;
export const UNTESTABLE_FIELDS = 2;
export const PLACEBO_FIELDS = 4;
export const PAIR_FIELDS = 2;

/** The impressions and the visits of a viewer are counted by these. */
export interface ViewerTraits {
  /** The key of each impression; missing ones are 0. */
  keys: readonly number[];
  /** The number of each visit's site; missing ones are 0. */
  sites: readonly number[];
}

export const NO_TRAITS: ViewerTraits = { keys: [], sites: [] };

/** The events of one span's viewers that both estimators count, impression by impression. */
export class CellEvents {
  readonly days = new Map<number, DayEvents>();
  /** The slots that a placebo is one of, as `patternName` writes them. */
  readonly patterns: number[] = [];
  private readonly patternIndex = new Map<number, number>();
  private latest: { day: number; events: DayEvents } | null = null;

  constructor(private readonly span: KeySpan) {}

  addImpression(day: number, key: number): void {
    this.dayOf(day).impressions.push(key);
  }

  /** A visit near an impression of a base day. */
  addPair(day: number, key: number, pair: number): void {
    const { pairs } = this.dayOf(day);
    pairs.push(key);
    pairs.push(pair);
  }

  addVisit(
    viewer: Pick<ViewerHistory, 'group' | 'impressionsMs'>,
    traits: ViewerTraits,
    visit: SlotVisit,
  ): void {
    if (visit.kind === 'exposed') this.addCredited(viewer, traits, visit);
    else if (isCompared(visit)) this.addPlacebos(viewer, traits, visit);
  }

  private addCredited(
    { group, impressionsMs }: Pick<ViewerHistory, 'group' | 'impressionsMs'>,
    { keys, sites }: ViewerTraits,
    { index: visit, atMs, slots }: SlotVisit,
  ): void {
    const index = lastUpTo(impressionsMs, atMs);
    const { testable, untestable } = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
    const ads = slotAds(this.span, impressionsMs, atMs, index);
    if (comparedSlots(slots) === 0) {
      untestable.push(ads);
      untestable.push(group);
      return;
    }

    testable.push(keys[index] ?? 0);
    testable.push(ads);
    testable.push(visitCode(sites[visit] ?? 0, group));
  }

  private addPlacebos(
    { group, impressionsMs }: Pick<ViewerHistory, 'group' | 'impressionsMs'>,
    { keys, sites }: ViewerTraits,
    { index: visit, atMs, slots }: SlotVisit,
  ): void {
    const pattern = this.patternOf(slots);
    const clockMs = atMs - dayOfMs(atMs) * DAY_MS;
    for (const offset of slotOffsets(slots.firstOffset, slots.exposed)) {
      const slotMs = (this.span.firstDay + offset) * DAY_MS + clockMs;
      const index = lastUpTo(impressionsMs, slotMs);
      const { placebos } = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
      placebos.push(keys[index] ?? 0);
      placebos.push(pattern);
      placebos.push(slotAds(this.span, impressionsMs, slotMs, index));
      placebos.push(visitCode(sites[visit] ?? 0, group));
    }
  }

  private dayOf(day: number): DayEvents {
    if (this.latest?.day === day) return this.latest.events;

    let events = this.days.get(day);
    if (!events) {
      events = {
        impressions: new IntList(),
        isBase: isBaseDay(this.span, day),
        testable: new IntList(),
        untestable: new IntList(),
        placebos: new IntList(),
        pairs: new IntList(),
      };
      this.days.set(day, events);
    }
    this.latest = { day, events };
    return events;
  }

  private patternOf(slots: ClockSlots): number {
    const name = patternName(slots);
    let index = this.patternIndex.get(name);
    if (index === undefined) {
      index = this.patterns.push(name) - 1;
      this.patternIndex.set(name, index);
    }
    return index;
  }
}

/** The compared slots as one number. */
export const patternName = (slots: ClockSlots): number =>
  comparedSlots(slots) * CREDIT_WINDOW_DAYS + slots.firstOffset;

/** The days of the compared slots, counted from the span's first. */
export const daysOfPattern = (name: number): number[] =>
  slotOffsets(name % CREDIT_WINDOW_DAYS, Math.floor(name / CREDIT_WINDOW_DAYS));

/** The last impression at the instant or before it: the one that is credited. */
function lastUpTo(impressionsMs: readonly number[], atMs: number): number {
  let low = 0;
  let high = impressionsMs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((impressionsMs[middle] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
