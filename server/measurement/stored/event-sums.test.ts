import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairColumn } from '#server/measurement/evidence/lead-lag-columns.js';
import { slotAds } from '#server/measurement/evidence/ad-classes.js';
import { patternName } from '#server/measurement/evidence/cell-events.js';
import {
  comparedSlots,
  isCompared,
  slotOffsets,
  slotVisits,
} from '#server/measurement/evidence/clock-slots.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import type { ImpressionTraits } from '#server/measurement/evidence/impression-keys.js';
import { DAY_MS, dayOfMs, type KeySpan } from '#server/measurement/evidence/viewer-history.js';
import { spans, viewers } from '#server/measurement/testing/histories.js';
import { cellsOfDay, daysOfEvidence } from '#server/measurement/estimates/effect-cells.js';
import { addCell, emptyCell, type EffectCell } from '#server/measurement/estimates/effect-cell.js';
import {
  addEvent,
  emptyReplicates,
  wholeMicro,
  type Replicates,
} from '#server/measurement/estimates/replicates.js';
import { siteRates } from '#server/measurement/estimates/site-rates.js';
import { WeighedEvidence } from '#server/measurement/estimates/weigh-evidence.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { DayEncoder } from './day-events.js';
import { EventSums, type EventDivision, type EventSelection } from './event-sums.js';
import { decodeRunWeights, encodeRunWeights, type RunWeights } from './run-weights.js';

const TAGS = [700, 300];
const SITES = [90, 20, 50];
/** Traits of impressions: those of key k are the k-th. */
const TRAITS: ImpressionTraits[] = TAGS.flatMap((tagId) =>
  [1, 4].flatMap((regionId) =>
    [1, 8].flatMap((daypart) => [1, 10].map((views) => ({ tagId, regionId, daypart, views }))),
  ),
);
const DIVISIONS: EventDivision[] = ['line', 'region', 'daypart', 'views', 'site'];
const ALL: EventSelection = {
  by: 'line',
  tagIds: new Set(TAGS),
  regions: null,
  dayparts: null,
  sites: null,
};

const person = fc.record({
  viewer: viewers,
  keys: fc.array(fc.nat(TRAITS.length - 1), { minLength: 8, maxLength: 8 }),
  sites: fc.array(fc.nat(SITES.length - 1), { minLength: 12, maxLength: 12 }),
});
const people = fc.array(person, { maxLength: 25 });
const SCOPE = { lastDay: Infinity, creditedByDelay: [13, 9, 6, 5, 3, 3, 1] };
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;

const someOf = (ids: readonly number[]) =>
  fc.option(fc.subarray([...ids]).map((chosen) => new Set(chosen)));
const selections: fc.Arbitrary<EventSelection> = fc.record({
  by: fc.constantFrom(...DIVISIONS),
  tagIds: fc.subarray(TAGS).map((chosen) => new Set(chosen)),
  regions: someOf([1, 4]),
  dayparts: someOf([1, 8]),
  sites: someOf(SITES),
});

function weigh(span: KeySpan, all: readonly Person[]): WeighedEvidence {
  const evidence = new SpanEvidence(span);
  for (const { viewer, keys, sites } of all) evidence.add(viewer, { keys, sites });
  return new WeighedEvidence([evidence], SCOPE);
}

function runOf(weighed: WeighedEvidence): RunWeights {
  const rates = siteRates(weighed, SITES.length);
  const parts = { tagIds: TAGS, siteTagIds: SITES, siteRates: rates };
  return decodeRunWeights(encodeRunWeights({ weights: weighed.weights, ...parts }));
}

/** Sums through the bytes that are stored. */
function sumStored(weighed: WeighedEvidence, selection: EventSelection): Map<number, EffectCell> {
  const sums = new EventSums(runOf(weighed), selection);
  const encoder = new DayEncoder(TRAITS, (tagId) => TAGS.indexOf(tagId));
  for (const day of daysOfEvidence(weighed)) {
    const spanDays = weighed.evidence.flatMap((one, span) => {
      const events = one.cells.days.get(day);
      const classes = weighed.classes[span];
      return events && classes ? [{ span, classes, events }] : [];
    });
    sums.addDay(day, encoder.encode(spanDays));
  }
  return sums.take();
}

const totalOf = (cells: ReadonlyMap<number, EffectCell>): EffectCell => {
  const total = emptyCell();
  for (const cell of cells.values()) addCell(total, cell);
  return total;
};

/** Event by event, straight from the people. */
class SlowSums {
  readonly cells = new Map<number, EffectCell>();
  private readonly isIn: (key: number, site: number | null) => boolean;

  constructor(
    private readonly weighed: WeighedEvidence,
    private readonly selection: EventSelection,
  ) {
    const { tagIds, regions, dayparts, sites } = selection;
    this.isIn = (key, site) => {
      const { tagId = 0, regionId = 0, daypart = 0 } = TRAITS[key] ?? {};
      return (
        tagIds.has(tagId) &&
        (!regions || regions.has(regionId)) &&
        (!dayparts || dayparts.has(daypart)) &&
        (site === null || !sites || sites.has(SITES[site] ?? 0))
      );
    };
  }

