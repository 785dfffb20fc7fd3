import { describe, expect, it } from '@jest/globals';
import { HEAT_LOW_RAMP, HEAT_RAMP } from './heat-ramp';

const WCAG_AA_TEXT = 4.5;

function channel(hex: string): number {
  const share = parseInt(hex, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The visible colour while newer figures load (the layer style `stale`): some of the panel shines
 * through.
 */
function dimmed(colour: string, panel: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [over, under] = [colour, panel].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * 0.92 + (under ?? 0) * 0.08);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const PANEL = { light: '#ffffff', dark: '#141c22' };

const steps = [...HEAT_RAMP, ...HEAT_LOW_RAMP].flatMap(({ light, dark }, step) => [
  { mode: 'light' as const, step, ground: light[0], text: light[1] },
  { mode: 'dark' as const, step, ground: dark[0], text: dark[1] },
]);

describe('the ramp of heatmaps', () => {
  it.each(steps)('carries text that reads on step $step in $mode mode', ({ ground, text }) => {
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(WCAG_AA_TEXT);
  });

  it.each(steps)(
    'still reads on step $step in $mode mode while newer figures load',
    ({ mode, ground, text }) => {
      const seen = contrast(dimmed(ground, PANEL[mode]), dimmed(text, PANEL[mode]));
      expect(seen).toBeGreaterThanOrEqual(WCAG_AA_TEXT);
    },
  );

  it('only gets darker in light mode and only lighter in dark mode', () => {
    const light = HEAT_RAMP.map((step) => luminance(step.light[0]));
    const dark = HEAT_RAMP.map((step) => luminance(step.dark[0]));
    expect(light).toEqual(light.toSorted((a, b) => b - a));
    expect(dark).toEqual(dark.toSorted((a, b) => a - b));
  });
});
