import { describe, expect, test } from '@jest/globals';
import { findSilentDays } from './silent-days.js';

const DAYS = 70;
const days = (count: (day: number) => number) =>
  Array.from({ length: DAYS }, (_, day) => count(day));
const every = (count: number) => days(() => count);
const between = (from: number, to: number) => (day: number) => day >= from && day < to;
const listOf = (set: ReadonlySet<number>) => [...set];

describe('silent days', () => {
  test('have hardly any of the usual visits', () => {
    const isOff = between(30, 44);
    const visits = days((day) => (isOff(day) ? 2 : 40));
    const { visits: silent, impressions } = findSilentDays({
      firstDay: 100,
      visits,
      impressions: every(90),
    });
    expect(listOf(silent)).toEqual(Array.from({ length: 14 }, (_, index) => 130 + index));
    expect(listOf(impressions)).toEqual([]);
  });

  test('lack impressions as well where all tags were dark', () => {
    const isOff = between(30, 33);
    const counts = days((day) => (isOff(day) ? 0 : 40));
    const { impressions } = findSilentDays({ firstDay: 0, visits: counts, impressions: counts });
    expect(listOf(impressions)).toEqual([30, 31, 32]);
  });

  test('are found by the week where a day alone has too few visits', () => {
    const visits = days((day) => (between(28, 42)(day) ? 0 : 5));
    const { visits: silent } = findSilentDays({ firstDay: 0, visits, impressions: every(9) });
    expect(listOf(silent)).toEqual(Array.from({ length: 14 }, (_, index) => 28 + index));
  });

  test.each([
    ['a sale', days((day) => (between(30, 37)(day) ? 100 : 40))],
    ['weekends without visits', days((day) => (day % 7 >= 5 ? 1 : 60))],
    ['a site that hardly anybody visits', days((day) => day % 3)],
    ['a quiet month', days((day) => (between(20, 50)(day) ? 20 : 40))],
  ])('are none in %s', (_case, visits) => {
    expect(findSilentDays({ firstDay: 0, visits, impressions: every(9) }).visits.size).toBe(0);
  });
});
