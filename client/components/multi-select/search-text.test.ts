import { describe, expect, it } from '@jest/globals';
import { matching, nextStartingWith } from './search-text';

const NAMES = ['Kōwhai Foods', 'Tūī Energy', 'Huia Play', 'مطاعم هوا'].map((name) => ({ name }));

describe('searching names', () => {
  it.each([
    ['', 4],
    ['kowhai', 1],
    ['KŌWHAI', 1],
    ['foods kow', 1],
    ['tui  ', 1],
    ['هوا', 1],
    ['u', 2],
    ['nothing', 0],
  ])('finds by "%s" %d', (search, count) => {
    expect(matching(NAMES, search)).toHaveLength(count);
  });
});

describe('the next name that begins with a letter', () => {
  it.each([
    ['t', 0, 1],
    ['t', 1, 1],
    ['k', 1, 0],
    ['x', 2, 2],
  ])('%s from %d is at %d', (letter, from, at) => {
    expect(nextStartingWith(NAMES, letter, from)).toBe(at);
  });
});
