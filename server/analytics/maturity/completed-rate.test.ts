import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { emptySums } from '#server/analytics/figures/sums/figure-sums.js';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { completedInterval } from '#server/analytics/statistics/completed-interval.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { gaussian, poisson } from '#server/analytics/testing/random-counts.js';
import { reportingClock, weekdayOfDay } from '#server/event-store/reporting-time.js';
import { agesOfDay, lastCompleteDay } from './day-ages.js';
import { CURVE_STEP_MS, CURVE_STEPS, TimingCurve } from './timing-curve.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'Pacific/Auckland';

/** Poisson for any mean: normal from 200 on, where the two agree. */
const countAround = (mean: number, random: () => number): number =>
  mean < 200
    ? poisson(mean, random)
    : Math.max(0, Math.round(mean + Math.sqrt(mean) * gaussian(random)));

describe('the ages of impressions', () => {
  test('make a day complete when its last impression is older than the credit window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minute) => {
        const clock = reportingClock(ZONE);
        const nowMs = Date.UTC(2026, 0, 1) + minute * 60_000;
        const last = lastCompleteDay(clock, nowMs);
        expect(nowMs - clock.startOfDay(last + 1)).toBeGreaterThanOrEqual(CREDIT_WINDOW_MS);
        expect(nowMs - clock.startOfDay(last + 2)).toBeLessThan(CREDIT_WINDOW_MS);
      }),
    );
  });

  test('cover each daypart of a day once, also where clocks change', () => {
    const clock = reportingClock(ZONE);
    // 5 April and 27 September 2026 have 25 and 23 hours.
    for (const date of [Date.UTC(2026, 3, 5), Date.UTC(2026, 8, 27), Date.UTC(2026, 6, 1)]) {
      const day = date / DAY_MS;
      const nowMs = clock.startOfDay(day + 3);
      const spans = agesOfDay(clock, day, nowMs).flat();
      const length = spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
      expect(length).toBe(clock.startOfDay(day + 1) - clock.startOfDay(day));
    }
  });

  test('have nothing in the dayparts that have not begun', () => {
    const clock = reportingClock(ZONE);
    const nowMs = Date.UTC(2026, 6, 1, 2); // 14:00 in Auckland
    const begun = agesOfDay(clock, clock.localDay(nowMs), nowMs).map((spans) => spans.length > 0);
    expect(begun).toEqual([true, true, true, true, false, false, false, false]);
  });
});

describe('the timing curve', () => {
  test('gives the share that counting impression by impression gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 2015 }), { minLength: 1, maxLength: 50 }),
        fc.nat({ max: CREDIT_WINDOW_MS }),
        fc.integer({ min: 1, max: 6 * HOUR_MS }),
        (lags, fromMs, lengthMs) => {
          const counts = new Map<number, number>();
          for (const step of lags) counts.set(step, (counts.get(step) ?? 0) + 1);
          const curve = new TimingCurve(counts);

          const parts = 2000;
          let arrived = 0;
          for (let part = 0; part < parts; part += 1) {
            const ageMs = fromMs + ((part + 0.5) / parts) * lengthMs;
            arrived += lags.filter((step) => (step + 0.5) * CURVE_STEP_MS <= ageMs).length;
          }

          const share = curve.arrivedShare({ fromMs, toMs: fromMs + lengthMs });
          expect(share).toBeCloseTo(arrived / parts / lags.length, 2);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is certain about impressions older than the credit window', () => {
    const curve = new TimingCurve(
      new Map([
        [0, 60],
        [500, 40],
      ]),
    );
    const old = { fromMs: CREDIT_WINDOW_MS, toMs: CREDIT_WINDOW_MS + DAY_MS, weight: 1 };
    expect(curve.arrivedShare(old)).toBeCloseTo(1, 12);
    expect(curve.exposureVariance([{ impressions: 1000, spans: [old] }])).toBeCloseTo(0, 9);
  });
});

describe('the interval of a completed rate', () => {
  test('has the ends at which the responses are 1.96 standard deviations away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0.5, max: 1e6, noNaN: true }),
        (responses, exposure) => {
          const interval = completedInterval({ responses, exposure, exposureVariation: 0 });
          for (const end of [interval?.low ?? NaN, interval?.high ?? NaN]) {
            const expected = end * exposure;
            const deviations = Math.abs(responses - expected) / Math.sqrt(expected);
            expect(deviations).toBeCloseTo(1.959964, 5);
          }
        },
      ),
    );
  });

  test('is wider the less is known of the timing', () => {
    const [known, vague] = [0, 0.01].map((exposureVariation) =>
      completedInterval({ responses: 200, exposure: 6000, exposureVariation }),
    );
    expect(vague?.low).toBeLessThan(known?.low ?? 0);
    expect(vague?.high).toBeGreaterThan(known?.high ?? 1);
  });

  test('begins at 0 without responses, and is none before any can have come', () => {
    const nothing = { responses: 0, exposureVariation: 0 };
    expect(completedInterval({ ...nothing, exposure: 10 })).toMatchObject({ low: 0 });
    expect(completedInterval({ ...nothing, exposure: 0 })).toBeNull();
  });
});

