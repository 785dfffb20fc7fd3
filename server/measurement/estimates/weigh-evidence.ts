import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { CELLS, columnLevels, lagOfColumn } from '#server/measurement/evidence/lead-lag-columns.js';
import { MAX_SPAN_DAYS } from '#server/measurement/evidence/key-spans.js';
import { mergeSums } from '#server/measurement/evidence/lead-lag-sums.js';
import type { OrganicCalendar } from '#server/measurement/evidence/organic-calendar.js';
import {
  MICRO_VISITS,
  microVisitsPerLevel,
  placeboOf,
} from '#server/measurement/evidence/placebo-counts.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { leadLagWeights, visitsPerImpression, type LeadLagWeights } from './lead-lag-estimate.js';
import { emptyReplicates, LEFT_OUT, REPLICATES, type Replicates } from './replicates.js';

/** What the estimators say of all the evidence. */
export interface EvidenceRates {
  /** Estimator A: caused visits per testable visit. */
  causedPerTestable: Replicates;
  /** Estimator B: caused visits per impression. */
  causedPerImpression: Replicates;
  /** Visits in lead slots, and what clean slots let expect there. */
  leadVisits: Replicates;
  leadPlacebo: Replicates;
}

/** Leaving a group out leaves that many times fewer visits. */
export const FULL_SIZE = VIEWER_GROUPS / (VIEWER_GROUPS - 1);

/** One replicate's part of the evidence. */
interface Part {
  calendars: readonly OrganicCalendar[];
  weights: LeadLagWeights;
  /** The impressions that estimator B counts visits around. */
  base: number;
}

/**
 * What each event of the evidence counts for, in whole micro-visits: estimates are sums of events,
 * so they add up exactly over whatever divides the events.
 */
export class WeighedEvidence {
  readonly rates: EvidenceRates;
  private readonly parts: readonly Part[];
  /** By span, then by pattern and slot's day. */
  private readonly placebos: readonly Map<number, Replicates>[];

  constructor(readonly evidence: readonly SpanEvidence[]) {
    const volumes = new Map<number, number>();
    for (const [day, count] of evidence.flatMap((one) => one.impressionsOfDay())) {
      volumes.set(day, (volumes.get(day) ?? 0) + count);
    }

    this.rates = {
      causedPerTestable: emptyReplicates(),
      causedPerImpression: emptyReplicates(),
      leadVisits: emptyReplicates(),
      leadPlacebo: emptyReplicates(),
    };
    this.placebos = evidence.map(() => new Map<number, Replicates>());
    this.parts = LEFT_OUT.map((group, index) => this.weigh(group, index, volumes));
    const testable = evidence.reduce((total, { placebo }) => total + placebo.testableVisits, 0);
    scaleTo(this.rates.causedPerTestable, testable);
  }

  /** By the column of a pair, for the impressions of a day; `day` counts from the span's first. */
  pairWeights(span: number, day: number): Replicates[] {
    const weights = Array.from({ length: CELLS }, emptyReplicates);
    const base = this.parts[0]?.base ?? 0;

    for (const [index, part] of this.parts.entries()) {
      const calendar = part.calendars[span];
      if (!calendar || part.base === 0) continue;

      for (const [column, level] of columnLevels(calendar, day).entries()) {
        const { lag, isLater } = lagOfColumn(column);
        const earlier = lag === 0 ? -part.weights.clockRatio : -1;
        const visits = level * (part.weights.ofLag[lag] ?? 0) * (isLater ? 1 : earlier);
        const weight = weights[column];
        if (weight) weight[index] = Math.round((MICRO_VISITS * visits * base) / part.base);
      }
    }

    return weights;
  }

  /**
   * What a visit in clean slots stands for in a slot of another day, less than 0 because it would
   * have come anyway. `pattern` is one of the span's cells.
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
    const clean = this.evidence[span]?.cells.patterns[pattern] ?? [];
    for (const [index, { calendars }] of this.parts.entries()) {
      const calendar = calendars[span];
      if (!calendar) continue;
      weights[index] = -placeboOf(calendar, offset, microVisitsPerLevel(clean, calendar));
    }
    return weights;
  }

  private weigh(group: number | null, index: number, volumes: ReadonlyMap<number, number>): Part {
    const { rates, evidence } = this;
    const calendars = evidence.map((one) => one.calendar(group));
    const volume = (day: number) => volumes.get(day) ?? 0;
    const leadLags = evidence.map(({ leadLag }, span) =>
      leadLag.sums(calendars[span] ?? NO_CALENDAR, volume, group),
    );

    for (const [span, { placebo }] of evidence.entries()) {
      const sums = placebo.sums(calendars[span] ?? NO_CALENDAR, group);
      addTo(rates.causedPerTestable, index, sums.testable - micro(sums.placeboMicroVisits));
      addTo(rates.leadVisits, index, sums.leadVisits);
      addTo(rates.leadPlacebo, index, micro(sums.leadPlaceboMicroVisits));
    }

    const sums = mergeSums(leadLags);
    const weights = leadLagWeights(sums);
    rates.causedPerImpression[index] = visitsPerImpression(sums, weights);

    return { calendars, weights, base: sums.impressions };
  }
}

const NO_CALENDAR: OrganicCalendar = { level: [], counted: [] };

const micro = (microVisits: number): number => microVisits / MICRO_VISITS;

function addTo(replicates: Replicates, index: number, count: number): void {
  replicates[index] = (replicates[index] ?? 0) + count;
}

/** Per one of the whole; replicates without a group at the size of the whole. */
function scaleTo(replicates: Replicates, whole: number): void {
  for (let index = 0; index < REPLICATES; index += 1) {
    const size = index === 0 ? 1 : FULL_SIZE;
    replicates[index] = whole > 0 ? (size * (replicates[index] ?? 0)) / whole : 0;
  }
}
