import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { slotOffsets, type ClockSlots, type SlotVisit } from './clock-slots.js';
import { IntList } from './int-list.js';
import { isBaseDay } from './lead-lag-columns.js';
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

/** The events of one span's viewers that both estimators count, impression by impression. */
export class CellEvents {
  readonly days = new Map<number, DayEvents>();
  /** The days after the span's first of the clean slots that a placebo is compared with. */
  readonly patterns: (readonly number[])[] = [];
  private readonly patternIndex = new Map<number, number>();
  private latest: { day: number; events: DayEvents } | null = null;

  constructor(private readonly span: KeySpan) {}

  /** Of an impression with the key. */
  addImpression(day: number, key: number): void {
    this.dayOf(day).impressions.push(key);
  }

  /** A visit near an impression of a base day. */
  addPair(day: number, key: number, column: number, group: number): void {
    const { pairs } = this.dayOf(day);
    pairs.push(key);
    pairs.push(column);
    pairs.push(group);
  }

  /** A visit in a slot that has clean ones to compare with; `keys` are those of the impressions. */
  addVisit(
    { group, impressionsMs }: Pick<ViewerHistory, 'group' | 'impressionsMs'>,
    keys: readonly number[],
    { atMs, slots, kind }: SlotVisit,
  ): void {
    if (kind === 'exposed') {
      const index = lastUpTo(impressionsMs, atMs);
      const { testable } = this.dayOf(dayOfMs(impressionsMs[index] ?? 0));
      testable.push(keys[index] ?? 0);
      testable.push(group);
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

  private patternOf({ firstOffset, clean }: ClockSlots): number {
    const name = clean * CREDIT_WINDOW_DAYS + firstOffset;
    let index = this.patternIndex.get(name);
    if (index === undefined) {
      index = this.patterns.push(slotOffsets(firstOffset, clean)) - 1;
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
