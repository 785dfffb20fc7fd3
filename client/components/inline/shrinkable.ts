/**
 * For what stands beside a name in a line: it is cut before the name is. A name that loses even a
 * hundredth of a pixel ends in an ellipsis.
 */
export const SHRINKABLE = { minW: '0', flexShrink: '1000000' } as const;
