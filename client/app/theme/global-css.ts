import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    colorPalette: 'brand',
    colorScheme: { _light: 'light', _dark: 'dark' },
    textSizeAdjust: '100%',
    // Focused or linked elements never scroll under the header, the page strip or the dashboard
    // bar.
    scrollPaddingBottom: '{spacing.18}',
    scrollPaddingTop: 'calc({sizes.header} + {sizes.pageStrip} + {sizes.pageBar} + {spacing.2})',
  },
  body: { textStyle: 'md', fontFamily: 'body', minHeight: '100dvh' },
  'table, time, [data-figure]': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '::placeholder, [data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.emphasized' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: of the shortest ones, each nested element would wait for the one around it.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
