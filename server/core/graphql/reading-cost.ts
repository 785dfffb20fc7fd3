/**
 * The cost of a field that reads the event store, besides the cost of its subfields: the reading
 * costs more than its output.
 */
export const readingCost =
  (cost: number) =>
  ({ childComplexity }: { childComplexity: number }): number =>
    cost + childComplexity;
