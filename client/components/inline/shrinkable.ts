/**
 * Style of a text next to a name: the line cuts the text before the name. A name that loses even a
 * hundredth of a pixel ends in an ellipsis.
 */
export const SHRINKABLE = { minW: '0', flexShrink: '1000000' } as const;
