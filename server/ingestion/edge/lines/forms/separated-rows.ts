import { isUtf8 } from 'node:buffer';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import { LineError } from '#server/ingestion/edge/lines/rejection-code.js';
import { MAX_KEPT_BYTES, type FormReader } from './form-reader.js';
import { isBlank, PhysicalLines, type PhysicalLine } from './physical-lines.js';
import { splitRow } from './split-row.js';

export interface RowForm {
  delimiter: string;
  /** The lines before the first row, the head among them. */
  headLines: number;
  /** The field of each column. */
  fields: readonly string[];
}

/** CSV or TSV under a head line, as RFC 4180 describes it: a quoted cell may hold line ends. */
export class SeparatedRows implements FormReader {
  private readonly lines = new PhysicalLines();
  /** The lines of a row whose quoted cell has not ended yet. */
  private open: PhysicalLine[] = [];
  private openBytes = 0;

  constructor(private readonly form: RowForm) {}

  *push(bytes: Buffer): Generator<NumberedLine> {
    for (const line of this.lines.push(bytes)) yield* this.take(line);
  }

  *end(): Generator<NumberedLine> {
    for (const line of this.lines.end()) yield* this.take(line);
    yield* this.giveUpOpen();
  }

  private *take(line: PhysicalLine): Generator<NumberedLine> {
    if (line.line <= this.form.headLines) return;
    if (this.open.length === 0 && isBlank(line.bytes)) return;

    this.open.push(line);
    this.openBytes += line.bytes.length + 1;
    const row = this.rowOf(this.open);
    if (row) {
      this.close();
      if (!isEmpty(row)) yield row;
    } else if (this.openBytes > MAX_KEPT_BYTES) {
      yield* this.giveUpOpen();
    }
  }

  /** A quote that nothing closes spoils its own line, and no line after it. */
  private *giveUpOpen(): Generator<NumberedLine> {
    while (this.open.length > 0) {
      const [first, ...others] = this.open;
      this.close();
      if (!first) return;
      yield rejected(first, 'the line has a quote that nothing closes');
      for (const line of others) yield* this.take(line);
    }
  }

  private close(): void {
    this.open = [];
    this.openBytes = 0;
  }

  /** Null while a quoted cell has not ended. */
  private rowOf(lines: readonly PhysicalLine[]): NumberedLine | null {
    const [first] = lines;
    if (!first) return null;

    const bytes = lines.length === 1 ? first.bytes : withLineFeeds(lines);
    // readLines says of these bytes why they are no line.
    if (bytes.length >= MAX_KEPT_BYTES || !isUtf8(bytes))
      return { line: first.line, content: bytes };

    const cells = splitRow(bytes.toString(), this.form.delimiter);
    return cells && this.lineOf({ line: first.line, bytes }, cells);
  }

  private lineOf(line: PhysicalLine, cells: readonly string[]): NumberedLine {
    const { fields } = this.form;
    const content: Record<string, string> = {};
    for (const [index, cell] of cells.entries()) {
      const field = fields[index];
      if (cell === '') continue;
      if (field === undefined)
        return rejected(line, `the line has more cells than the head, which has ${fields.length}`);
      content[field] = cell;
    }
    return { line: line.line, content, bytes: line.bytes };
  }
}

/** Spreadsheets write delimiters for rows below the last one. */
const isEmpty = ({ content }: NumberedLine) =>
  !(content instanceof Error) && Object.keys(content).length === 0;

const rejected = ({ line, bytes }: PhysicalLine, reason: string): NumberedLine => ({
  line,
  content: new LineError('NOT_CSV', reason),
  bytes,
});

const LINE_FEED = Buffer.from('\n');

const withLineFeeds = (lines: readonly PhysicalLine[]): Buffer =>
  Buffer.concat(lines.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [LINE_FEED, bytes])));
