import { slotOffsets, type ClockSlots, type SlotVisit } from './clock-slots.js';
import type { OrganicCalendar } from './organic-calendar.js';
import { GroupedCount } from './grouped-count.js';

/** A millionth of a visit. Placebos are whole numbers of them, so that sums are exact. */
export const MICRO_VISITS = 1_000_000;

/** The visits of one kind of slot whose viewers were exposed in the same weeks. */
interface SlotPattern {
  /** Of the slots: days after the span's first. */
  exposed: readonly number[];
  lead: readonly number[];
  clean: readonly number[];
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

  /** A visit in a slot that has clean ones to compare with. */
  add(group: number, { slots, kind }: SlotVisit): void {
    if (kind === 'exposed') this.testable.add(group);
    if (kind === 'clean') this.patternOf(slots).cleanVisits.add(group);
    if (kind === 'lead') this.patternOf(slots).leadVisits.add(group);
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
      const perLevel = microVisitsPerLevel(pattern.clean, calendar);
      sums.placeboMicroVisits += cleanVisits * placeboWeight(pattern.exposed, calendar, perLevel);
      sums.leadPlaceboMicroVisits += cleanVisits * placeboWeight(pattern.lead, calendar, perLevel);
      sums.leadVisits += pattern.leadVisits.without(without);
    }

    return sums;
  }

  private patternOf({ firstOffset, ...slots }: ClockSlots): SlotPattern {
    const key = `${firstOffset} ${slots.exposed} ${slots.lead} ${slots.clean}`;
    let pattern = this.patterns.get(key);
    if (!pattern) {
      pattern = {
        exposed: slotOffsets(firstOffset, slots.exposed),
        lead: slotOffsets(firstOffset, slots.lead),
        clean: slotOffsets(firstOffset, slots.clean),
        cleanVisits: new GroupedCount(),
        leadVisits: new GroupedCount(),
      };
      this.patterns.set(key, pattern);
    }
    return pattern;
  }
}

/** The micro-visits that one visit in a clean slot stands for in the other slots. */
function placeboWeight(
  offsets: readonly number[],
  calendar: OrganicCalendar,
  perLevel: number,
): number {
  let weight = 0;
  for (const offset of offsets) weight += placeboOf(calendar, offset, perLevel);
  return weight;
}

/** The placebo on one day, in whole micro-visits. */
export const placeboOf = (calendar: OrganicCalendar, offset: number, perLevel: number): number =>
  Math.round((calendar.level[offset] ?? 0) * perLevel);

/**
 * What one visit in a clean slot stands for, by the level of a day, given the days of all clean
 * slots. With counts n of two Poisson variables, E[n₁ ÷ (n₂ + 1)] is the ratio of their means,
 * which n₁ ÷ n₂ is not.
 */
export function microVisitsPerLevel(clean: readonly number[], calendar: OrganicCalendar): number {
  let level = 0;
  let counted = 0;
  for (const offset of clean) {
    level += calendar.level[offset] ?? 0;
    counted += calendar.counted[offset] ?? 0;
  }
  return level === 0 ? 0 : (MICRO_VISITS * counted) / (counted + 1) / level;
}
