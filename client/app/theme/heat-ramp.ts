import { defineSemanticTokens } from '@chakra-ui/react';

interface HeatStep {
  /** Background in light and dark mode, and the text that has a contrast of 4.5:1 or more on it. */
  light: readonly [ground: string, text: string];
  dark: readonly [ground: string, text: string];
}

const INK = '#0d1317';
const PAPER = '#ffffff';

/**
 * One sequential ramp of the brand's hue for heatmaps, from low to high: darker on a light
 * background, lighter on a dark one.
 */
export const HEAT_RAMP: readonly HeatStep[] = [
  { light: ['#eff6fa', INK], dark: ['#0c2635', PAPER] },
  { light: ['#dcebf4', INK], dark: ['#06334b', PAPER] },
  { light: ['#b5d6e7', INK], dark: ['#00405c', PAPER] },
  { light: ['#84bbd7', INK], dark: ['#134d70', PAPER] },
  { light: ['#4f9bc3', INK], dark: ['#1f628e', PAPER] },
  { light: ['#246d97', PAPER], dark: ['#246d97', PAPER] },
  { light: ['#1f628e', PAPER], dark: ['#4f9bc3', INK] },
  { light: ['#134d70', PAPER], dark: ['#84bbd7', INK] },
  { light: ['#00405c', PAPER], dark: ['#b5d6e7', INK] },
];

/** Figures below the overall one, from a small difference to a large one. */
export const HEAT_LOW_RAMP: readonly HeatStep[] = [
  { light: ['#fbe7c8', INK], dark: ['#3d2a10', PAPER] },
  { light: ['#f0b868', INK], dark: ['#6b4510', PAPER] },
  { light: ['#d9891f', INK], dark: ['#e0a54c', INK] },
];

const tokensOf = (ramp: readonly HeatStep[], part: 0 | 1) =>
  Object.fromEntries(
    ramp.map(({ light, dark }, step) => [
      String(step),
      { value: { _light: light[part], _dark: dark[part] } },
    ]),
  );

/** `heat.3` is the background of step 3, `onHeat.3` its text. */
export const heatColours = defineSemanticTokens.colors({
  heat: tokensOf(HEAT_RAMP, 0),
  onHeat: tokensOf(HEAT_RAMP, 1),
  heatLow: tokensOf(HEAT_LOW_RAMP, 0),
  onHeatLow: tokensOf(HEAT_LOW_RAMP, 1),
});
