import { describe, expect, it } from '@jest/globals';
import { isTooFar, nextEnabledDay } from './enabled-days';

const between = (first: string, last: string) => (day: string) => first <= day && day <= last;

describe('moving over days by keys', () => {
  it.each([
    ['to the next day', '2026-11-02', '2026-11-03', '2026-11-03'],
    ['past disabled days', '2026-11-09', '2026-11-10', '2026-11-21'],
    ['past them backwards', '2026-11-21', '2026-11-20', '2026-11-09'],
    ['a week on, past the rest of them', '2026-11-08', '2026-11-15', '2026-11-21'],
  ])('leads %s', (_what, from, to, end) => {
    expect(nextEnabledDay(from, to, between('2026-11-10', '2026-11-20'))).toBe(end);
  });

  it('gives up after 40 tries and stays', () => {
    expect(nextEnabledDay('2026-01-01', '2026-01-02', between('2026-01-02', '2026-02-09'))).toBe(
      '2026-02-10',
    );
    expect(nextEnabledDay('2026-01-01', '2026-01-02', between('2026-01-02', '2026-02-10'))).toBe(
      '2026-01-01',
    );
  });
});

describe('the end of a range', () => {
  it.each([
    ['2026-01-01', undefined, false],
    ['2036-01-08', '2026-01-01', false],
    ['2036-01-09', '2026-01-01', true],
    ['2015-12-25', '2026-01-01', true],
  ])('on %s of one from %s is too far: %s', (day, start, isFar) => {
    expect(isTooFar(day, start)).toBe(isFar);
  });
});
