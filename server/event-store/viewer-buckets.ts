/**
 * A customer's viewers are in so many buckets at most. Workers store different buckets of a split
 * customer at once, since credit needs only the events of one viewer.
 */
export const MAX_BUCKETS = 64;

/** A split customer has 2, 4, 8 … buckets, any other one has 1. */
export const isBucketCount = (count: number): boolean =>
  count >= 1 && count <= MAX_BUCKETS && Number.isInteger(Math.log2(count));
