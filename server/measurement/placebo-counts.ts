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

/**
 * The micro-visits that one visit in a clean slot stands for in the other slots. With counts n of
 * two Poisson variables, E[n₁ ÷ (n₂ + 1)] is the ratio of their means, which n₁ ÷ n₂ is not.
 */
function placeboWeight(slots: ClockSlots, bits: number, calendar: OrganicCalendar): number {
  let cleanLevel = 0;
  let cleanCounted = 0;
  for (const offset of slotOffsets(slots.firstOffset, slots.clean)) {
    cleanLevel += calendar.level[offset] ?? 0;
    cleanCounted += calendar.counted[offset] ?? 0;
  }
  if (cleanLevel === 0) return 0;

  const perLevel = (MICRO_VISITS * cleanCounted) / (cleanCounted + 1) / cleanLevel;
  let weight = 0;
  for (const offset of slotOffsets(slots.firstOffset, bits)) {
    weight += Math.round((calendar.level[offset] ?? 0) * perLevel);
  }
  return weight;
}
