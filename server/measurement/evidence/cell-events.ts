import {
  clockSlots,
  lastSlotDay,
  slotKindAt,
  slotOffsets,
  type ClockSlots,
} from './clock-slots.js';
import { IntList } from './int-list.js';
import { isBaseDay, pairColumn } from './lead-lag-columns.js';
import { DAY_MS, dayOfMs, type KeySpan, type ViewerHistory } from './viewer-history.js';

/**
 * What the estimators count, for one local day of impressions and by the impressions' keys. A key is
 * any number that stands for the properties of an impression by which figures are shown.
 */
export interface DayEvents {
  /** The key of each impression. */
  impressions: IntList;
  /** Whether the visits of the day's impressions are known for a week on either side. */
  isBase: boolean;
  /** Key and group: a visit that is credited to the impression and can be compared. */
  testable: IntList;
  /** Key, slot's day, pattern and group: a visit in a clean slot, moved to the impression's slot. */
  placebos: IntList;
  /** Key, column and group: a visit near the impression. */
  pairs: IntList;
}

/** The numbers of one entry of each list. */
export const TESTABLE_FIELDS = 2;
export const PLACEBO_FIELDS = 4;
export const PAIR_FIELDS = 3;

/** The clean slots that a placebo is compared with. */
export type CleanSlots = Pick<ClockSlots, 'firstOffset' | 'clean'>;

/** The events of one span's viewers that both estimators count, impression by impression. */
export class CellEvents {
  readonly days = new Map<number, DayEvents>();
  readonly patterns: CleanSlots[] = [];
  private readonly patternIndex = new Map<string, number>();

  constructor(private readonly span: KeySpan) {}

  /** `keys` are those of the impressions; all are 0 without them. */
  add(viewer: ViewerHistory, keys: readonly number[]): void {
    const { impressionsMs } = viewer;
    if (impressionsMs.length === 0) return;

    this.addPairs(viewer, keys);
    for (const atMs of viewer.visitsMs) {
      const day = dayOfMs(atMs);
      if (day >= this.span.firstDay && day <= lastSlotDay(this.span)) {
        this.addVisit(viewer, keys, atMs);
      }
    }
  }

  private addPairs({ group, impressionsMs, visitsMs }: ViewerHistory, keys: readonly number[]) {
    for (let index = 0; index < impressionsMs.length; index += 1) {
      const atMs = impressionsMs[index] ?? 0;
      const key = keys[index] ?? 0;
      const events = this.dayOf(dayOfMs(atMs));

      events.impressions.push(key);
      if (!events.isBase) continue;

      for (const visitMs of visitsMs) {
        const column = pairColumn(atMs, visitMs);
        if (column === null) continue;
        events.pairs.push(key);
        events.pairs.push(column);
        events.pairs.push(group);
      }
    }
  }

  private addVisit({ group, impressionsMs }: ViewerHistory, keys: readonly number[], atMs: number) {
    const slots = clockSlots(this.span, impressionsMs, atMs);
    if (slots.clean === 0) return;

    const kind = slotKindAt(this.span, slots, atMs);
    if (kind === 'exposed') {
      const index = lastUpTo(impressionsMs, atMs);
      const events = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
      events.testable.push(keys[index] ?? 0);
      events.testable.push(group);
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
      placebos.push(group);
    }
  }

  private dayOf(day: number): DayEvents {
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
    return events;
  }

  private patternOf({ firstOffset, clean }: ClockSlots): number {
    const name = `${firstOffset} ${clean}`;
    let index = this.patternIndex.get(name);
    if (index === undefined) {
      index = this.patterns.push({ firstOffset, clean }) - 1;
      this.patternIndex.set(name, index);
    }
    return index;
  }
}

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
