import { expect, test } from '@jest/globals';
import { localDateOf } from '#schema/writing/dates.js';
import { instantAt } from './time-zone.js';

test.each([
  ['2026-11-20', 7, 'Pacific/Auckland', '2026-11-19T18:00:00.000Z'],
  ['2026-07-20', 7, 'Pacific/Auckland', '2026-07-19T19:00:00.000Z'],
  ['2026-11-20', 0, 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-03-08', 7, 'America/New_York', '2026-03-08T11:00:00.000Z'],
  // The clock goes from 2 to 3 in the morning, so it never shows 2.
  ['2026-09-27', 2, 'Pacific/Auckland', '2026-09-26T14:00:00.000Z'],
  // The clock goes back from 3 to 2, so it shows 2 twice.
  ['2026-04-05', 2, 'Pacific/Auckland', '2026-04-04T13:00:00.000Z'],
  ['2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
])('%s at %i in %s is %s', (localDate, hour, timeZone, instant) => {
  expect(instantAt(localDate, hour, timeZone).toISOString()).toBe(instant);
});

test('an hour that is shown lies on its own date', () => {
  for (let day = 1; day <= 28; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    expect(localDateOf(instantAt(date, 12, 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe(date);
  }
});
