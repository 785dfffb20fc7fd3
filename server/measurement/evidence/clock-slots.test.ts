import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { clockSlots, slotKindAt, slotOffsets } from './clock-slots.js';
import { spans, viewers } from '#server/measurement/testing/histories.js';
import { DAY_MS, dayOfMs, type KeySpan } from './viewer-history.js';

/** The kind of one slot, straight from its definition. */
function referenceKind(span: KeySpan, impressionsMs: readonly number[], slotMs: number) {
  const isWithin = (fromMs: number, toMs: number) =>
    impressionsMs.some((ms) => ms >= fromMs && ms <= toMs);
  if (isWithin(slotMs - CREDIT_WINDOW_MS, slotMs)) return 'exposed';
  if (dayOfMs(slotMs) < span.firstDay + 7) return null;
  return isWithin(slotMs, slotMs + CREDIT_WINDOW_MS) ? 'lead' : 'clean';
}

test('slots are what their definitions say, one by one', () => {
  fc.assert(
    fc.property(spans, viewers, (span, { impressionsMs, visitsMs }) => {
      const lastDay = Math.min(span.lastDay, span.completeThroughDay);

      for (const atMs of visitsMs) {
        const day = dayOfMs(atMs);
        if (day < span.firstDay || day > lastDay) continue;
        const slots = clockSlots(span, impressionsMs, atMs);
        expect(slotKindAt(span, slots, atMs)).toBe(referenceKind(span, impressionsMs, atMs));

        for (const kind of ['exposed', 'lead', 'clean'] as const) {
          const expected = [];
          for (let other = span.firstDay; other <= lastDay; other += 1) {
            const slotMs = atMs + (other - day) * DAY_MS;
            const isSlot = (other - day) % 7 === 0;
            if (isSlot && referenceKind(span, impressionsMs, slotMs) === kind) {
              expected.push(other - span.firstDay);
            }
          }
          expect(slotOffsets(slots.firstOffset, slots[kind])).toEqual(expected);
        }
      }
    }),
  );
});
