import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { slowEstimates } from '#server/measurement/testing/slow-estimates.js';
import { addCell, emptyCell } from './effect-cell.js';
import { cellsOfDay, daysOfEvidence } from './effect-cells.js';
import { estimateEffect, estimateParts, type EffectPart } from './estimate-effect.js';
import { judgeEffect, judgePart } from './judge-effect.js';
import { WeighedEvidence } from './weigh-evidence.js';
import { spans, viewers } from '#server/measurement/testing/histories.js';
import type { KeySpan, ViewerHistory } from '#server/measurement/evidence/viewer-history.js';

const scope = { lastDay: Infinity, creditedByDelay: [13, 9, 6, 5, 3, 3, 1] };

function evidenceOf(span: KeySpan, histories: readonly ViewerHistory[]) {
  const evidence = new SpanEvidence(span);
  for (const history of histories) evidence.add(history);
  return evidence;
}

function microVisitsOf(parts: readonly EffectPart[]) {
  const { placebo, leadLag } = estimateParts(parts);
  return { placebo: Math.round(1e6 * placebo.value), leadLag: Math.round(1e6 * leadLag.value) };
}

function jackknifeError(parts: readonly number[]): number {
  const mean = parts.reduce((total, part) => total + part, 0) / parts.length;
  const spread = parts.reduce((total, part) => total + (part - mean) ** 2, 0);
  return Math.sqrt((spread * (parts.length - 1)) / parts.length);
}

