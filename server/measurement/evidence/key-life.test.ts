import { expect, test } from '@jest/globals';
import { slotVisits } from './clock-slots.js';
import { DAY_MS, type KeySpan } from './viewer-history.js';

const SPAN: KeySpan = { firstDay: 0, lastDay: 83, completeThroughDay: 90 };
const at = (day: number) => day * DAY_MS + 20 * 3_600_000;
const slotsOf = (impressionDays: number[], visitDays: number[], span = SPAN) =>
  [...slotVisits(span, { impressionsMs: impressionDays.map(at), visitsMs: visitDays.map(at) })].map(
    ({ kind, slots }) => ({ kind, clean: slots.clean }),
  );

test('weeks after the last event of a key are not clean: nobody knows whose address it is', () => {
  const [visit] = slotsOf([21], [28, 30]);
  // Weeks 5 and 6 lie within a week of the other visit, weeks 7 to 11 beyond any event.
  expect(visit).toEqual({ kind: 'exposed', clean: 2 ** 5 });
});

test('a visit does not make the life in which it is counted', () => {
  expect(slotsOf([21], [56])).toEqual([]);
  expect(slotsOf([21], [56, 62])[0]).toMatchObject({ kind: 'clean' });
});

test('a silent day is neither clean nor exposed', () => {
  const silentDays = { visits: new Set([35]), impressions: new Set<number>() };
  const [known] = slotsOf([21], [28, 42]);
  const [silent] = slotsOf([21], [28, 42], { ...SPAN, silentDays });
  expect(known?.clean).toBe(2 ** 5 + 2 ** 6 + 2 ** 7);
  expect(silent?.clean).toBe(2 ** 6 + 2 ** 7);
});

test('no slot is clean within a week of days whose impressions are missing', () => {
  const silentDays = { visits: new Set([37]), impressions: new Set([37]) };
  const [visit] = slotsOf([21], [28, 49], { ...SPAN, silentDays });
  expect(visit?.clean).toBe(2 ** 7 + 2 ** 8);
});
