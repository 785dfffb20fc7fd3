import { defineConfig } from '@chakra-ui/react';
import {
  comboboxAnatomy,
  dialogAnatomy,
  fieldAnatomy,
  selectAnatomy,
  switchAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';

const controlEdge = {
  borderColor: 'border.control',
  bg: 'bg.panel',
  _hover: { borderColor: 'fg.muted' },
  _readOnly: { bg: 'bg.muted', borderColor: 'border.emphasized' },
};

/**
 * Differences from Chakra's own recipes: denser controls, edges with enough contrast, one focus
 * ring.
 */
export const kitRecipes = defineConfig({
  theme: {
    recipes: {
      button: { base: { fontWeight: 'medium' }, defaultVariants: { size: 'sm' } },
      input: { variants: { variant: { outline: controlEdge } }, defaultVariants: { size: 'sm' } },
      skeleton: { base: { borderRadius: 'sm' } },
    },
    slotRecipes: {
      select: {
        slots: selectAnatomy.keys(),
        base: { trigger: { _placeholderShown: { color: 'fg.subtle' } } },
        variants: { variant: { outline: { trigger: controlEdge } } },
        defaultVariants: { size: 'sm' },
      },
      combobox: {
        slots: comboboxAnatomy.keys(),
        variants: { variant: { outline: { input: controlEdge } } },
        defaultVariants: { size: 'sm' },
      },
      dialog: {
        slots: dialogAnatomy.keys(),
        base: {
          backdrop: { bg: 'bg.backdrop' },
          content: {
            borderWidth: '1px',
            borderColor: 'border',
            bg: 'bg.raised',
            '&[data-has-nested=dialog]': { filter: 'brightness(0.75)' },
          },
          header: { px: '5', pt: '4', pb: '3' },
          body: { px: '5', pt: '1', pb: '5' },
          footer: { px: '5', py: '3', borderTopWidth: '1px' },
          title: { textStyle: 'lg' },
        },
        defaultVariants: { placement: 'center', scrollBehavior: 'inside' },
      },
      field: { slots: fieldAnatomy.keys(), base: { label: { textStyle: 'label' } } },
      switch: { slots: switchAnatomy.keys(), base: { control: { borderColor: 'border.control' } } },
      tooltip: {
        slots: tooltipAnatomy.keys(),
        base: { content: { fontWeight: 'normal', px: '2', py: '1' } },
      },
    },
  },
});
