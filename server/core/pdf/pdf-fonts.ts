import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { listNotoFiles } from './noto-fonts.js';
import { openFont, openVariableFont } from './open-font.js';
import { type DirectedText, orderVisually } from './visual-order.js';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** The parts of Inter, by script; the first that has a character draws it. */
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

const WEIGHTS: readonly Weight[] = [400, 600];

interface Run {
  font: string;
  text: string;
  /** Its first character's place in the line, in the order of reading. */
  start: number;
  /** Its font reverses it as a whole, with the spaces between its words. */
  isReversed?: boolean;
}

export interface RunStyle {
  size: number;
  weight: Weight;
}

/** pdfkit lays out word by word where it is asked for no features. */
const AS_A_WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Replaces a character that no font has. */
const MISSING = '?';
const formatName = (script: string, weight: Weight) => `${script} ${weight}`;

type Document = PDFKit.PDFDocument;

/** The typeface of a document, part by part, as the texts need them. */
export class PdfFonts {
  readonly #document: Document;
  readonly #fonts = new Map<string, Font>();
  /** The files of Noto by character, for those that Inter does not have. */
  readonly #others = new Map<string, string>();

  private constructor(document: Document) {
    this.#document = document;
  }

  /** Opens what the characters of the texts need; a document draws no others. */
  static async open(document: Document, texts: readonly string[]): Promise<PdfFonts> {
    const fonts = new PdfFonts(document);
    const text = texts.join(' ');
    for (const character of new Set(text)) await fonts.#openOther(character, text);
    return fonts;
  }

  async #openOther(character: string, text: string): Promise<void> {
    if (this.#interFor(character, 400) !== null) return;
    const codePoint = character.codePointAt(0) ?? 0;

    for (const file of listNotoFiles(codePoint, text)) {
      const [regular, bold] = await Promise.all(
        WEIGHTS.map((weight) => openVariableFont(file, weight)),
      );
      if (!regular?.hasGlyphForCodePoint(codePoint) || !bold) continue;
      this.#register(formatName(file, 400), regular);
      this.#register(formatName(file, 600), bold);
      this.#others.set(character, file);
      return;
    }
  }

  #register(name: string, font: Font): void {
    if (this.#fonts.has(name)) return;
    this.#document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource); // pdfkit's types leave out opened fonts
    this.#fonts.set(name, font);
  }

  #fontOf(script: string, weight: Weight): Font {
    const font = openFont(fileOf(script, weight));
    this.#register(formatName(script, weight), font);
    return font;
  }

  #interFor(character: string, weight: Weight): string | null {
    const codePoint = character.codePointAt(0) ?? 0;
    const script = SCRIPTS.find((one) => this.#fontOf(one, weight).hasGlyphForCodePoint(codePoint));
    return script === undefined ? null : formatName(script, weight);
  }

  #fontFor(character: string, weight: Weight): string | null {
    const other = this.#others.get(character);
    return other === undefined ? this.#interFor(character, weight) : formatName(other, weight);
  }

  /** True where the font draws the character, so that a mark stays with its letter. */
  #has(font: string, character: string): boolean {
    return this.#fonts.get(font)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  }

  #runsOfOneDirection({ text, start, isRightToLeft }: DirectedText, weight: Weight): Run[] {
    const runs: Run[] = [];
    let at = start;

    for (const character of text) {
      const last = runs.at(-1);
      at += character.length;
      const isJoined = MARK.test(character) || (isRightToLeft && character === ' ');
      if (last && isJoined && this.#has(last.font, character)) {
        last.text += character;
        continue;
      }
      const font = this.#fontFor(character, weight);
      const shown = font === null ? MISSING : character;
      const used = font ?? formatName('latin', weight);
      if (last?.font === used) last.text += shown;
      else runs.push({ font: used, text: shown, start: at - character.length });
    }

    return runs;
  }

  /** A text in runs of one font each, from left to right. */
  runsOf(text: string, weight: Weight): Run[] {
    return orderVisually(text).flatMap((part) => {
      const runs = this.#runsOfOneDirection(part, weight);
      return part.isRightToLeft ? runs.reverse().map(reverseRun) : runs;
    });
  }

  widthOf(text: string, weight: Weight, size: number): number {
    return this.runsOf(text, weight).reduce((sum, run) => sum + this.widthOfRun(run, size), 0);
  }

  widthOfRun({ font, text, isReversed }: Run, size: number): number {
    const options = isReversed ? { features: AS_A_WHOLE } : {};
    return this.#document.font(font).fontSize(size).widthOfString(text, options);
  }

  /** Draws a run at a place; `y` is the top of its line, whatever the font. */
  drawRun({ font, text, isReversed }: Run, x: number, y: number, style: RunStyle): void {
    const { size, weight } = style;
    this.#document
      .font(font)
      .fontSize(size)
      .text(text, x, y, {
        lineBreak: false,
        baseline: -this.#ascentOf(weight, size),
        ...(isReversed && { features: AS_A_WHOLE }),
      });
  }

  /** The height of the letters above the line, the same for all fonts of a text. */
  #ascentOf(weight: Weight, size: number): number {
    const { ascent, unitsPerEm } = this.#fontOf('latin', weight);
    return (ascent / unitsPerEm) * size;
  }
}

const MARK = /^\p{M}$/u;
const LETTER = /\p{L}/u;

/** A font reverses the letters of a run; signs alone are reversed here. */
const reverseRun = ({ text, ...run }: Run): Run =>
  LETTER.test(text)
    ? { ...run, text, isReversed: true }
    : { ...run, text: [...text].reverse().join('') };
