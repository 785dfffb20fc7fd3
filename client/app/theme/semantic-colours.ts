import { defineSemanticTokens } from '@chakra-ui/react';
import { heatColours } from './heat-ramp';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/**
 * The tokens that a Chakra recipe needs of a `colorPalette`. `contrast` on solid and fg on subtle
 * have a contrast of 4.5:1 or more.
 */
const palette = (name: string, solid: { light: string; dark: string; contrast?: string }) => ({
  contrast: { value: solid.contrast ?? '{colors.white}' },
  solid: pair(`{colors.${solid.light}}`, `{colors.${solid.dark}}`),
  fg: pair(`{colors.${name}.700}`, `{colors.${name}.200}`),
  subtle: pair(`{colors.${name}.50}`, `{colors.${name}.950}`),
  muted: pair(`{colors.${name}.100}`, `{colors.${name}.900}`),
  emphasized: pair(`{colors.${name}.200}`, `{colors.${name}.800}`),
  border: pair(`{colors.${name}.300}`, `{colors.${name}.700}`),
  focusRing: { value: '{colors.focus}' },
});

export const semanticColours = defineSemanticTokens.colors({
  focus: pair('{colors.brand.600}', '{colors.sky.400}'),
  bg: {
    DEFAULT: pair('{colors.white}', '#141c22'),
    canvas: pair('#f4f6f8', '#0d1317'),
    panel: pair('{colors.white}', '#141c22'),
    raised: pair('{colors.white}', '#1a242b'),
    subtle: pair('{colors.gray.50}', '#19232a'),
    muted: pair('{colors.gray.100}', '#202b33'),
    emphasized: pair('{colors.gray.200}', '#2b3842'),
    inverted: pair('#18242d', '#e6ebef'),
    backdrop: pair('rgb(10 25 35 / 0.45)', 'rgb(0 0 0 / 0.6)'),
    onHeader: pair('rgb(255 255 255 / 0.12)', 'rgb(255 255 255 / 0.1)'),
    header: pair('{colors.brand.800}', '#0a2230'),
    error: pair('{colors.red.50}', '#26161b'),
    warning: pair('{colors.amber.50}', '{colors.amber.950}'),
    success: pair('{colors.green.50}', '{colors.green.950}'),
    info: pair('{colors.brand.50}', '{colors.brand.950}'),
  },
  fg: {
    DEFAULT: pair('#17222b', '#e4eaee'),
    muted: pair('#50606d', '#a5b3bd'),
    subtle: pair('#64727e', '#8b9ba7'),
    inverted: pair('#f2f5f7', '#131b21'),
    onHeader: pair('#ffffff', '#e8f1f6'),
    onHeaderMuted: pair('#b9d3e0', '#9db8c6'),
    brand: pair('{colors.brand.800}', '{colors.brand.200}'),
    error: pair('{colors.red.600}', '{colors.red.300}'),
    warning: pair('{colors.amber.700}', '{colors.amber.300}'),
    success: pair('{colors.green.700}', '{colors.green.300}'),
    info: pair('{colors.brand.600}', '{colors.brand.300}'),
  },
  border: {
    DEFAULT: pair('#dfe5ea', '#27333c'),
    muted: pair('#ebeff2', '#1f2a32'),
    subtle: pair('#f2f5f7', '#1a242b'),
    emphasized: pair('#c5cfd7', '#3a4954'),
    // Edges of controls have 3:1 against the panel.
    control: pair('#8492a0', '#607180'),
    inverted: pair('{colors.gray.800}', '{colors.gray.200}'),
    error: pair('{colors.red.500}', '{colors.red.400}'),
    warning: pair('{colors.amber.600}', '{colors.amber.400}'),
    success: pair('{colors.green.600}', '{colors.green.400}'),
    info: pair('{colors.brand.600}', '{colors.brand.400}'),
  },
  // Hues that common colour blindnesses keep distinct: blue bars, vermilion solid line, magenta
  // dashed line.
  chart: {
    impressions: pair('{colors.brand.600}', '#3f86b5'),
    allResponses: pair('#c8500a', '#ff9f5f'),
    sameDay: pair('#a3318a', '#f0a0dc'),
    highlight: pair('{colors.gold.500}', '{colors.gold.300}'),
    grid: pair('#e7ecf0', '#243039'),
    axis: pair('#50606d', '#a5b3bd'),
  },
  ...heatColours,
  gray: {
    contrast: pair('{colors.white}', '#131b21'),
    solid: pair('{colors.gray.800}', '{colors.gray.100}'),
    fg: pair('{colors.gray.700}', '{colors.gray.200}'),
    subtle: pair('{colors.gray.100}', '#202b33'),
    muted: pair('{colors.gray.200}', '#2b3842'),
    emphasized: pair('{colors.gray.300}', '#3a4954'),
    border: pair('{colors.gray.300}', '#3a4954'),
    focusRing: { value: '{colors.focus}' },
  },
  brand: palette('brand', { light: 'brand.800', dark: 'brand.500' }),
  sky: palette('sky', { light: 'sky.500', dark: 'sky.500', contrast: '#06202e' }),
  green: palette('green', { light: 'green.700', dark: 'green.700' }),
  amber: palette('amber', { light: 'amber.500', dark: 'amber.500', contrast: '#2b2000' }),
  red: palette('red', { light: 'red.600', dark: 'red.600' }),
});
