import { slotOffsets, type ClockSlots, type SlotVisit } from './clock-slots.js';
import type { OrganicCalendar } from './organic-calendar.js';
import { GroupedCount } from './grouped-count.js';
import { microVisitsPerLevel, placeboOf } from './placebo.js';

/** The visits of one kind of slot whose viewers were exposed in the same weeks. */
interface SlotPattern {
  /** The slots, in days after the span's first. */
  lead: readonly number[];
  clean: readonly number[];
  cleanVisits: GroupedCount;
  leadVisits: GroupedCount;
}

export interface LeadSums {
  /** Visits in lead slots that have a clean slot to compare with. */
  visits: number;
  /** Visits that clean slots let expect there. */
  microVisits: number;
}

/** Visits before ads against those of clean weeks, of the viewers of one span. */
export class LeadCounts {
  private readonly patterns = new Map<string, SlotPattern>();

  add(group: number, { slots, kind }: SlotVisit): void {
    if (slots.clean === 0 || slots.lead === 0) return;
    if (kind === 'clean') this.patternOf(slots).cleanVisits.add(group);
    if (kind === 'lead') this.patternOf(slots).leadVisits.add(group);
  }

  /** The sums without one group, or over all of them. */
  sums(calendar: OrganicCalendar, without: number | null): LeadSums {
    const sums = { visits: 0, microVisits: 0 };
    for (const pattern of this.patterns.values()) {
      const cleanVisits = pattern.cleanVisits.without(without);
      const perLevel = microVisitsPerLevel(pattern.clean, calendar);
      for (const offset of pattern.lead) {
        sums.microVisits += cleanVisits * placeboOf(calendar, offset, perLevel);
      }
      sums.visits += pattern.leadVisits.without(without);
    }

    return sums;
  }

  private patternOf({ firstOffset, lead, clean }: ClockSlots): SlotPattern {
    const key = `${firstOffset} ${lead} ${clean}`;
    let pattern = this.patterns.get(key);
    if (!pattern) {
      pattern = {
        lead: slotOffsets(firstOffset, lead),
        clean: slotOffsets(firstOffset, clean),
        cleanVisits: new GroupedCount(),
        leadVisits: new GroupedCount(),
      };
      this.patterns.set(key, pattern);
    }
    return pattern;
  }
}
