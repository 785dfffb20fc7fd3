/**
 * The space at both sides of every part of a page. Very wide windows keep the content to 1720 px in
 * the middle; header, strip, bar and foot start at the same edge.
 */
export const PAGE_GUTTER = {
  base: '4',
  md: 'max({spacing.6}, calc((100% - 1720px) / 2 + {spacing.6}))',
} as const;
