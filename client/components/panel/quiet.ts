/**
 * The style of what appears under the pointer and with the focus of its panel; on touch it always
 * shows. It keeps its room, and stays while its menu is open.
 */
export const QUIET = {
  transition: 'opacity 100ms',
  '@media (hover: hover)': {
    opacity: 0,
    'section:is(:hover, :focus-within) &, &:has([aria-expanded=true])': { opacity: 1 },
  },
};
