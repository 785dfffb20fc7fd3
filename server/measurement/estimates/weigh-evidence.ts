import { AdClasses, offsetOfAds, typicalVolume } from '#server/measurement/evidence/ad-classes.js';
import {
  PLACEBO_FIELDS,
  TESTABLE_FIELDS,
  UNTESTABLE_FIELDS,
} from '#server/measurement/evidence/cell-events.js';
import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { mergeSums } from '#server/measurement/evidence/lead-lag-sums.js';
import type { OrganicCalendar } from '#server/measurement/evidence/organic-calendar.js';
import { MICRO_VISITS } from '#server/measurement/evidence/placebo.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { ClassCounts } from './class-weights.js';
import { EventWeights, type ReplicateWeights } from './event-weights.js';
import { leadLagWeights, visitsPerImpression } from './lead-lag-estimate.js';
import { addWeighed, emptyReplicates, FULL_SIZE, LEFT_OUT, type Replicates } from './replicates.js';

/** Results of the estimators for all the evidence. */
export interface EvidenceRates {
  /** Estimator A: caused visits per credited visit. */
  causedPerTestable: Replicates;
  /** Estimator B: caused visits per impression. */
  causedPerImpression: Replicates;
  /** Visits in lead slots, and what clean slots let expect there. */
  leadVisits: Replicates;
  leadPlacebo: Replicates;
}

/** The impressions whose effect is estimated: those of the days up to `lastDay` that are not left out. */
export interface EffectScope {
  lastDay: number;
  leftOutDays?: ReadonlySet<number>;
  /** The visits credited to them, by `delayOfMs`. */
  creditedByDelay: readonly number[];
}

export const isInScope = ({ lastDay, leftOutDays }: EffectScope, day: number): boolean =>
  day <= lastDay && leftOutDays?.has(day) !== true;

/** The evidence of all spans, what its events count for, and what it says as a whole. */
export class WeighedEvidence {
  readonly rates: EvidenceRates;
  readonly weights: EventWeights;
  /** Classes of each span's slots. */
  readonly classes: readonly AdClasses[];

  constructor(
    readonly evidence: readonly SpanEvidence[],
    private readonly scope: EffectScope,
  ) {
    const volumes = new Map<number, number>();
    for (const [day, count] of evidence.flatMap((one) => one.impressionsOfDay())) {
      volumes.set(day, (volumes.get(day) ?? 0) + count);
    }
    const volume = (day: number) => volumes.get(day) ?? 0;
    const typical = typicalVolume(volumes.values());
    this.classes = evidence.map(({ span }) => new AdClasses(span, volume, typical));

    this.rates = {
      causedPerTestable: emptyReplicates(),
      causedPerImpression: emptyReplicates(),
      leadVisits: emptyReplicates(),
      leadPlacebo: emptyReplicates(),
    };
    const counts = this.countClasses();
    const classWeights = counts.weights(scope.creditedByDelay);
    const spans = evidence.map(({ span: { firstDay }, cells: { patterns } }) => ({
      firstDay,
      patterns,
    }));
    const parts = LEFT_OUT.map((group, index) =>
      this.weigh(group, index, volume, classWeights[index] ?? []),
    );
    const placebos = this.sumPlacebos(new EventWeights(spans, parts));
    const placeboScale = scaleOf(placebos);
    for (const [index, tested] of counts.weightedTested(classWeights).entries()) {
      const expected = placeboScale * (placebos[index] ?? 0);
      this.rates.causedPerTestable[index] = tested > 0 ? 1 - expected / tested : 0;
    }
    this.weights = new EventWeights(
      spans,
      parts.map((part, index) => ({
        ...part,
        placeboScale,
        causedPerTestable: this.rates.causedPerTestable[index] ?? 0,
      })),
    );
  }

  private weigh(
    group: number | null,
    index: number,
    volume: (day: number) => number,
    classes: ArrayLike<number>,
  ): ReplicateWeights {
    const { rates, evidence } = this;
    const calendars = evidence.map((one) => one.calendar(group));
    const leadLags = evidence.map(({ leadLag }, span) =>
      leadLag.sums(calendars[span] ?? NO_CALENDAR, volume, group),
    );

    for (const [span, { leads }] of evidence.entries()) {
      const sums = leads.sums(calendars[span] ?? NO_CALENDAR, group);
      addTo(rates.leadVisits, index, sums.visits);
      addTo(rates.leadPlacebo, index, sums.microVisits / MICRO_VISITS);
    }

    const sums = mergeSums(leadLags);
    const leadLag = leadLagWeights(sums);
    rates.causedPerImpression[index] = visitsPerImpression(sums, leadLag);

    const base = sums.impressions;
    return { calendars, leadLag, classes, causedPerTestable: 0, placeboScale: 1, base };
  }

  private countClasses(): ClassCounts {
    const counts = new ClassCounts();
    for (const [span, { testable, untestable }] of this.eventsInScope()) {
      const classOf = (ads: number) => this.classes[span]?.classOf(ads) ?? 0;
      for (let at = 0; at < testable.length; at += TESTABLE_FIELDS) {
        counts.addTested(classOf(testable.at(at + 1)), testable.at(at + 2) % VIEWER_GROUPS);
      }
      for (let at = 0; at < untestable.length; at += UNTESTABLE_FIELDS) {
        counts.addUntested(classOf(untestable.at(at)), untestable.at(at + 1));
      }
    }
    return counts;
  }

  /** Sums the credited visits that would have come anyway. */
  private sumPlacebos(weights: EventWeights): Replicates {
    const placebo = emptyReplicates();
    for (const [span, { placebos }] of this.eventsInScope()) {
      for (let at = 0; at < placebos.length; at += PLACEBO_FIELDS) {
        const ads = placebos.at(at + 2);
        const base = weights.placeboWeights(span, placebos.at(at + 1), offsetOfAds(ads));
        const classes = weights.classWeights(this.classes[span]?.classOf(ads) ?? 0);
        addWeighed(placebo, base, classes, placebos.at(at + 3) % VIEWER_GROUPS);
      }
    }

    return placebo.map((microVisits) => -microVisits / MICRO_VISITS);
  }

  private *eventsInScope() {
    for (const [span, { cells }] of this.evidence.entries()) {
      for (const [day, events] of cells.days) {
        if (isInScope(this.scope, day)) yield [span, events] as const;
      }
    }
  }
}

/** Weights are ratios of counts, which are too large on average; the jackknife says by how much. */
function scaleOf(placebos: Replicates): number {
  const [whole = 0] = placebos;
  if (whole <= 0) return 1;
  const parts = placebos.subarray(1).map((placebo) => FULL_SIZE * placebo);
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const unbiased = whole - (parts.length - 1) * (mean - whole);
  return Math.min(Math.max(unbiased / whole, MIN_SCALE), 1);
}

/** The jackknife says little in a small sample. */
const MIN_SCALE = 0.8;

const NO_CALENDAR: OrganicCalendar = { level: [], counted: [] };

function addTo(replicates: Replicates, index: number, count: number): void {
  replicates[index] = (replicates[index] ?? 0) + count;
}
