import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayOfLocalDate,
  localDateOfDay,
  ReportingClock,
  reportingClock,
  weekdayOfDay,
} from './reporting-time.js';

const at = (text: string) => Date.parse(text);
const ZONES = [
  'Pacific/Auckland',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Europe/London',
  'Asia/Kolkata',
  'UTC',
];

function plainLocalTime(timeZone: string, utcMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(utcMs);
}

describe('ReportingClock', () => {
  const auckland = reportingClock('Pacific/Auckland');

  it('changes the date at local midnight, in summer and in winter time', () => {
    expect(auckland.localDate(at('2026-01-31T10:59:59.999Z'))).toBe('2026-01-31');
    expect(auckland.localDate(at('2026-01-31T11:00:00.000Z'))).toBe('2026-02-01');
    expect(auckland.localDate(at('2026-07-31T11:59:59.999Z'))).toBe('2026-07-31');
    expect(auckland.localDate(at('2026-07-31T12:00:00.000Z'))).toBe('2026-08-01');
  });

  it('is exact to the millisecond where clocks go forward', () => {
    expect(auckland.bucket(at('2026-09-26T13:59:59.999Z'))).toEqual({
      localDay: dayOfLocalDate('2026-09-27'),
      daypart: 1,
    });
    expect(auckland.daypart(at('2026-09-26T16:59:59.999Z'))).toBe(1);
    expect(auckland.daypart(at('2026-09-26T17:00:00.000Z'))).toBe(2);
  });

  it('is exact where clocks go back', () => {
    expect(auckland.daypart(at('2026-04-04T17:59:59.999Z'))).toBe(1);
    expect(auckland.daypart(at('2026-04-04T18:00:00.000Z'))).toBe(2);
  });

  it('counts weekdays from Monday as 1', () => {
    expect(auckland.weekday(at('2026-11-15T10:59:59Z'))).toBe(7);
    expect(auckland.weekday(at('2026-11-15T11:00:00Z'))).toBe(1);
    expect(weekdayOfDay(dayOfLocalDate('1969-12-28'))).toBe(7);
  });

  it('puts the boundaries of dayparts into the later part', () => {
    const localDay = reportingClock('UTC');
    const parts = [
      '05:59:59.999',
      '06:00',
      '08:59',
      '09:00',
      '12:00',
      '14:00',
      '18:00',
      '19:30',
      '22:29',
      '22:30',
      '23:59',
    ];

    expect(parts.map((time) => localDay.daypart(at(`2026-05-05T${time}Z`)))).toEqual([
      1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 8,
    ]);
  });

  it('agrees with Intl at every instant of every zone', () => {
    const instants = fc.integer({
      min: at('2015-01-01T00:00:00Z'),
      max: at('2030-01-01T00:00:00Z'),
    });

    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, utcMs) => {
        const [date, time = ''] = plainLocalTime(zone, utcMs).split(' ');
        const [hour = 0, minute = 0] = time.split(':').map(Number);
        const clock = reportingClock(zone);
        expect(clock.localDate(utcMs)).toBe(date);
        const part =
          [360, 540, 720, 840, 1080, 1170, 1350, 1440].findIndex(
            (end) => hour * 60 + minute < end,
          ) + 1;
        expect(clock.daypart(utcMs)).toBe(part);
      }),
      { numRuns: 500 },
    );
  });

  it('cuts a range into segments within which the bucket does not change', () => {
    for (const zone of ZONES) {
      const clock = reportingClock(zone);
      const fromMs = at('2026-03-30T07:13:00Z');
      const toMs = at('2026-04-08T01:00:00Z');
      const segments = clock.segments(fromMs, toMs);
      expect(segments[0]?.startMs).toBe(fromMs);
      for (let utcMs = fromMs; utcMs < toMs; utcMs += 7 * 60_000) {
        const segment = segments.findLast(({ startMs }) => startMs <= utcMs);
        expect(segment).toMatchObject(clock.bucket(utcMs));
      }
    }
  });

  it('finds the start of a local day', () => {
    expect(auckland.startOfDay(dayOfLocalDate('2026-04-05'))).toBe(at('2026-04-04T11:00:00Z'));
    expect(auckland.startOfDay(dayOfLocalDate('2026-04-06'))).toBe(at('2026-04-05T12:00:00Z'));
    expect(localDateOfDay(dayOfLocalDate('2024-02-29'))).toBe('2024-02-29');
  });

  it('finds when its clocks showed the same days before, also over a change of clocks', () => {
    expect(auckland.daysBefore(at('2026-11-20T01:00:00Z'), 7)).toBe(at('2026-11-13T01:00:00Z'));
    // Clocks went forward on 27 September: nine o'clock was an hour later in UTC the week before.
    expect(auckland.daysBefore(at('2026-09-28T20:00:00Z'), 7)).toBe(at('2026-09-21T21:00:00Z'));
  });

  it('refuses a zone that does not exist', () => {
    expect(() => new ReportingClock('Pacific/Atlantis')).toThrow(RangeError);
  });
});
