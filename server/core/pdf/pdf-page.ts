import type { PdfFonts, RunStyle, Weight } from './pdf-fonts.js';
import { runsRightToLeft } from './visual-order.js';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 40;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
const FOOT_HEIGHT = 34;

export const INK = {
  text: '#1b2733',
  muted: '#56646f',
  line: '#d5dce2',
  brand: '#00405c',
} as const;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
  /** Longer texts are cut with an ellipsis. */
  width?: number;
}

const ELLIPSIS = '…';
/** A line may end after a space, and around a character that is a word; not before a sign. */
const BREAK =
  /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。])(?=[\p{L}\p{N}])(?![ーぁぃぅぇぉっゃゅょァィゥェォッャュョ])/u;
export const LINE_HEIGHT = 1.35;

/** A page under way: where the next block begins, and texts at places. */
export class PdfPage {
  readonly document: PDFKit.PDFDocument;
  readonly fonts: PdfFonts;
  y = MARGIN;

  constructor(document: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.document = document;
    this.fonts = fonts;
  }

  /** Begins a new page where a block of this height does not fit. */
  reserve(height: number): boolean {
    if (this.y + height <= PAGE.height - MARGIN - FOOT_HEIGHT) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  #cut(text: string, weight: Weight, size: number, width: number): string {
    if (this.fonts.widthOf(text, weight, size) <= width) return text;

    const letters = [...text];
    while (
      letters.length > 0 &&
      this.fonts.widthOf(letters.join('') + ELLIPSIS, weight, size) > width
    )
      letters.pop();
    return letters.join('') + ELLIPSIS;
  }

  /** One line of text; `y` is its top. */
  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { size = 8.5, weight = 400, colour = INK.text, align = 'left', width } = style;
    const shown = width === undefined ? text : this.#cut(text, weight, size, width);
    const start =
      align === 'right' ? x + (width ?? 0) - this.fonts.widthOf(shown, weight, size) : x;

    this.document.fillColor(colour);
    if (runsRightToLeft(shown)) this.document.markContent('Span', { actual: shown });
    this.#drawRuns(shown, start, y, { size, weight });
    if (runsRightToLeft(shown)) this.document.endMarkedContent();
  }

  /** Draws in the order of reading, which readers of the file follow, whatever the direction. */
  #drawRuns(text: string, x: number, y: number, style: RunStyle): void {
    let end = x;
    const placed = this.fonts.runsOf(text, style.weight).map((run) => {
      const left = end;
      end += this.fonts.widthOfRun(run, style.size);
      return { run, left };
    });

    placed.sort((one, other) => one.run.start - other.run.start);
    for (const { run, left } of placed) this.fonts.drawRun(run, left, y, style);
  }

  /** The lines of a text in a width, broken between words and between Chinese characters. */
  linesOf(text: string, width: number, { size = 8.5, weight = 400 }: TextStyle = {}): string[] {
    const lines: string[] = [];

    for (const word of text.split(BREAK)) {
      const line = lines.at(-1);
      const longer = (line ?? '') + word;
      const fits = this.fonts.widthOf(longer.trimEnd(), weight, size) <= width;
      if (line === undefined || !fits) lines.push(word);
      else lines[lines.length - 1] = longer;
    }

    return lines.map((line) => line.trimEnd());
  }

  /** A text of several lines at `y`; answers its height. */
  paragraph(text: string, x: number, width: number, style: TextStyle = {}): number {
    const step = (style.size ?? 8.5) * LINE_HEIGHT;
    const lines = this.linesOf(text, width, style);
    lines.forEach((line, at) => this.write(line, x, this.y + at * step, { ...style, width }));
    return lines.length * step;
  }

  rule(y: number, colour: string = INK.line): void {
    this.document
      .moveTo(MARGIN, y)
      .lineTo(PAGE.width - MARGIN, y)
      .lineWidth(0.6)
      .stroke(colour);
  }

  heading(title: string, needed: number): void {
    this.reserve(needed + 22);
    this.y += 8;
    this.write(title, MARGIN, this.y, { size: 11, weight: 600, colour: INK.brand });
    this.y += 18;
  }
}
