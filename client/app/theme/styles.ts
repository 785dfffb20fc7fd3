import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react';

const text = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

export const textStyles = defineTextStyles({
  '2xs': text('2xs', '1rem'),
  xs: text('xs', '1.125rem'),
  sm: text('sm', '1.25rem'),
  md: text('md', '1.25rem'),
  lg: text('lg', '1.5rem'),
  xl: text('xl', '1.5rem'),
  '2xl': text('2xl', '1.75rem'),
  '3xl': text('3xl', '2rem'),
  '4xl': text('4xl', '2.5rem'),
  label: { value: { fontSize: 'xs', lineHeight: '1.125rem', fontWeight: 'medium' } },
  // Figures in columns or on tiles: all digits have the same width.
  figure: { value: { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.01em' } },
});

export const layerStyles = defineLayerStyles({
  'fill.muted': { value: { background: 'colorPalette.muted', color: 'colorPalette.fg' } },
  'fill.subtle': { value: { background: 'colorPalette.subtle', color: 'colorPalette.fg' } },
  'fill.solid': { value: { background: 'colorPalette.solid', color: 'colorPalette.contrast' } },
  panel: {
    value: {
      background: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
    },
  },
  failure: {
    value: {
      background: 'bg.error',
      borderWidth: '1px',
      borderColor: 'border.error',
      borderRadius: 'md',
      color: 'fg.error',
    },
  },
  // Shown while newer content loads. It mostly reduces colour: every text keeps a contrast of
  // 4.5:1.
  stale: { value: { opacity: '0.92', filter: 'saturate(0.4)' } },
  // The line under the selected tab, where Chakra's recipe expects it.
  'indicator.bottom': {
    value: {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '-1px',
        insetInlineStart: '0',
        width: '100%',
        height: '2px',
        background: 'colorPalette.solid',
      },
    },
  },
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
});
