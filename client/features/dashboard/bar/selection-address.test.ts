import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Selection } from '#client/components/multi-select/selection';
import { selectionToParam, selectionParam } from './selection-address';

describe('a selection in the address', () => {
  it.each<[Selection, string | null]>([
    [[0], null],
    [[7], '7'],
    [[4, 7], '4.7'],
    [[4, 5], '4.5'],
    [[4, 5, 6, 9], '4-6.9'],
    [Array.from({ length: 500 }, (_, index) => index + 101), '101-600'],
  ])('is short', (selection, text) => {
    expect(selectionToParam(selection)).toBe(text);
    expect(selectionParam(text)).toEqual(selection);
  });

  it.each<[string | null, Selection]>([
    [null, [0]],
    ['', [0]],
    ['0', [0]],
    ['4.x.7', [4, 7]],
    ['7.4.7', [4, 7]],
    ['-3', [0]],
    ['9-7', [0]],
    ['1e3', [0]],
    ['4.99999999999', [4]],
  ])('of "%s" is %j', (text, selection) => {
    expect(selectionParam(text)).toEqual(selection);
  });

  it('of a hostile length ends soon', () => {
    expect(selectionParam('1-999999999')).toHaveLength(10_000);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1 }),
        (ids) => {
          const selection = ids.sort((one, other) => one - other);
          expect(selectionParam(selectionToParam(selection))).toEqual(selection);
        },
      ),
    );
  });
});
