import type { SystemStyleObject } from '@chakra-ui/react';
import { HEAT_STEPS } from './heat-scale';

const steps = Array.from({ length: HEAT_STEPS }, (_, step) => step);

export const HEATMAP_HEAD_PX = 28;
export const HEATMAP_ROW_PX = 34;

/** The look of a heatmap's cells by their tone, in one style for the whole table. */
export const HEATMAP_STYLES: SystemStyleObject = {
  '& th, & td': {
    height: `${HEATMAP_ROW_PX}px`,
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'bg.panel',
    whiteSpace: 'nowrap',
  },
  '& thead th': { height: `${HEATMAP_HEAD_PX}px`, textAlign: 'end', color: 'fg.muted', fontWeight: 'medium' },
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
  // Days as wide as each other, wider where a figure needs it.
  '& thead th:not(:first-of-type)': { width: '11%' },
  '& tr > :last-child': { paddingInlineEnd: '3', position: { md: 'sticky' }, right: '0', zIndex: '1' },
  '& thead th:last-child': { bg: 'bg.panel' },
  '&[data-dense] :is(th, td)': { paddingInline: '0.5', fontSize: '2xs' },
  '&[data-dense] th:first-of-type': { paddingInlineStart: '3', width: '20' },
  '&[data-dense] tr > :last-child': { paddingInlineEnd: '2' },
  '& small': { display: 'block', fontSize: '2xs', lineHeight: '0.875rem', fontWeight: 'normal', color: 'fg.muted' },
  '& td small': { color: 'inherit' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  '& [data-tone="total"]': { bg: 'bg.muted', fontWeight: 'semibold' },
  '& [data-tone="none"]': { bg: 'bg.subtle', color: 'fg.muted' },
  '& [data-tone="small"]': { bg: 'bg.panel', color: 'fg.muted', outline: '1px dotted', outlineOffset: '-2px' },
  ...Object.fromEntries(
    steps.map((step) => [`& [data-tone="${step}"]`, { bg: `heat.${step}`, color: `onHeat.${step}` }]),
  ),
};
