import { useEffect, useState } from 'react';
import {
  type DifferenceTone,
  HIGH_STEPS,
  LOW_TONES,
} from '#client/components/charts/heatmap/difference-scale';
import type { Colour, MapColours } from './map-scene';

const FALLBACK: Colour = [127, 127, 127, 255];

/** '#1f628e' or 'rgb(31 98 142)', as in the theme's variables. */
export function parseColour(text: string): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  const parts = hex
    ? hex.slice(1).map((part) => parseInt(part, 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue] = parts;
  return red === undefined || green === undefined || blue === undefined
    ? FALLBACK
    : [red, green, blue, 255];
}

const withAlpha = ([red, green, blue]: Colour, alpha: number): Colour => [red, green, blue, alpha];

const MARKER_ALPHA = 165;
const TONE_ALPHA = 225;

function readColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => parseColour(style.getPropertyValue(`--ui-colors-${name}`));
  const toned = (name: string) => withAlpha(token(name), TONE_ALPHA);
  const isDark = document.documentElement.classList.contains('dark');

  return {
    land: token('bg-emphasized'),
    border: token('bg-subtle'),
    marker: withAlpha(token('fg-muted'), MARKER_ALPHA),
    tones: new Map<DifferenceTone, Colour>([
      ...HIGH_STEPS.map((step) => [step, toned(`heat-${step}`)] as const),
      ...LOW_TONES.map((tone, step) => [tone, toned(`heat-low-${step}`)] as const),
    ]),
    markerEdge: token('bg-panel'),
    highlight: withAlpha(token('chart-all-responses'), 240),
    highlightEdge: token('fg'),
    tileTint: isDark ? [125, 135, 145, 255] : [255, 255, 255, 255],
  };
}

/** The theme's colours as numbers for WebGL; they follow the light and dark mode. */
export function useMapColours(): MapColours {
  const [colours, setColours] = useState(readColours);
  useEffect(() => {
    const observer = new MutationObserver(() => setColours(readColours()));
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return colours;
}
