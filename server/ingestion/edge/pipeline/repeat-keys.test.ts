import { expect, test } from '@jest/globals';
import { repeatKeyOf } from '#server/event-store/repeat-key.js';
import { newEventId } from './event-id.js';
import { repeatKeys } from './repeat-keys.js';

const HOME = '00000001-0000-4000-8000-000000000000';
const OTHER_HOME = '00000002-0000-4000-8000-000000000000';

test('the same cache-buster of a viewer has the same key, another one has another', () => {
  const find = repeatKeys();
  const [first, again, other] = ['123', '123', '124'].map((text) => find(7, HOME, text));

  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('many cache-busters have as many keys', () => {
  const find = repeatKeys();
  const keys = Array.from({ length: 200_000 }, (_, number) => find(7, HOME, String(number)));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(['', '-1', '-2', '0', 'null', 'undefined', 'NaN'])('%p has no key', (text) => {
  expect(repeatKeys()(7, HOME, text)).toBeNull();
});

test('one that two viewers send in turn is constant until the next one', () => {
  const find = repeatKeys();
  const isKnown = (viewer: string, text: string, tagId = 7) => find(tagId, viewer, text) !== null;

  expect(isKnown(HOME, '1')).toBe(true);
  expect(isKnown(OTHER_HOME, '1', 8)).toBe(true);
  expect(isKnown(OTHER_HOME, '1')).toBe(false);
  expect(isKnown(OTHER_HOME, '1')).toBe(false);
  expect(isKnown(HOME, '1')).toBe(false);
  expect(isKnown(HOME, '2')).toBe(true);
});

test('an id carries the key and the time, lies in order, and is never the same', () => {
  const ids = Array.from({ length: 5_000 }, (_, at) =>
    newEventId(1_767_225_600_000 + at, 'a1b2c3d4e5f6'),
  );

  expect(ids[0]).toMatch(/^019b76da-a800-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-a1b2c3d4e5f6$/);
  expect([...ids].sort()).toEqual(ids);
  expect(repeatKeyOf(ids[3] ?? '', 1_767_225_600_003)).toBe('a1b2c3d4e5f6');
});

test('no other id has a key', () => {
  expect(repeatKeyOf(newEventId(5), 5)).toBeNull();
  expect(repeatKeyOf(newEventId(5, 'a1b2c3d4e5f6'), 6)).toBeNull();
  expect(repeatKeyOf('0badcafe-0000-8000-8000-a1b2c3d4e5f6', 5)).toBeNull();
});
