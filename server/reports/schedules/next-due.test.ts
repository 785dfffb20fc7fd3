import { describe, expect, test } from '@jest/globals';
import { localDateOf } from '#schema/writing/dates.js';
import { nextDueAt, type Rhythm } from './next-due.js';

const weekly = (weekday: number, hour = 7): Rhythm => ({
  frequency: 'WEEKLY',
  weekday,
  monthDay: null,
  hour,
});
const monthly = (monthDay: number, hour = 7): Rhythm => ({
  frequency: 'MONTHLY',
  weekday: null,
  monthDay,
  hour,
});
const NZ = 'Pacific/Auckland';
const next = (rhythm: Rhythm, after: string, zone = NZ) =>
  nextDueAt(rhythm, zone, new Date(after)).toISOString();

describe('a weekly report', () => {
  test('is due on its weekday at its hour by the clock of the zone', () => {
    expect(next(weekly(1), '2026-11-20T00:00:00Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(next(weekly(1), '2026-11-20T00:00:00Z', 'America/New_York')).toBe(
      '2026-11-23T12:00:00.000Z',
    );
  });

  test('is due later the same day, and a week on from its own hour', () => {
    expect(next(weekly(1), '2026-11-22T17:59:59Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(next(weekly(1), '2026-11-22T18:00:00Z')).toBe('2026-11-29T18:00:00.000Z');
  });

  test('keeps its hour when the clocks change', () => {
    expect(next(weekly(1), '2026-09-22T00:00:00Z')).toBe('2026-09-27T18:00:00.000Z');
    expect(next(weekly(1), '2026-09-15T00:00:00Z')).toBe('2026-09-20T19:00:00.000Z');
  });
});

describe('a monthly report', () => {
  test('is due on its day, in a shorter month on the last', () => {
    const days: string[] = [];
    let at = new Date('2027-12-31T20:00:00Z');
    for (let month = 0; month < 12; month += 1) {
      at = nextDueAt(monthly(31), NZ, at);
      days.push(localDateOf(at, NZ).slice(5));
    }
    expect(days.join(' ')).toBe(
      '01-31 02-29 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31',
    );
  });

  test('comes twelve times a year, whatever its day and hour', () => {
    for (const [day, hour] of [
      [1, 0],
      [15, 23],
      [28, 2],
      [30, 3],
    ] as const) {
      let at = new Date('2026-12-31T10:00:00Z');
      for (let month = 0; month < 12; month += 1) at = nextDueAt(monthly(day, hour), NZ, at);
      expect(localDateOf(at, NZ)).toBe(`2027-12-${String(day).padStart(2, '0')}`);
    }
  });
});
