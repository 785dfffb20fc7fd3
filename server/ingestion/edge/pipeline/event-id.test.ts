import { expect, test } from '@jest/globals';
import { derivedEventId, newEventId } from './event-id.js';

test('ids are uuids of version 7 that lie in the order of time and never repeat', () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => newEventId(1_767_225_600_000 + index));
  expect(ids[0]).toMatch(/^019b76da-a800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 5_000 }, () => newEventId(0))).size).toBe(5_000);
});

const NAMED = {
  sender: 'BROADCASTER:7',
  customerId: 1,
  kind: 'impression' as const,
  callerId: 'a',
};

test("a caller's id leads to the same event for its sender, customer and kind only", () => {
  expect(derivedEventId(NAMED)).toBe(derivedEventId({ ...NAMED }));

  const ids = [
    derivedEventId(NAMED),
    derivedEventId({ ...NAMED, sender: 'BROADCASTER:8' }),
    derivedEventId({ ...NAMED, customerId: 2 }),
    derivedEventId({ ...NAMED, kind: 'webhit' }),
    derivedEventId({ ...NAMED, callerId: 'b' }),
  ];

  expect(new Set(ids).size).toBe(ids.length);
});
