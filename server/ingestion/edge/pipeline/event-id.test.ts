import { expect, test } from '@jest/globals';
import { derivedEventId, newEventId } from './event-id.js';

test('ids are uuids of version 7 that lie in the order of time and never repeat', () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => newEventId(1_767_225_600_000 + index));
  expect(ids[0]).toMatch(/^019b76da-a800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 5_000 }, () => newEventId(0))).size).toBe(5_000);
});

test("a caller's id leads to the same event for its customer and kind only", () => {
  expect(derivedEventId(1, 'impression', 'a')).toBe(derivedEventId(1, 'impression', 'a'));
  const ids = [
    derivedEventId(1, 'impression', 'a'),
    derivedEventId(2, 'impression', 'a'),
    derivedEventId(1, 'webhit', 'a'),
  ];
  expect(new Set(ids).size).toBe(3);
});
