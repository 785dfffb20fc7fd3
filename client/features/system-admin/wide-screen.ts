/**
 * The breakpoint xxl as a condition of `css`: the types of Chakra's style properties do not know
 * it.
 */
export const WIDE_SCREEN = '@media (min-width: 1400px)';