describe('the estimates', () => {
  test('do not depend on the order in which viewers arrive', () => {
    const two = fc.array(viewers, { maxLength: 30 }).chain((histories) =>
      fc.record({
        histories: fc.constant(histories),
        shuffled: fc.shuffledSubarray(histories, { minLength: histories.length }),
      }),
    );
    fc.assert(
      fc.property(spans, two, (span, { histories, shuffled }) => {
        const first = estimateEffect([evidenceOf(span, histories)], scope);
        const second = estimateEffect([evidenceOf(span, shuffled)], scope);
        expect(second).toEqual(first);
      }),
      { numRuns: 40 },
    );
  });

  test('of visits before ads sum exactly over any partition of the viewers', () => {
    const sided = fc.array(fc.record({ viewer: viewers, side: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(spans, sided, (span, all) => {
        const viewersOf = (side: boolean | null) =>
          all.filter((one) => side === null || one.side === side).map(({ viewer }) => viewer);
        const whole = evidenceOf(span, viewersOf(null));
        const calendar = whole.calendar(null);
        const [left, right] = [true, false].map((side) =>
          evidenceOf(span, viewersOf(side)).leads.sums(calendar, null),
        );
        const total = whole.leads.sums(calendar, null);

        for (const key of ['visits', 'microVisits'] as const) {
          expect((left?.[key] ?? NaN) + (right?.[key] ?? NaN)).toBe(total[key]);
        }
      }),
    );
  });

  test('are those of the formulas over all viewers', () => {
    fc.assert(
      fc.property(spans, fc.array(viewers, { maxLength: 30 }), (span, histories) => {
        const evidence = [evidenceOf(span, histories)];
        const { placebo, leadLag } = estimateEffect(evidence, scope);
        const slow = slowEstimates(evidence, scope.creditedByDelay);

        // Rates, and each visit that is counted, are rounded to a millionth of a visit.
        expect(placebo.value).toBeCloseTo(slow.placebo[0] ?? NaN, 3);
        expect(placebo.standardError).toBeCloseTo(jackknifeError(slow.placebo.slice(1)), 3);
        expect(leadLag.value).toBeCloseTo(slow.leadLag[0] ?? NaN, 3);
        expect(leadLag.standardError).toBeCloseTo(jackknifeError(slow.leadLag.slice(1)), 3);
      }),
      { numRuns: 30 },
    );
  });

  test('sum exactly over any partition of the impressions', () => {
    const keyed = fc.array(
      fc.record({ viewer: viewers, keys: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(spans, keyed, (span, all) => {
        const one = new SpanEvidence(span);
        for (const { viewer, keys } of all) one.add(viewer, { keys, sites: [] });
        const weighed = new WeighedEvidence([one], scope);
        const sumOf = (cellOf: readonly number[]) => {
          const sum = emptyCell();
          for (const day of daysOfEvidence(weighed)) {
            for (const cell of cellsOfDay(weighed, day, cellOf).values()) addCell(sum, cell);
          }
          return sum;
        };

        const total = sumOf([0, 0, 0, 0]);
        expect(sumOf([0, 1, 2, 3])).toEqual(total);
        expect(sumOf([0, 1, 0, 1])).toEqual(total);
      }),
      { numRuns: 40 },
    );
  });

  test('of all parts add up to that of the whole, to the millionth of a visit', () => {
    const keyed = fc.array(
      fc.record({ viewer: viewers, keys: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }) }),
      { maxLength: 30 },
    );
    const credits = fc.array(fc.nat(50), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(spans, keyed, credits, (span, all, credited) => {
        const one = new SpanEvidence(span);
        for (const { viewer, keys } of all) one.add(viewer, { keys, sites: [] });
        const weighed = new WeighedEvidence([one], scope);
        const partsOf = (ids: readonly number[]): EffectPart[] => {
          const parts = ids.map(() => ({ cell: emptyCell(), rates: weighed.rates, credited: 0 }));
          for (const day of daysOfEvidence(weighed)) {
            for (const [id, cell] of cellsOfDay(weighed, day, ids)) {
              addCell(parts[id]?.cell ?? emptyCell(), cell);
            }
          }
          for (const [key, id] of ids.entries()) {
            const part = parts[id];
            if (part) part.credited += credited[key] ?? 0;
          }
          return parts;
        };

        const [total] = partsOf([0, 0, 0, 0]);
        if (!total) throw new Error('there is no total');
        const whole = microVisitsOf([total]);
        for (const ids of [
          [0, 1, 2, 3],
          [0, 1, 0, 1],
        ]) {
          const parts = partsOf(ids).map((part) => microVisitsOf([part]));
          expect(parts.reduce((sum, { placebo }) => sum + placebo, 0)).toBe(whole.placebo);
          expect(parts.reduce((sum, { leadLag }) => sum + leadLag, 0)).toBe(whole.leadLag);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('are finite for any events', () => {
    fc.assert(
      fc.property(spans, fc.array(viewers, { maxLength: 30 }), (span, histories) => {
        const { placebo, leadLag, difference } = estimateEffect(
          [evidenceOf(span, histories)],
          scope,
        );
        for (const { value, low, high } of [placebo, leadLag, difference]) {
          expect([value, low, high].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the verdict', () => {
  const estimate = (value: number, standardError: number) => ({
    value,
    standardError,
    low: value - 2 * standardError,
    high: value + 2 * standardError,
  });
  const agreeing = {
    placebo: estimate(100, 10),
    leadLag: estimate(90, 20),
    difference: estimate(10, 15),
    testableShare: 0.9,
    baseShare: 0.6,
    preExposureRatio: null,
  };

  test('is measured where both estimates agree on most visits, with both intervals', () => {
    const { verdict, caused } = judgeEffect(agreeing, 1000);
    expect(verdict).toBe('measured');
    expect(caused).toMatchObject({ value: 100, standardError: 20, low: 50, high: 130 });
  });

  test.each([
    ['they differ', { difference: estimate(80, 22) }],
    ['their difference is too blurred to tell', { difference: estimate(10, 25) }],
    ['visits before ads are not even', { preExposureRatio: estimate(7.4, 0.5) }],
    ['too few visits are testable', { testableShare: 0.79 }],
  ])('is at least the lower end of B where %s', (_case, change) => {
    const { verdict, caused } = judgeEffect({ ...agreeing, ...change }, 1000);
    expect(verdict).toBe('atLeast');
    expect(caused).toMatchObject({ value: 90, low: 50, high: 130 });
  });

  test('has no upper end where B finds none, and blames no ads for it', () => {
    const silent = { ...agreeing, testableShare: 0.5, leadLag: estimate(-90, 20) };
    const preExposureRatio = estimate(1, 0.1);
    const { verdict, caused } = judgeEffect({ ...silent, preExposureRatio }, 1000);
    expect(verdict).toBe('atLeast');
    expect(caused).toMatchObject({ value: -90, high: Infinity });

    const raised = { ...silent, preExposureRatio: estimate(1.6, 0.1) };
    expect(judgeEffect(raised, 1000).reason).toBe('adsFollowVisits');
  });

  test('of a part with little evidence of its own is that it is mostly the average', () => {
    const whole = judgeEffect({ ...agreeing, testableShare: 0.5 }, 1000);
    const part = { ...agreeing, testableShare: 0.2 };
    expect(judgePart(whole, { ...part, baseShare: 0.49 }, 500).reason).toBe('mostlyAverage');
    expect(judgePart(whole, { ...part, baseShare: 0.5 }, 500).caused?.low).toBe(50);
  });

  test.each([
    ['ads seem to prevent visits', { ...agreeing, leadLag: estimate(-90, 20) }, 1000],
    ['only an effect above half of the visits would be found', agreeing, 100],
    ['nothing is credited', agreeing, 0],
    ['no visit was looked at', { ...agreeing, testableShare: 0, leadLag: estimate(0, 0) }, 1000],
  ])('shows nothing where %s', (_case, estimates, credited) => {
    expect(judgeEffect(estimates, credited)).toMatchObject({
      verdict: 'undetermined',
      caused: null,
    });
  });
});