/** A third of the visits within the hour, half more spread over two days, the rest over the week. */
function lagMs(random: () => number): number {
  const part = random();
  if (part < 0.35) return random() ** 2 * HOUR_MS;
  if (part < 0.75) return Math.min(CREDIT_WINDOW_MS, -Math.log(1 - random()) * 18 * HOUR_MS);
  return random() * CREDIT_WINDOW_MS;
}

/** The share of the lags that are no longer than the age. */
const shareWithin = (ageMs: number): number =>
  0.35 * Math.min(1, Math.sqrt(ageMs / HOUR_MS)) +
  0.4 * (ageMs < CREDIT_WINDOW_MS ? 1 - Math.exp(-ageMs / (18 * HOUR_MS)) : 1) +
  0.25 * Math.min(1, ageMs / CREDIT_WINDOW_MS);

/** The share of the visits of impressions served evenly over the time that have come by now. */
function comeBy(nowMs: number, startMs: number, lengthMs: number): number {
  const parts = 200;
  let sum = 0;
  for (let part = 0; part < parts; part += 1)
    sum += shareWithin(nowMs - startMs - ((part + 0.5) / parts) * lengthMs);
  return sum / parts;
}

const HOURS = [4, 2, 1, 1, 1, 2, 4, 6, 7, 7, 7, 8, 9, 9, 9, 10, 12, 14, 18, 22, 24, 22, 14, 8];

interface World {
  nowMs: number;
  dailyImpressions: number;
  rate: number;
  curveVisits: number;
}

/** The days and hours of the last seven days that have begun. */
function hoursUntil(nowMs: number) {
  const clock = reportingClock(ZONE);
  const today = clock.localDay(nowMs);
  const whole = HOURS.reduce((sum, weight) => sum + weight, 0);

  return [6, 5, 4, 3, 2, 1, 0].map((before) => {
    const day = today - before;
    const midnightMs = clock.startOfDay(day);
    const hours = HOURS.flatMap((weight, hour) => {
      const startMs = midnightMs + hour * HOUR_MS;
      const lengthMs = Math.min(HOUR_MS, nowMs - startMs);
      if (lengthMs <= 0) return [];
      const share = (weight / whole) * (lengthMs / HOUR_MS);
      const cell = (weekdayOfDay(day) - 1) * DAYPART_COUNT + clock.daypart(startMs) - 1;
      return [{ share, cell, come: comeBy(nowMs, startMs, lengthMs) }];
    });
    return { day, hours, ages: agesOfDay(clock, day, nowMs) };
  });
}

/** The figures of those days, seen before all visits have come. */
function sevenDays(days: ReturnType<typeof hoursUntil>, world: World, random: () => number) {
  const { dailyImpressions, rate, curveVisits } = world;
  const totals = { impressions: 0, responses: 0 };

  const recent = days.map(({ day, hours, ages }) => {
    const sums = emptySums(day, 1, 1);
    for (const { share, cell, come } of hours) {
      const impressions = countAround(dailyImpressions * share, random);
      sums.impressionsByDaypart[cell] = (sums.impressionsByDaypart[cell] ?? 0) + impressions;
      sums.lines.impressions[0] = (sums.lines.impressions[0] ?? 0) + impressions;
      totals.responses += countAround(impressions * rate * come, random);
    }
    sums.days.impressions[0] = sums.lines.impressions[0] ?? 0;
    totals.impressions += sums.lines.impressions[0] ?? 0;
    return { sums, ages };
  });

  const counts = new Map<number, number>();
  for (let visit = 0; visit < curveVisits; visit += 1) {
    const step = Math.min(CURVE_STEPS - 1, Math.floor(lagMs(random) / CURVE_STEP_MS));
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }

  const figures = buildFigures({ lines: [{ creativeId: 1, channelId: 1, ...totals }] });
  const curve = new TimingCurve(counts);
  return { ...figures, maturity: { completeThrough: '2026-05-01', recent, curve } };
}

describe('the completed rate of the last seven days', () => {
  test.each([
    ['many visits, seen in the afternoon', 14, 4000, 0.02, 4000],
    ['few visits, seen after midnight', 0.5, 1500, 0.01, 2000],
    ['a timing learnt from few visits', 20, 3000, 0.03, 150],
    ['a high rate', 9, 800, 0.3, 3000],
  ])(
    'is right on average and its interval covers the truth: %s',
    (_, hour, dailyImpressions, rate, curveVisits) => {
      const random = randomFrom(11);
      const clock = reportingClock(ZONE);
      const nowMs = clock.startOfDay(20_600) + hour * HOUR_MS;
      const days = hoursUntil(nowMs);
      const runs = 1000;
      let sum = 0;
      let rawSum = 0;
      let covered = 0;
      for (let run = 0; run < runs; run += 1) {
        const figures = sevenDays(days, { nowMs, dailyImpressions, rate, curveVisits }, random);
        const total = maturity(figures).completed?.total;
        const interval = total?.responseRateInterval;
        sum += total?.responseRate ?? 0;
        rawSum += impressionSummary(figures).responseRate ?? 0;
        if (interval && interval.low <= rate && rate <= interval.high) covered += 1;
      }

      expect(Math.abs(sum / runs / rate - 1)).toBeLessThan(0.02);
      expect(covered / runs).toBeGreaterThanOrEqual(0.94);
      // What the reported rate would have said.
      expect(rawSum / runs / rate).toBeLessThan(0.92);
    },
  );
});
