import { defineConfig } from '@chakra-ui/react';

const controlEdge = { borderColor: 'border.control', bg: 'bg.panel', _hover: { borderColor: 'fg.muted' } };

/** Where the house differs from Chakra's own recipes: denser controls, edges with enough contrast, one focus ring. */
export const kitRecipes = defineConfig({
  theme: {
    recipes: {
      button: { base: { fontWeight: 'medium' }, defaultVariants: { size: 'sm' } },
      input: { variants: { variant: { outline: controlEdge } }, defaultVariants: { size: 'sm' } },
      skeleton: { base: { borderRadius: 'sm' } },
    },
    slotRecipes: {
      select: { variants: { variant: { outline: { trigger: controlEdge } } }, defaultVariants: { size: 'sm' } },
      combobox: { variants: { variant: { outline: { input: controlEdge } } }, defaultVariants: { size: 'sm' } },
      dialog: {
        base: {
          content: { borderWidth: '1px', borderColor: 'border', bg: 'bg.raised' },
          header: { px: '5', pt: '4', pb: '3' },
          body: { px: '5', pt: '1', pb: '5' },
          footer: { px: '5', py: '3', borderTopWidth: '1px' },
          title: { textStyle: 'lg' },
        },
        defaultVariants: { placement: 'center', scrollBehavior: 'inside' },
      },
      field: { base: { label: { textStyle: 'label' } } },
      tooltip: { base: { content: { fontWeight: 'normal', px: '2', py: '1' } } },
    },
  },
});
