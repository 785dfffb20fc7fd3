import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

export interface TextPlace {
  x: number;
  /** Position of the baseline. */
  y: number;
  size: number;
  weight?: Weight;
  colour: string;
  align?: 'left' | 'right';
}

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;

  const file = `@fontsource/inter/files/inter-latin-${weight}-normal.woff`;
  const font = openSync(require.resolve(file)) as Font; // a file of one font
  fonts.set(weight, font);
  return font;
}

/** A text as outlines, so that a picture needs no font of its machine. Latin characters only. */
export function textShape(text: string, place: TextPlace): string {
  const { x, y, size, weight = 400, colour, align = 'left' } = place;
  const font = fontOf(weight);
  const run = font.layout(text, ['tnum']);
  const scale = size / font.unitsPerEm;
  let at = align === 'right' ? x - run.advanceWidth * scale : x;

  const glyphs = run.glyphs.map(({ path }, index) => {
    const moved = `translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
    at += (run.positions[index]?.xAdvance ?? 0) * scale;
    return `<path transform="${moved}" d="${path.toSVG()}"/>`;
  });

  return `<g fill="${colour}">${glyphs.join('')}</g>`;
}
