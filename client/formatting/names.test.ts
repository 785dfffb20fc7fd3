import { describe, expect, it } from '@jest/globals';
import { shortenName } from './names';

describe('a shortened name', () => {
  it.each([
    ['Harvest', 'Harvest'],
    ['exactly twenty chars', 'exactly twenty chars'],
    ['twenty-one characters', 'twenty-one charac…'],
    // A macron written as a combining mark adds no character.
    ['Ko\u0304whai '.repeat(2) + 'summer', 'Ko\u0304whai '.repeat(2) + 'summer'],
    ['👩‍🌾'.repeat(21), `${'👩‍🌾'.repeat(17)}…`],
  ])('of %p is %p', (name, short) => {
    expect(shortenName(name)).toBe(short);
  });
});
