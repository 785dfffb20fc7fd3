import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';
import { openVariableFont } from './open-font.js';

const require = createRequire(import.meta.url);
const FILE =
  require.resolve('@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2');

interface Encoded {
  includeGlyph: (glyph: number) => number;
  encode: () => Uint8Array;
}

test.each([400, 600])(
  'the glyphs that a file embeds have the outlines of the weight %i',
  async (weight) => {
    const font = await openVariableFont(FILE, weight);
    const { glyphs } = font.layout('שלום');
    const subset = font.createSubset() as unknown as Encoded; // its types leave out what pdfkit calls
    const places = glyphs.map(({ id }) => subset.includeGlyph(id));
    const embedded = create(Buffer.from(subset.encode())) as Font; // a file of one font

    places.forEach((place, at) => {
      const { path, advanceWidth } = embedded.getGlyph(place);
      const { path: original, advanceWidth: width } = glyphs[at] ?? { path, advanceWidth };
      expect(Math.abs(advanceWidth - width)).toBeLessThanOrEqual(1);
      expect(path.toSVG().replace(/[\d.\s-]+/g, ' ')).toBe(
        original.toSVG().replace(/[\d.\s-]+/g, ' '),
      );
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
        expect(Math.abs(path.bbox[side] - original.bbox[side])).toBeLessThanOrEqual(1);
    });
  },
);
