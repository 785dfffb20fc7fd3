import { defineTokens } from '@chakra-ui/react';

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 26, 28, 30,
  32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
];

/** The 4 px grid: step n is n × 4 px, in rem so that it follows the reader's text size. */
const grid = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

const spacing = defineTokens.spacing(grid);

const sizes = defineTokens.sizes({
  ...grid,
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '4xl': { value: '56rem' },
  '8xl': { value: '90rem' },
  full: { value: '100%' },
  dvh: { value: '100dvh' },
  fit: { value: 'fit-content' },
  // Heights that other sizes depend on: header, page strip, dashboard bar.
  header: { value: '60px' },
  pageStrip: { value: '34px' },
  pageBar: { value: '56px' },
});

const radii = defineTokens.radii({
  none: { value: '0' },
  xs: { value: '0.125rem' },
  sm: { value: '0.25rem' },
  md: { value: '0.375rem' },
  lg: { value: '0.5rem' },
  full: { value: '9999px' },
});

const fonts = defineTokens.fonts({
  body: { value: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif' },
  heading: { value: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif' },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
});

const fontSizes = defineTokens.fontSizes({
  // Only in the cells of heatmaps.
  '3xs': { value: '0.6875rem' },
  '2xs': { value: '0.75rem' },
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '0.875rem' },
  lg: { value: '1rem' },
  xl: { value: '1.125rem' },
  '2xl': { value: '1.375rem' },
  '3xl': { value: '1.5rem' },
  '4xl': { value: '2rem' },
});

const fontWeights = defineTokens.fontWeights({
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
});

const lineHeights = defineTokens.lineHeights({
  short: { value: '1.25' },
  moderate: { value: '1.5' },
});

const zIndex = defineTokens.zIndex({
  base: { value: 0 },
  docked: { value: 10 },
  dropdown: { value: 1000 },
  sticky: { value: 1100 },
  overlay: { value: 1300 },
  modal: { value: 1400 },
  popover: { value: 1500 },
  skipNav: { value: 1600 },
  toast: { value: 1700 },
  tooltip: { value: 1800 },
});

export const scales = {
  fonts,
  fontSizes,
  fontWeights,
  lineHeights,
  radii,
  sizes,
  spacing,
  zIndex,
};
