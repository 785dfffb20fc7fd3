import { AdClasses, offsetOfAds, typicalVolume } from '#server/measurement/evidence/ad-classes.js';
import { daysOfPattern } from '#server/measurement/evidence/cell-events.js';
import type { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { mergeSums } from '#server/measurement/evidence/lead-lag-sums.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { ClassCounts } from '#server/measurement/estimates/class-weights.js';
import {
  leadLagWeights,
  visitsPerImpression,
} from '#server/measurement/estimates/lead-lag-estimate.js';
import { LEFT_OUT } from '#server/measurement/estimates/replicates.js';

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/** Both estimates by the formulas of docs/incremental.md, without cells: of all, then without each group. */
export function slowEstimates(
  evidence: readonly SpanEvidence[],
  creditedByDelay: readonly number[],
): { placebo: number[]; leadLag: number[] } {
  const volumes = new Map<number, number>();
  for (const [day, count] of evidence.flatMap((one) => one.impressionsOfDay())) {
    volumes.set(day, (volumes.get(day) ?? 0) + count);
  }
  const volume = (day: number) => volumes.get(day) ?? 0;

  const leadLag = LEFT_OUT.map((without) => {
    const merged = mergeSums(
      evidence.map((one) => one.leadLag.sums(one.calendar(without), volume, without)),
    );
    return sum([...volumes.values()]) * visitsPerImpression(merged, leadLagWeights(merged));
  });
  return { placebo: slowPlacebo(evidence, creditedByDelay, volumes), leadLag };
}

function slowPlacebo(
  evidence: readonly SpanEvidence[],
  creditedByDelay: readonly number[],
  volumes: ReadonlyMap<number, number>,
): number[] {
  const { tested, placebos, weights } = eventsOf(evidence, creditedByDelay, volumes);
  const replicates = LEFT_OUT.map((without, index) => {
    const weightOf = (adClass: number) => weights[index]?.[adClass] ?? 0;
    const counted = tested.filter(({ group }) => group !== without);
    const calendars = evidence.map((one) => one.calendar(without));
    const expected = placebos.map(({ span, adClass, group, compared, offset }) => {
      const { level = [], counted: visits = [] } = calendars[span] ?? {};
      const known = sum(compared.map((day) => level[day] ?? 0));
      if (group === without || known === 0) return 0;
      const n = sum(compared.map((day) => visits[day] ?? 0));
      return (weightOf(adClass) * (level[offset] ?? 0) * n) / (n + 1) / known;
    });
    return {
      tested: counted.length,
      stoodFor: sum(counted.map(({ adClass }) => weightOf(adClass))),
      expected: sum(expected),
    };
  });

  const [whole = 0, ...others] = replicates.map(({ expected }) => expected);
  const parts = others.map((expected) => (VIEWER_GROUPS * expected) / (VIEWER_GROUPS - 1));
  const bias = (VIEWER_GROUPS - 1) * (sum(parts) / VIEWER_GROUPS - whole);
  const scale = whole > 0 ? Math.min(Math.max((whole - bias) / whole, 0.8), 1) : 1;

  return replicates.map(({ tested: ofReplicate, stoodFor, expected }, index) => {
    const rate = stoodFor > 0 ? 1 - (scale * expected) / stoodFor : 0;
    const size = index === 0 ? 1 : VIEWER_GROUPS / (VIEWER_GROUPS - 1);
    const counted = stoodFor - (stoodFor - ofReplicate) * rate - scale * expected;
    return size * counted + (sum(creditedByDelay) - tested.length) * rate;
  });
}

function eventsOf(
  evidence: readonly SpanEvidence[],
  creditedByDelay: readonly number[],
  volumes: ReadonlyMap<number, number>,
) {
  const counts = new ClassCounts();
  const tested: { adClass: number; group: number }[] = [];
  const placebos: {
    span: number;
    adClass: number;
    group: number;
    compared: number[];
    offset: number;
  }[] = [];

  for (const [span, { cells, span: days }] of evidence.entries()) {
    const typical = typicalVolume(volumes.values());
    const classes = new AdClasses(days, (day) => volumes.get(day) ?? 0, typical);
    for (const { testable, untestable, placebos: moved } of cells.days.values()) {
      for (let at = 0; at < testable.length; at += 3) {
        const adClass = classes.classOf(testable.at(at + 1));
        const group = testable.at(at + 2) % VIEWER_GROUPS;
        tested.push({ adClass, group });
        counts.addTested(adClass, group);
      }
      for (let at = 0; at < untestable.length; at += 2) {
        counts.addUntested(classes.classOf(untestable.at(at)), untestable.at(at + 1));
      }
      for (let at = 0; at < moved.length; at += 4) {
        const ads = moved.at(at + 2);
        placebos.push({
          span,
          adClass: classes.classOf(ads),
          group: moved.at(at + 3) % VIEWER_GROUPS,
          compared: daysOfPattern(cells.patterns[moved.at(at + 1)] ?? 0),
          offset: offsetOfAds(ads),
        });
      }
    }
  }

  return { tested, placebos, weights: counts.weights(creditedByDelay) };
}
