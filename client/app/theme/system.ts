import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineSemanticTokens,
  defineTokens,
} from '@chakra-ui/react';
import { colours } from './colours';
import { globalCss } from './global-css';
import { animations, animationStyles, durations, easings, keyframes } from './motion';
import { kitRecipes } from './kit-recipes';
import { recipes, slotRecipes } from './recipes';
import { scales } from './scales';
import { semanticColours } from './semantic-colours';
import { layerStyles, textStyles } from './styles';

const cursor = defineTokens.cursor({
  button: { value: 'pointer' },
  checkbox: { value: 'pointer' },
  disabled: { value: 'not-allowed' },
  menuitem: { value: 'pointer' },
  option: { value: 'pointer' },
  radio: { value: 'pointer' },
  switch: { value: 'pointer' },
});

/** Only floating elements have shadows: dialogs, lists, tooltips, toasts. */
const float = {
  value: { _light: '0 8px 24px rgb(15 35 50 / 0.14)', _dark: '0 8px 24px rgb(0 0 0 / 0.6)' },
};
const shadows = defineSemanticTokens.shadows({
  xs: float,
  sm: float,
  md: float,
  lg: float,
  xl: float,
});

const radiusRoles = defineSemanticTokens.radii({
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.md}' },
  l3: { value: '{radii.lg}' },
});

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ui',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints: {
        xs: '0px',
        sm: '576px',
        md: '768px',
        lg: '992px',
        xl: '1200px',
        xxl: '1400px',
      },
      keyframes,
      tokens: {
        animations,
        colors: colours,
        cursor,
        durations,
        easings,
        ...scales,
      },
      semanticTokens: { colors: semanticColours, radii: radiusRoles, shadows },
      recipes,
      slotRecipes,
      textStyles,
      layerStyles,
      animationStyles,
    },
  }),
  kitRecipes,
);
