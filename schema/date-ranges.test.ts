import { describe, expect, test } from '@jest/globals';
import * as reference from 'date-fns';
import fc from 'fast-check';
import { DATE_RANGE_PRESETS, presetRange, type DateRangePresetId } from './date-ranges.js';
import { addDays, addMonths, daysBetween, isLocalDate } from './local-date.js';

const MONDAY = { weekStartsOn: 1 } as const;
const day = (date: Date) => reference.format(date, 'yyyy-MM-dd');

/** Years of four digits, and leap years among them. */
const anyDate = fc
  .integer({ min: -300_000, max: 600_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
  .filter((date) => date >= '1200-01-01' && date <= '3600-01-01');

describe('the arithmetic of local dates', () => {
  test('agrees with date-fns', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5_000, max: 5_000 }), (date, count) => {
        const parsed = reference.parseISO(date);
        expect(addDays(date, count)).toBe(day(reference.addDays(parsed, count)));
        expect(addMonths(date, count)).toBe(day(reference.addMonths(parsed, count)));
        expect(daysBetween(date, addDays(date, count))).toBe(count);
      }),
    );
  });

  test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', 20260101, null])(
    '%j is no local date',
    (value) => {
      expect(isLocalDate(value)).toBe(false);
    },
  );
});

describe('a preset', () => {
  const week = (date: Date) => [
    reference.startOfWeek(date, MONDAY),
    reference.endOfWeek(date, MONDAY),
  ];
  const month = (date: Date) => [reference.startOfMonth(date), reference.endOfMonth(date)];
  const year = (date: Date) => [reference.startOfYear(date), reference.endOfYear(date)];
  const last = (date: Date, days: number) => [reference.subDays(date, days - 1), date];

  const EXPECTED: Record<DateRangePresetId, (today: Date) => Date[]> = {
    today: (today) => [today, today],
    yesterday: (today) => last(reference.subDays(today, 1), 1),
    'this-week': week,
    'last-week': (today) => week(reference.subWeeks(today, 1)),
    'last-7-days': (today) => last(today, 7),
    'last-30-days': (today) => last(today, 30),
    'last-90-days': (today) => last(today, 90),
    'this-month': month,
    'last-month': (today) => month(reference.subMonths(today, 1)),
    'this-year': year,
    'this-ytd': (today) => [reference.startOfYear(today), today],
    'last-year': (today) => year(reference.subYears(today, 1)),
    'last-1-year': (today) => [reference.addDays(reference.subYears(today, 1), 1), today],
  };

  test.each(DATE_RANGE_PRESETS.map(({ id }) => id))('%s has the days of the calendar', (id) => {
    fc.assert(
      fc.property(anyDate, (today) => {
        const [startDate, endDate] = EXPECTED[id](reference.parseISO(today)).map(day);
        expect(presetRange(id, today)).toEqual({ startDate, endDate });
      }),
    );
  });
});
