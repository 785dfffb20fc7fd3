import { describe, expect, it } from '@jest/globals';
import { COMPARISONS } from '#schema/comparisons';
import { comparisonAfter, comparisonOfSelection, selectionOfComparison } from './compare-choice';

describe('a comparison', () => {
  it.each(COMPARISONS)('%s is the same as an entry of a list', (compare) => {
    expect(comparisonOfSelection(selectionOfComparison(compare))).toBe(compare);
  });

  it('follows another, and none follows the last', () => {
    expect(COMPARISONS.map(comparisonAfter)).toEqual([...COMPARISONS.slice(1), COMPARISONS[0]]);
  });
});
