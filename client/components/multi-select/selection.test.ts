import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ALL,
  canClear,
  choose,
  isAll,
  isSameSelection,
  keepValid,
  type Selection,
  selectionText,
} from './selection';

const IDS = [9, 3, 5];
const CHOICES = [
  { id: 3, name: 'Auckland' },
  { id: 5, name: 'Otago' },
  { id: 9, name: 'Wellington' },
];

describe('choosing an entry', () => {
  it.each<[what: string, before: Selection, id: number, after: Selection]>([
    ['All while All is chosen selects every real id', [0], 0, [3, 5, 9]],
    ['All while nothing is chosen does the same', [], 0, [3, 5, 9]],
    ['All otherwise resets to just All', [5], 0, [0]],
    ['All while every id is chosen resets to just All', [3, 5, 9], 0, [0]],
    ['an item while All is chosen replaces All', [0], 5, [5]],
    ['another item joins, in order', [5], 3, [3, 5]],
    ['an item already chosen is removed', [3, 5], 3, [5]],
    ['removing the last resets to All', [5], 5, [0]],
    ['the last missing item makes every id, not All', [3, 5], 9, [3, 5, 9]],
  ])('%s', (_what, before, id, after) => {
    expect(choose(before, id, IDS)).toEqual(after);
  });

  it('of All stays All where there is nothing to choose', () => {
    expect(choose(ALL, 0, [])).toEqual([0]);
  });

  it('never leads to nothing, to All with others or to an id twice', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 12 });

    fc.assert(
      fc.property(ids, fc.array(fc.nat()), (offered, picks) => {
        const entries = [0, ...offered];
        const end = picks.reduce<Selection>(
          (selection, pick) => choose(selection, entries[pick % entries.length] ?? 0, offered),
          ALL,
        );
        expect(end.length).toBeGreaterThan(0);
        expect(end.includes(0) && end.length > 1).toBe(false);
        expect([...end]).toEqual([...new Set(end)].sort((one, other) => one - other));
      }),
    );
  });
});

describe('clearing', () => {
  it.each<[Selection, boolean]>([
    [[0], false],
    [[], false],
    [[5], true],
    [[3, 5, 9], true],
  ])('%j can be cleared: %s', (selection, isPossible) => {
    expect(canClear(selection)).toBe(isPossible);
  });
});

describe('what stays valid', () => {
  it.each<[Selection, number[], Selection]>([
    [[0], [], [0]],
    [[3, 5], [5, 9], [5]],
    [[3, 5], [9], [0]],
    [
      [3, 5],
      [3, 5, 9],
      [3, 5],
    ],
  ])('of %j among %j is %j', (selection, offered, valid) => {
    expect(keepValid(selection, new Set(offered))).toEqual(valid);
  });

  it('is the same selection where nothing is lost', () => {
    const selection = [3, 5];
    expect(keepValid(selection, new Set(IDS))).toBe(selection);
  });
});

describe('a selection in words', () => {
  it.each<[Selection, string]>([
    [[0], 'All Regions'],
    [[], 'All Regions'],
    [[5], 'Otago'],
    [[3, 9], 'Auckland, Wellington'],
    [[3, 5, 9], '3 selected'],
    [[77], '1 selected'],
  ])('%j is %s', (selection, text) => {
    expect(selectionText(selection, CHOICES, 'Region')).toBe(text);
  });
});

describe('two selections', () => {
  it.each<[Selection, Selection, boolean]>([
    [[0], [], true],
    [[0], [3], false],
    [[3, 5], [3, 5], true],
    [[3, 5], [3, 9], false],
    [[3], [3, 5], false],
  ])('%j and %j are the same: %s', (one, other, isSame) => {
    expect(isSameSelection(one, other)).toBe(isSame);
    expect(isSameSelection(other, one)).toBe(isSame);
  });

  it('are All when they hold 0 or nothing', () => {
    expect([isAll([0]), isAll([]), isAll([3])]).toEqual([true, true, false]);
  });
});