  add({ viewer, keys, sites }: Person): void {
    const [one] = this.weighed.evidence;
    if (!one) return;
    const { span } = one;
    const { group, impressionsMs, visitsMs } = viewer;

    for (const [index, atMs] of impressionsMs.entries()) {
      const day = dayOfMs(atMs);
      const isBase =
        day >= span.firstDay + 7 && day <= Math.min(span.lastDay, span.completeThroughDay - 7);
      for (const cell of this.cellsOf(keys[index] ?? 0, null)) {
        cell.impressions += 1;
        if (isBase) cell.baseImpressions += 1;
      }
      for (const [visit, visitMs] of visitsMs.entries()) {
        const lag = dayOfMs(visitMs) - day;
        if (!isBase || Math.abs(lag) > 7) continue;
        const weights = this.weighed.weights.pairWeights(0, day);
        const weight = weights[pairColumn(lag, visitMs >= atMs)] ?? emptyReplicates();
        for (const cell of this.cellsOf(keys[index] ?? 0, sites[visit] ?? 0)) {
          addEvent(cell.leadLag, weight, group);
        }
      }
    }
    if (impressionsMs.length > 0) this.addComparable(one, { viewer, keys, sites });
  }

  private addComparable({ span, cells }: SpanEvidence, { viewer, keys, sites }: Person): void {
    const { group, impressionsMs } = viewer;
    const creditedTo = (ms: number) => impressionsMs.findLastIndex((one) => one <= ms);

    const { weights: eventWeights, classes } = this.weighed;
    const classAt = (ms: number) =>
      classes[0]?.classOf(slotAds(span, impressionsMs, ms, creditedTo(ms))) ?? 0;

    for (const visit of slotVisits(span, viewer)) {
      const { index, atMs, slots } = visit;
      const site = sites[index] ?? 0;
      if (visit.kind === 'exposed' && comparedSlots(slots) > 0) {
        for (const cell of this.cellsOf(keys[creditedTo(atMs)] ?? 0, site)) {
          cell.testable += 1;
          addEvent(cell.placebo, eventWeights.testedWeights(classAt(atMs)), group);
        }
      }
      if (!isCompared(visit)) continue;

      const pattern = cells.patterns.indexOf(patternName(slots));
      for (const offset of slotOffsets(slots.firstOffset, slots.exposed)) {
        const slotMs = (span.firstDay + offset) * DAY_MS + (atMs - dayOfMs(atMs) * DAY_MS);
        const base = eventWeights.placeboWeights(0, pattern, offset);
        const weights = times(base, eventWeights.classWeights(classAt(slotMs)));
        for (const cell of this.cellsOf(keys[creditedTo(slotMs)] ?? 0, site)) {
          addEvent(cell.placebo, weights, group);
        }
      }
    }
  }

  /** An impression is one of all sites. */
  private cellsOf(key: number, site: number | null): EffectCell[] {
    if (!this.isIn(key, site)) return [];
    const { by, sites } = this.selection;
    const { tagId = 0, regionId = 0, daypart = 0, views = 0 } = TRAITS[key] ?? {};
    const ofKey = { line: tagId, region: regionId, daypart, views };
    const siteTagIds = site === null ? SITES : [SITES[site] ?? 0];
    const ids = by === 'site' ? siteTagIds.filter((id) => !sites || sites.has(id)) : [ofKey[by]];
    return ids.map((id) => {
      const cell = this.cells.get(id) ?? emptyCell();
      this.cells.set(id, cell);
      return cell;
    });
  }
}

const times = (weights: Replicates, factors: Replicates): Replicates =>
  weights.map((weight, index) => Math.round(weight * (factors[index] ?? 0)));

test('stored events under any filter, divided in any way, are those of the people', () => {
  fc.assert(
    fc.property(spans, people, selections, (span, all, selection) => {
      const weighed = weigh(span, all);
      const slow = new SlowSums(weighed, selection);
      for (const one of all) slow.add(one);

      const stored = sumStored(weighed, selection);
      for (const [id, cell] of slow.cells) expect(stored.get(id)).toEqual(cell);
      for (const [id, cell] of stored) expect(slow.cells.get(id) ?? emptyCell()).toEqual(cell);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('the parts add up to the whole exactly, whatever divides them', () => {
  fc.assert(
    fc.property(spans, people, selections, (span, all, selection) => {
      const weighed = weigh(span, all);
      const whole = totalOf(sumStored(weighed, { ...selection, by: 'line' }));
      for (const by of ['region', 'daypart', 'views'] as const) {
        expect(totalOf(sumStored(weighed, { ...selection, by }))).toEqual(whole);
      }

      const { placebo, leadLag, testable } = totalOf(
        sumStored(weighed, { ...selection, by: 'site' }),
      );
      expect({ placebo, leadLag, testable }).toEqual({
        placebo: whole.placebo,
        leadLag: whole.leadLag,
        testable: whole.testable,
      });
    }),
    { numRuns: 30 },
  );
});

test('all stored events are the cells of the lines', () => {
  fc.assert(
    fc.property(spans, people, (span, all) => {
      const weighed = weigh(span, all);
      const lines = new Map<number, EffectCell>();
      const lineOfKey = TRAITS.map(({ tagId }) => tagId);
      for (const day of daysOfEvidence(weighed)) {
        for (const [tagId, cell] of cellsOfDay(weighed, day, lineOfKey)) {
          const sum = lines.get(tagId) ?? emptyCell();
          addCell(sum, cell);
          lines.set(tagId, sum);
        }
      }
      expect(sumStored(weighed, ALL)).toEqual(lines);
    }),
    { numRuns: 30 },
  );
});

test('the rates of the sites add up to the rate of all, to the millionth of a visit', () => {
  fc.assert(
    fc.property(spans, people, (span, all) => {
      const weighed = weigh(span, all);
      const { siteRates: rates } = runOf(weighed);
      const sum = emptyReplicates();
      for (const one of rates)
        one.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));

      const whole = weighed.rates.causedPerImpression;
      expect([...sum]).toEqual([...whole].map((_, index) => wholeMicro(whole, index)));
      expect(rates.every((one) => one.every(Number.isInteger))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
