import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatIdList, parseIdList } from './id-list.js';

describe('a list of ids in a URL', () => {
  test.each([
    [[7], '7'],
    [[4, 7], '4.7'],
    [[4, 5], '4.5'],
    [[4, 5, 6, 9], '4-6.9'],
    [Array.from({ length: 500 }, (_, index) => index + 101), '101-600'],
  ])('is short', (ids, text) => {
    expect(formatIdList(ids)).toBe(text);
    expect(parseIdList(text)).toEqual({ ids, isValid: true });
  });

  test.each([
    ['4,2', [2, 4]],
    ['7.4.7', [4, 7]],
    ['9-7', []],
  ])('%s holds %j', (text, ids) => {
    expect(parseIdList(text)).toEqual({ ids, isValid: true });
  });

  test.each([
    ['', []],
    ['0', []],
    ['4.x.7', [4, 7]],
    ['-3', []],
    ['1e3', []],
    ['4.99999999999', [4]],
  ])('%j is not valid, and holds %j', (text, ids) => {
    expect(parseIdList(text)).toEqual({ ids, isValid: false });
  });

  test('ends soon, however many ids it names', () => {
    const { ids, isValid } = parseIdList('1-999999999');
    expect(ids).toHaveLength(10_000);
    expect(isValid).toBe(false);
  });

  test('reads back as it was written', () => {
    const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1 });
    fc.assert(
      fc.property(anyIds, (unordered) => {
        const ids = unordered.sort((one, other) => one - other);
        expect(parseIdList(formatIdList(ids))).toEqual({ ids, isValid: true });
      }),
    );
  });
});
