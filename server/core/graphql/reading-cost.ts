/**
 * What a field adds to the cost of a call besides the fields in it: a reading of the store weighs
 * more than the words it is told in.
 */
export const readingCost =
  (cost: number) =>
  ({ childComplexity }: { childComplexity: number }): number =>
    cost + childComplexity;
