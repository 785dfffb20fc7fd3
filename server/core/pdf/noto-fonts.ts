import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The package for Arabic also has the symbols and the rarer Latin letters. */
const OTHERS = ['arabic', 'hebrew'] as const;
const HAN = ['sc', 'tc', 'jp', 'kr'] as const;

type Family = (typeof OTHERS)[number] | (typeof HAN)[number];

/** The packages divide a family into files, and list the characters of each. */
interface Slice {
  file: string;
  ranges: readonly [first: number, last: number][];
}

const families = new Map<Family, readonly Slice[]>();

const readRange = (text: string): [number, number] => {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
};

function slicesOf(family: Family): readonly Slice[] {
  const known = families.get(family);
  if (known) return known;

  const name = `noto-sans-${family}`;
  const index = require.resolve(`@fontsource-variable/${name}/unicode.json`);
  const lists = JSON.parse(fs.readFileSync(index, 'utf8')) as Record<string, string>; // their format
  const slices = Object.entries(lists).map(([slice, ranges]) => ({
    file: require.resolve(
      `@fontsource-variable/${name}/files/${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ),
    ranges: ranges.split(',').map(readRange),
  }));
  families.set(family, slices);
  return slices;
}

/** A text says by its other letters how its Chinese characters look. */
function familiesFor(text: string): readonly Family[] {
  const first =
    (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) && 'jp') ||
    (/\p{Script=Hangul}/u.test(text) && 'kr') ||
    'sc';
  return [...OTHERS, first, ...HAN.filter((family) => family !== first)];
}

/** The files of Noto Sans that list the character, the most fitting for the text first. */
export function listNotoFiles(codePoint: number, text: string): string[] {
  return familiesFor(text).flatMap((family) =>
    slicesOf(family)
      .filter(({ ranges }) =>
        ranges.some(([first, last]) => first <= codePoint && codePoint <= last),
      )
      .map(({ file }) => file),
  );
}
