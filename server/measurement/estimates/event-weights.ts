import { daysOfPattern } from '#server/measurement/evidence/cell-events.js';
import { MAX_SPAN_DAYS } from '#server/measurement/evidence/key-spans.js';
import { CELLS, columnLevels, lagOfColumn } from '#server/measurement/evidence/lead-lag-columns.js';
import type { OrganicCalendar } from '#server/measurement/evidence/organic-calendar.js';
import {
  MICRO_VISITS,
  microVisitsPerLevel,
  placeboOf,
} from '#server/measurement/evidence/placebo.js';
import type { LeadLagWeights } from './lead-lag-estimate.js';
import { emptyReplicates, type Replicates } from './replicates.js';

/** Weights of events in one replicate. */
export interface ReplicateWeights {
  /** One calendar for each span. */
  calendars: readonly OrganicCalendar[];
  leadLag: LeadLagWeights;
  /** Number of credited visits that a tested one represents, by its class. */
  classes: ArrayLike<number>;
  /** Estimator A's caused visits per credited visit. */
  causedPerTestable: number;
  /** Corrects a ratio of two counts, which is too large; placebos count less by it. */
  placeboScale: number;
  /** The impressions that estimator B counts visits around. */
  base: number;
}

/** A span's first day, and the patterns of its placebos. */
export interface WeighedSpan {
  firstDay: number;
  patterns: readonly number[];
}

/**
 * Weighs each event in whole micro-visits: estimates are sums of events, so they add up exactly
 * over any division of the events.
 */
export class EventWeights {
  /** Weights by span, then by pattern and slot's day. */
  private readonly placebos: readonly Map<number, Replicates>[];
  /** Weights by class. */
  private readonly classes: (Replicates | undefined)[] = [];
  private readonly tested: (Replicates | undefined)[] = [];

  constructor(
    readonly spans: readonly WeighedSpan[],
    /** The first over all viewers, then without each group. */
    readonly parts: readonly ReplicateWeights[],
  ) {
    this.placebos = spans.map(() => new Map<number, Replicates>());
  }

  /** Weights by the column of a pair, for the impressions of a local day. */
  pairWeights(span: number, day: number): Replicates[] {
    const weights = Array.from({ length: CELLS }, emptyReplicates);
    const base = this.parts[0]?.base ?? 0;
    const offset = day - (this.spans[span]?.firstDay ?? 0);

    for (const [index, part] of this.parts.entries()) {
      const calendar = part.calendars[span];
      if (!calendar || part.base === 0) continue;

      for (const [column, level] of columnLevels(calendar, offset).entries()) {
        const { lag, isLater } = lagOfColumn(column);
        const earlier = lag === 0 ? -part.leadLag.clockRatio : -1;
        const visits = level * (part.leadLag.ofLag[lag] ?? 0) * (isLater ? 1 : earlier);
        const weight = weights[column];
        if (weight) weight[index] = Math.round((MICRO_VISITS * visits * base) / part.base);
      }
    }

    return weights;
  }

  /** Number of credited visits that a tested one of the class represents. */
  classWeights(adClass: number): Replicates {
    return (this.classes[adClass] ??= Float64Array.from(
      this.parts,
      ({ classes }) => classes[adClass] ?? 0,
    ));
  }

  /**
   * Weight of a tested visit of the class. It represents others, so less is left of the credited
   * visits that are taken to be caused as often as all.
   */
  testedWeights(adClass: number): Replicates {
    return (this.tested[adClass] ??= this.classWeights(adClass).map((weight, index) => {
      const rate = this.parts[index]?.causedPerTestable ?? 0;
      return Math.round(MICRO_VISITS * weight) - Math.round((weight - 1) * MICRO_VISITS * rate);
    }));
  }

  /**
   * Weight of a visit in compared slots for a slot of another day, less than 0 because it would
   * have come anyway. `pattern` is the number of one of the span's.
   */
  placeboWeights(span: number, pattern: number, offset: number): Replicates {
    const known = this.placebos[span];
    const name = pattern * MAX_SPAN_DAYS + offset;
    let weights = known?.get(name);
    if (!weights) {
      weights = this.weighPlacebo(span, pattern, offset);
      known?.set(name, weights);
    }
    return weights;
  }

  private weighPlacebo(span: number, pattern: number, offset: number): Replicates {
    const weights = emptyReplicates();
    const compared = daysOfPattern(this.spans[span]?.patterns[pattern] ?? 0);
    for (const [index, { calendars, placeboScale }] of this.parts.entries()) {
      const calendar = calendars[span];
      if (!calendar) continue;
      const perLevel = placeboScale * microVisitsPerLevel(compared, calendar);
      weights[index] = -placeboOf(calendar, offset, perLevel);
    }
    return weights;
  }
}
