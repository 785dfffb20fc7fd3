import { expect, test } from '@jest/globals';
import { signTestMark, testMarks } from './test-mark.js';

const SECRET = 's'.repeat(32);
const TAG = { kind: 'impression' as const, id: 7 };
const NOW_MS = 1_800_000_000_000;
const isTestMark = testMarks(SECRET, () => NOW_MS);
const mark = signTestMark(SECRET, TAG, NOW_MS);

test('a mark is good for its tag, for a minute', () => {
  expect(isTestMark(TAG, mark)).toBe(true);
  expect(testMarks(SECRET, () => NOW_MS + 59_000)(TAG, mark)).toBe(true);
  expect(testMarks(SECRET, () => NOW_MS + 61_000)(TAG, mark)).toBe(false);
});

test.each([
  ['another tag', { ...TAG, id: 8 }, mark],
  ['a tag of the other kind', { ...TAG, kind: 'webhit' as const }, mark],
  ['a later end', TAG, mark.replace(/^\d+/, String(NOW_MS + 90_000))],
  ['a mark from far ahead', TAG, signTestMark(SECRET, TAG, NOW_MS + 3_600_000)],
  ['the mark of somebody else', TAG, signTestMark('x'.repeat(32), TAG, NOW_MS)],
  ['no mark', TAG, ''],
  ['a mark without a signature', TAG, String(NOW_MS)],
  ['two marks', TAG, [mark, mark]],
])('%s does not pass', (_what, tag, forged) => {
  expect(isTestMark(tag, forged)).toBe(false);
});
