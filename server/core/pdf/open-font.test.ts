import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { openFont, openVariableFont } from './open-font.js';

const require = createRequire(import.meta.url);
const WEIGHT = 600;
const FILE = require.resolve(`@fontsource/inter/files/inter-latin-${WEIGHT}-normal.woff`);
const TEXT = 'Visits: 1,792 of AV & Té';

test('an unpacked font has the outlines of its WOFF file', () => {
  const glyphsOf = (font: Font) =>
    font.layout(TEXT, ['tnum']).glyphs.map(({ id, path, advanceWidth }) => ({
      id,
      advanceWidth,
      outline: path.toSVG(),
    }));

  expect(glyphsOf(openFont(FILE))).toEqual(glyphsOf(openSync(FILE) as Font)); // a file of one font
});

test('the letters of an Arabic word are joined', async () => {
  const font = await openVariableFont(
    require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
    WEIGHT,
  );
  const idsOf = (text: string) => font.layout(text).glyphs.map(({ id }) => id);
  const [alone] = idsOf('ه');
  expect(alone).toBeGreaterThan(0);
  expect(idsOf('هه')).not.toContain(alone);
});

test('all digits of a font have the same width, without asking for it', () => {
  const widths = [...'0123456789'].map((digit) => openFont(FILE).layout(digit).advanceWidth);
  expect(new Set(widths).size).toBe(1);
});
