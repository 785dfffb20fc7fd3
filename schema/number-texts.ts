/** Numbers in sentences, the same wherever they are read. */

/** '1,235' */
export const countText = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** '12.3%' of a fraction */
export const percentText = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;
