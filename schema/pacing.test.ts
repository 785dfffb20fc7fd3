import { describe, expect, test } from '@jest/globals';
import { addDays } from './local-date.js';
import { type BookingTarget, completeDays, goalOf, pacingOf, recentDays } from './pacing.js';

const TARGET: BookingTarget = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  cpm: 20,
  goalImpressions: 30_000,
  budget: null,
};

/** A generator of its own, so that a failure comes back. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** The same by counting day after day. */
function slowly(target: BookingTarget, byDay: Map<string, number>, today: string) {
  const days: string[] = [];
  for (let day = target.startDate; day <= target.endDate; day = addDays(day, 1)) days.push(day);

  const sum = (some: string[]) => some.reduce((total, day) => total + (byDay.get(day) ?? 0), 0);
  const over = days.filter((day) => day < today);
  const recent = over.slice(-7);
  const left = days.filter((day) => day >= today);
  const perDay = recent.length === 0 ? null : sum(recent) / recent.length;

  return {
    delivered: sum(days.filter((day) => day <= today)),
    complete: sum(over),
    recent: sum(recent),
    days: days.length,
    over: over.length,
    left: left.length,
    forecast: perDay === null ? null : sum(over) + perDay * left.length,
  };
}

describe('pace', () => {
  test('is what counting day after day says, for any booking, day and delivery', () => {
    const random = generator(20_261_125);
    const states = new Set<string>();

    for (let round = 0; round < 1_000; round += 1) {
      const startDate = addDays('2026-01-01', random(300));
      const endDate = addDays(startDate, random(60));
      const today = addDays(startDate, random(80) - 10);
      const target = { ...TARGET, startDate, endDate, goalImpressions: 1 + random(40_000) };
      const byDay = new Map<string, number>();
      for (let day = startDate; day <= endDate && day <= today; day = addDays(day, 1))
        byDay.set(day, random(1_500));

      const slow = slowly(target, byDay, today);
      const pacing = pacingOf(target, slow, today);
      states.add(pacing?.state ?? 'none');

      expect(completeDays(target, today)).toBe(slow.over);
      expect(pacing).toMatchObject({
        goal: target.goalImpressions,
        delivered: slow.delivered,
        expected: Math.round((target.goalImpressions * slow.over) / slow.days),
        forecast:
          slow.forecast === null ? null : Math.max(slow.delivered, Math.round(slow.forecast)),
        spend: (slow.delivered * 20) / 1000,
        neededPerDay:
          slow.left === 0
            ? null
            : Math.ceil(Math.max(target.goalImpressions - slow.complete, 0) / slow.left),
      });
    }

    expect([...states].sort()).toEqual([
      'AHEAD',
      'BEHIND',
      'MISSED',
      'NOT_BEGUN',
      'ON_PACE',
      'REACHED',
    ]);
  });

  test.each([
    ['ON_PACE', 950, '2026-11-11'],
    ['BEHIND', 949, '2026-11-11'],
    ['ON_PACE', 1_050, '2026-11-11'],
    ['AHEAD', 1_051, '2026-11-11'],
    ['NOT_BEGUN', 1_000, '2026-11-01'],
    ['MISSED', 999, '2026-12-01'],
    ['REACHED', 1_000, '2026-12-01'],
  ])('is %s at %i impressions a day on %s', (state, perDay, today) => {
    const gone = completeDays(TARGET, today);
    const complete = perDay * gone;
    const delivery = { complete, delivered: complete, recent: perDay * Math.min(gone, 7) };
    expect(pacingOf(TARGET, delivery, today)?.state).toBe(state);
  });

  test('counts the impressions that a budget buys where there is no goal', () => {
    expect(goalOf({ ...TARGET, goalImpressions: null, budget: 500 })).toBe(25_000);
    expect(goalOf({ ...TARGET, budget: 500 })).toBe(30_000);
    expect(goalOf({ ...TARGET, goalImpressions: null, budget: 500, cpm: 0 })).toBeNull();
    const nothing = { delivered: 0, complete: 0, recent: 0 };
    expect(pacingOf({ ...TARGET, goalImpressions: null }, nothing, '2026-11-05')).toBeNull();
  });

  test('follows the last seven complete days, or those there are', () => {
    expect(recentDays(TARGET, '2026-11-01')).toBeNull();
    expect(recentDays(TARGET, '2026-11-04')).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-03',
    });
    expect(recentDays(TARGET, '2027-01-01')).toEqual({
      startDate: '2026-11-24',
      endDate: '2026-11-30',
    });
  });
});
