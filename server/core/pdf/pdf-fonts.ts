import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openFont } from './open-font.js';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** The parts of the font, by script; the first with all characters of a run draws it. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];

const fileOf = (script: string, weight: Weight) =>
  require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`);

interface Run {
  font: string;
  text: string;
}

/** Replaces a character that the font does not have. */
const MISSING = '?';
const formatName = (script: string, weight: Weight) => `${script} ${weight}`;

type Document = PDFKit.PDFDocument;

/** The typeface of a document, part by part, as the texts need them. */
export class PdfFonts {
  readonly #document: Document;
  readonly #fonts = new Map<string, Font>();

  constructor(document: Document) {
    this.#document = document;
  }

  #fontOf(script: string, weight: Weight): Font {
    const name = formatName(script, weight);
    const known = this.#fonts.get(name);
    if (known) return known;

    const font = openFont(fileOf(script, weight));
    this.#document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource); // pdfkit's types leave out opened fonts
    this.#fonts.set(name, font);
    return font;
  }

  #fontFor(character: string, weight: Weight): string | null {
    const codePoint = character.codePointAt(0) ?? 0;
    const script = SCRIPTS.find((one) => this.#fontOf(one, weight).hasGlyphForCodePoint(codePoint));
    return script === undefined ? null : formatName(script, weight);
  }

  /** A text in runs of one font each. */
  runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];

    for (const character of text) {
      const font = this.#fontFor(character, weight);
      const shown = font === null ? MISSING : character;
      const used = font ?? formatName('latin', weight);
      const last = runs.at(-1);
      if (last?.font === used) last.text += shown;
      else runs.push({ font: used, text: shown });
    }

    return runs;
  }

  widthOf(text: string, weight: Weight, size: number): number {
    return this.runsOf(text, weight).reduce(
      (sum, run) => sum + this.#document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }
}
