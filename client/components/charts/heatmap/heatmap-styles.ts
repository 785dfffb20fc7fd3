import type { SystemStyleObject } from '@chakra-ui/react';
import { LOW_STEPS } from './difference-scale';
import { HEAT_STEPS } from './heat-scale';
import { HEATMAP_HEAD_PX, HEATMAP_ROW_PX } from './heatmap-layout';

const steps = Array.from({ length: HEAT_STEPS }, (_, step) => step);

/** The styles of the grid over a heatmap, in one object for the whole table. */
export const GRID_STYLES: SystemStyleObject = {
  '& th, & td': {
    height: `${HEATMAP_ROW_PX}px`,
    padding: '0',
    paddingInline: '1',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    height: `${HEATMAP_HEAD_PX}px`,
    textAlign: 'end',
    color: 'fg.muted',
    fontWeight: 'medium',
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: '0',
    zIndex: '1',
    paddingInlineStart: '4',
    textAlign: 'start',
    fontWeight: 'medium',
    bg: 'bg.panel',
  },
  '& tr > :last-child': {
    paddingInlineEnd: '3',
    position: { md: 'sticky' },
    right: '0',
    zIndex: '1',
  },
  '& thead th:last-child': { bg: 'bg.panel' },
  '&[data-dense] :is(th, td)': { paddingInline: '0.5', fontSize: '3xs' },
  '&[data-dense] th:first-of-type': { paddingInlineStart: '3' },
  '&[data-dense] tr > :last-child': { paddingInlineEnd: '2.5' },
  '& small': {
    display: 'block',
    fontSize: '3xs',
    lineHeight: '0.875rem',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  // The drawing beneath shows the same text in the same place: this text is for screen readers, the
  // browser's search and copying.
  '& td': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: 'transparent',
    outlineColor: 'fg.muted',
    // As wide as the gaps between the cells of the drawing.
    borderColor: 'transparent',
    borderRightWidth: '1px',
    borderBottomWidth: '1px',
  },
  '& td small': { color: 'inherit' },
  '& td:focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-4px' },
  '& td[data-toggle]': { cursor: 'pointer' },
  '& td[data-toggle]:hover': { outlineStyle: 'solid', outlineWidth: '1px', outlineOffset: '-3px' },
  '& td[aria-selected=true]': { outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-3px' },
  ...Object.fromEntries(
    steps.map((step) => [`& [data-tone="${step}"]`, { outlineColor: `onHeat.${step}` }]),
  ),
  ...Object.fromEntries(
    Array.from({ length: LOW_STEPS }, (_, step) => [
      `& [data-tone="low.${step}"]`,
      { outlineColor: `onHeatLow.${step}` },
    ]),
  ),
  '& [data-tone="total"]': {
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: 'semibold',
    borderColor: 'bg.panel',
  },
};
