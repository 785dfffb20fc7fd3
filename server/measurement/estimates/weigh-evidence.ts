import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { mergeSums } from '#server/measurement/evidence/lead-lag-sums.js';
import type { OrganicCalendar } from '#server/measurement/evidence/organic-calendar.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo-counts.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { EventWeights, type ReplicateWeights } from './event-weights.js';
import { leadLagWeights, visitsPerImpression } from './lead-lag-estimate.js';
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

/** The evidence of all spans, what its events count for, and what it says as a whole. */
export class WeighedEvidence {
  readonly rates: EvidenceRates;
  readonly weights: EventWeights;

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
    this.weights = new EventWeights(
      evidence.map(({ span, cells }) => ({ firstDay: span.firstDay, patterns: cells.patterns })),
      LEFT_OUT.map((group, index) => this.weigh(group, index, volumes)),
    );
    const testable = evidence.reduce((total, { placebo }) => total + placebo.testableVisits, 0);
    scaleTo(this.rates.causedPerTestable, testable);
  }

  private weigh(
    group: number | null,
    index: number,
    volumes: ReadonlyMap<number, number>,
  ): ReplicateWeights {
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
    const leadLag = leadLagWeights(sums);
    rates.causedPerImpression[index] = visitsPerImpression(sums, leadLag);

    return { calendars, leadLag, base: sums.impressions };
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
