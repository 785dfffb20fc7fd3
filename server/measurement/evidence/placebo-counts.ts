import {
  clockSlots,
  lastSlotDay,
  slotKindAt,
  slotOffsets,
  type ClockSlots,
} from './clock-slots.js';
import type { OrganicCalendar } from './organic-calendar.js';
import { GroupedCount } from './grouped-count.js';
import { dayOfMs, type KeySpan, type ViewerHistory } from './viewer-history.js';

/** A millionth of a visit. Placebos are whole numbers of them, so that sums are exact. */
export const MICRO_VISITS = 1_000_000;

/** The visits of one kind of slot whose viewers were exposed in the same weeks. */
interface SlotPattern extends ClockSlots {
  cleanVisits: GroupedCount;
  leadVisits: GroupedCount;
}

export interface PlaceboSums {
  /** Visits in exposed slots that have a clean slot to compare with. */
  testable: number;
  /** What these slots would have had anyway. */
  placeboMicroVisits: number;
  leadVisits: number;
  leadPlaceboMicroVisits: number;
}

/** What estimator A counts of the viewers of one span; docs/incremental.md. */
export class PlaceboCounts {
  private readonly testable = new GroupedCount();
  private readonly patterns = new Map<string, SlotPattern>();

  constructor(private readonly span: KeySpan) {}

  add({ group, impressionsMs, visitsMs }: ViewerHistory): void {
    if (impressionsMs.length === 0) return;

    for (const atMs of visitsMs) {
      const day = dayOfMs(atMs);
      if (day < this.span.firstDay || day > lastSlotDay(this.span)) continue;

      const slots = clockSlots(this.span, impressionsMs, atMs);
      if (slots.clean === 0) continue;
      const kind = slotKindAt(this.span, slots, atMs);
      if (kind === 'exposed') this.testable.add(group);
      if (kind === 'clean') this.patternOf(slots).cleanVisits.add(group);
      if (kind === 'lead') this.patternOf(slots).leadVisits.add(group);
    }
  }

  get testableVisits(): number {
    return this.testable.without(null);
  }

  /** The sums without one group, or over all of them. */
  sums(calendar: OrganicCalendar, without: number | null): PlaceboSums {
    const sums = {
      testable: this.testable.without(without),
      placeboMicroVisits: 0,
      leadVisits: 0,
      leadPlaceboMicroVisits: 0,
    };
    for (const pattern of this.patterns.values()) {
      const cleanVisits = pattern.cleanVisits.without(without);
      sums.placeboMicroVisits += cleanVisits * placeboWeight(pattern, pattern.exposed, calendar);
      sums.leadPlaceboMicroVisits += cleanVisits * placeboWeight(pattern, pattern.lead, calendar);
      sums.leadVisits += pattern.leadVisits.without(without);
    }

    return sums;
  }

  private patternOf(slots: ClockSlots): SlotPattern {
    const key = `${slots.firstOffset} ${slots.exposed} ${slots.lead} ${slots.clean}`;
    let pattern = this.patterns.get(key);
    if (!pattern) {
      const counts = () => new GroupedCount();
      this.patterns.set(key, (pattern = { ...slots, cleanVisits: counts(), leadVisits: counts() }));
    }
    return pattern;
  }
}

/** The micro-visits that one visit in a clean slot stands for in the other slots. */
function placeboWeight(slots: ClockSlots, bits: number, calendar: OrganicCalendar): number {
  const perLevel = microVisitsPerLevel(slots, calendar);
  let weight = 0;
  for (const offset of slotOffsets(slots.firstOffset, bits)) {
    weight += placeboOf(calendar, offset, perLevel);
  }
  return weight;
}

/** The placebo on one day, in whole micro-visits. */
export const placeboOf = (calendar: OrganicCalendar, offset: number, perLevel: number): number =>
  Math.round((calendar.level[offset] ?? 0) * perLevel);

/**
 * What one visit in a clean slot stands for, by the level of a day. With counts n of two Poisson
 * variables, E[n₁ ÷ (n₂ + 1)] is the ratio of their means, which n₁ ÷ n₂ is not.
 */
export function microVisitsPerLevel(
  { firstOffset, clean }: Pick<ClockSlots, 'firstOffset' | 'clean'>,
  calendar: OrganicCalendar,
): number {
  let level = 0;
  let counted = 0;
  for (const offset of slotOffsets(firstOffset, clean)) {
    level += calendar.level[offset] ?? 0;
    counted += calendar.counted[offset] ?? 0;
  }

  return level === 0 ? 0 : (MICRO_VISITS * counted) / (counted + 1) / level;
}
