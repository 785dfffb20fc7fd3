import type { SystemStyleObject } from '@chakra-ui/react';
import { HEAT_STEPS } from './heat-scale';

const steps = Array.from({ length: HEAT_STEPS }, (_, step) => step);

/** The look of a heatmap's cells by their tone, in one style for the whole table. */
export const HEATMAP_STYLES: SystemStyleObject = {
  '& th, & td': {
    height: '8.5',
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'bg.panel',
    whiteSpace: 'nowrap',
  },
  '& thead th': { height: '7', textAlign: 'end', color: 'fg.muted', fontWeight: 'medium' },
  '& th:first-of-type': {
    position: 'sticky',
    left: '0',
    zIndex: '1',
    width: '23',
    paddingInlineStart: '4',
    textAlign: 'start',
    fontWeight: 'medium',
    bg: 'bg.panel',
  },
  '& small': { display: 'block', fontSize: '2xs', lineHeight: '0.75rem', fontWeight: 'normal', color: 'fg.muted' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  '& [data-tone="total"]': { bg: 'bg.muted', fontWeight: 'semibold' },
  '& [data-tone="none"]': { bg: 'bg.subtle', color: 'fg.muted' },
  '& [data-tone="small"]': { bg: 'bg.panel', color: 'fg.muted', outline: '1px dotted', outlineOffset: '-2px' },
  ...Object.fromEntries(
    steps.map((step) => [`& [data-tone="${step}"]`, { bg: `heat.${step}`, color: `onHeat.${step}` }]),
  ),
};
