import { expect, test } from '@jest/globals';
import createBidi, { type Bidi } from 'bidi-js';
import fc from 'fast-check';
import { orderVisually } from './visual-order.js';

const bidi = (createBidi as unknown as () => Bidi)(); // its types say that it is no CommonJS

const lines = fc.string({
  unit: fc.constantFrom(...'abאבגقهو12٣ ,.()[]«»%-'),
  maxLength: 30,
});

test('the parts of a line stand as its characters do, reordered one by one', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const drawn = orderVisually(line).map(({ text, isRightToLeft }) =>
        isRightToLeft ? [...text].reverse().join('') : text,
      );
      const levels = bidi.getEmbeddingLevels(line, 'ltr');
      expect(drawn.join('')).toBe(bidi.getReorderedString(line, levels));
    }),
  );
});

test('each part keeps its place in the order of reading', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const parts = orderVisually(line).sort((one, other) => one.start - other.start);
      const mirrored = (text: string) => text.replaceAll(/[()[\]«»]/g, '|');
      expect(mirrored(parts.map(({ text }) => text).join(''))).toBe(mirrored(line));
    }),
  );
});
