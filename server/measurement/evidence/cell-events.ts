import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { slotOffsets, type ClockSlots, type SlotVisit } from './clock-slots.js';
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

/** As `visitCode`, with the column of the pair of an impression and a visit. */
export const pairCode = (site: number, column: number, group: number): number =>
  site * PAIR_CODES + column * VIEWER_GROUPS + group;

/**
 * What the estimators count, for one local day of impressions and by the impressions' keys. A key is
 * any number that stands for the properties of an impression by which figures are shown.
 */
export interface DayEvents {
  /** The key of each impression. */
  impressions: IntList;
  /** Whether the visits of the day's impressions are known for a week on either side. */
  isBase: boolean;
  /** Key and visit: it is credited to the impression and can be compared. */
  testable: IntList;
  /** Key, slot's day, pattern and visit: it lies in a clean slot, and is moved to the impression's. */
  placebos: IntList;
  /** Key and pair: a visit near the impression. */
  pairs: IntList;
}

/** The numbers of one entry of each list. */
export const TESTABLE_FIELDS = 2;
export const PLACEBO_FIELDS = 4;
export const PAIR_FIELDS = 2;

/** By what the impressions and the visits of a viewer are counted. */
export interface ViewerTraits {
  /** Of each impression; missing ones are 0. */
  keys: readonly number[];
  /** The number of each visit's site; missing ones are 0. */
  sites: readonly number[];
}

export const NO_TRAITS: ViewerTraits = { keys: [], sites: [] };

/** The events of one span's viewers that both estimators count, impression by impression. */
export class CellEvents {
  readonly days = new Map<number, DayEvents>();
  /** The clean slots that a placebo is compared with, as `patternName` writes them. */
  readonly patterns: number[] = [];
  private readonly patternIndex = new Map<number, number>();
  private latest: { day: number; events: DayEvents } | null = null;

  constructor(private readonly span: KeySpan) {}

  /** Of an impression with the key. */
  addImpression(day: number, key: number): void {
    this.dayOf(day).impressions.push(key);
  }

  /** A visit near an impression of a base day. */
  addPair(day: number, key: number, pair: number): void {
    const { pairs } = this.dayOf(day);
    pairs.push(key);
    pairs.push(pair);
  }

  /** A visit in a slot that has clean ones to compare with. */
  addVisit(
    { group, impressionsMs }: Pick<ViewerHistory, 'group' | 'impressionsMs'>,
    { keys, sites }: ViewerTraits,
    { index: visit, atMs, slots, kind }: SlotVisit,
  ): void {
    const code = visitCode(sites[visit] ?? 0, group);
    if (kind === 'exposed') {
      const index = lastUpTo(impressionsMs, atMs);
      const { testable } = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
      testable.push(keys[index] ?? 0);
      testable.push(code);
    }
    if (kind !== 'clean') return;

    const pattern = this.patternOf(slots);
    const clockMs = atMs - dayOfMs(atMs) * DAY_MS;
    for (const offset of slotOffsets(slots.firstOffset, slots.exposed)) {
      const slotMs = (this.span.firstDay + offset) * DAY_MS + clockMs;
      const index = lastUpTo(impressionsMs, slotMs);
      const { placebos } = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
      placebos.push(keys[index] ?? 0);
      placebos.push(offset);
      placebos.push(pattern);
      placebos.push(code);
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

/** The clean slots as one number. */
const patternName = ({ firstOffset, clean }: ClockSlots): number =>
  clean * CREDIT_WINDOW_DAYS + firstOffset;

/** The days of the clean slots, counted from the span's first. */
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
