import fs from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font, type GlyphRun, type Path } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { encodeOutline } from './encode-outline.js';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** The tables of a WOFF 1.0 file (w3.org/TR/WOFF), inflated, as an OpenType file. */
function unpackWoff(woff: Buffer): Buffer<ArrayBuffer> {
  const tableCount = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + tableCount * SFNT_ENTRY_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tableCount, 4);

  const parts: Buffer[] = [header];
  let end = header.length;
  for (let at = 0; at < tableCount; at++) {
    const entry = HEADER_BYTES + at * ENTRY_BYTES;
    const [offset, packedLength, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number]; // one of each field
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;

    const place = SFNT_HEADER_BYTES + at * SFNT_ENTRY_BYTES;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(end, place + 8);
    header.writeUInt32BE(length, place + 12);
    parts.push(table, Buffer.alloc(-length & 3));
    end += table.length + (-length & 3);
  }

  return Buffer.concat(parts);
}

/** The thread forgets all words of a font beyond this number. */
const MAX_WORDS = 2_000;

const fonts = new Map<string, Font>();

/**
 * The font of a WOFF file, whose digits all have the same width, so that numbers stand under each
 * other. The thread keeps the font and the layouts of words for the next document.
 */
export function openFont(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;

  // fontkit inflates the whole outlines of a WOFF file for each glyph that it reads.
  const font = keepLayouts(create(unpackWoff(fs.readFileSync(file))) as Font); // a file of one font
  fonts.set(file, font);
  return font;
}

const unpacked = new Map<string, Promise<Buffer>>();

/** The font of a variable WOFF2 file at one weight, as `openFont` opens those of one weight. */
export async function openVariableFont(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const known = fonts.get(key);
  if (known) return known;

  // fontkit reads no variations in a WOFF2 file.
  const bytes =
    unpacked.get(file) ?? decompress(fs.readFileSync(file)).then((font) => Buffer.from(font));
  unpacked.set(file, bytes);
  const variable = create(await bytes) as Font; // a file of one font
  const font = keepLayouts(embedOutlines(variable.getVariation({ wght: weight })));
  // pdfkit takes fonts of one name and one file for the same.
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${weight}` });
  fonts.set(key, font);
  return font;
}

interface GlyphSubset {
  glyphEncoder: { encodeSimple: (path: Path) => Uint8Array };
}

/** fontkit's own encoder of varied glyphs fails with its own library for streams, and rounds steps. */
function embedOutlines(font: Font): Font {
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    (subset as unknown as GlyphSubset).glyphEncoder = { encodeSimple: encodeOutline }; // untyped there
    return subset;
  };
  return font;
}

/** Digits run from left to right, also those of scripts that do not. */
const NUMBER = /^\p{N}[\p{N}\p{P}]*$/u;

function keepLayouts(font: Font): Font {
  const layout = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();

  const layoutWord = (word: string): GlyphRun => {
    const found = words.get(word);
    if (found) return found;

    // A glyph keeps the character that it was first read for, also for the next document.
    (font as unknown as { _glyphs: object })._glyphs = {}; // untyped there
    const direction = NUMBER.test(word) ? 'ltr' : undefined;
    const run = layout(word, ['tnum'], undefined, undefined, direction);
    if (words.size >= MAX_WORDS) words.clear();
    words.set(word, run);
    return run;
  };

  // pdfkit asks word by word where it passes no features, and scales the positions it gets.
  font.layout = (word) => {
    const run = layoutWord(word);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun; // all else is the run's
  };
  return font;
}
