import { isEventField } from '#server/ingestion/edge/lines/event-line.js';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import type { FormReader } from './form-reader.js';
import { JsonLines } from './json-lines.js';
import { JsonValues } from './json-values.js';
import { SeparatedRows, type RowForm } from './separated-rows.js';
import { splitRow } from './split-row.js';
import { utf8Of, type ToUtf8 } from './utf8.js';

/** The first line of a log is shorter. */
const HEAD_BYTES = 64 * 1024;
const DELIMITERS = [',', '\t', ';', '|'];
/** The line before the head with which spreadsheets name the delimiter. */
const NAMED_DELIMITER = /^sep=(.)$/i;

const TIME_BEFORE_JSON = /^\d{4}-\d\d-\d\dT[\d:.]+Z \{/;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export interface LogReaderOptions {
  /** The log is CSV or TSV although its head names no field. */
  isSeparated?: boolean;
  /** The field that a column of this name has, or null where the name says nothing. */
  fieldOfColumn?: (column: string) => string | null;
}

/**
 * Cuts a log into its lines: newline-delimited JSON, JSON arrays and objects that take several
 * lines, CSV and TSV with a head line, in UTF-8 or UTF-16, whatever ends their lines. The first
 * bytes say which form it is.
 */
export class LogReader implements FormReader {
  private head: Buffer = Buffer.alloc(0);
  private toUtf8: ToUtf8 | null = null;
  private reader: FormReader | null = null;
  private endsInReturns = false;
  /** The head of CSV or TSV as it stands in the log; null in other forms. */
  headText: string | null = null;
  delimiter = '';

  constructor(private readonly options: LogReaderOptions = {}) {}

  push(bytes: Buffer): Iterable<NumberedLine> {
    return this.read(bytes, false);
  }

  end(): Iterable<NumberedLine> {
    return this.read(Buffer.alloc(0), true);
  }

  private *read(bytes: Buffer, isLast: boolean): Generator<NumberedLine> {
    let text = bytes;
    if (!this.reader) {
      this.head = this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes]);
      if (this.head.length < HEAD_BYTES && !isLast) return;
      text = this.head;
      this.head = Buffer.alloc(0);
    }

    this.toUtf8 ??= utf8Of(text);
    text = this.toUtf8(text, isLast);
    this.reader ??= this.chooseReader(text.subarray(0, HEAD_BYTES));
    yield* this.reader.push(this.endsInReturns ? withLineFeeds(text) : text);
    if (isLast) yield* this.reader.end();
  }

  private chooseReader(start: Buffer): FormReader {
    this.endsInReturns = start.includes(CARRIAGE_RETURN) && !start.includes(LINE_FEED);

    const lines = start.toString().split(this.endsInReturns ? '\r' : /\r?\n/);
    const headAt = lines.findIndex((line) => line.trim() !== '');
    const first = lines[headAt]?.trim() ?? '';
    // An object that begins on a line of its own takes several; else a line holds all of it.
    if (first.startsWith('[') || first === '{') return new JsonValues();
    if (first.startsWith('{')) return new JsonLines();
    if (TIME_BEFORE_JSON.test(first)) return new JsonLines(true);

    const form = this.rowForm(lines, headAt);
    return form ? new SeparatedRows(form) : new JsonLines();
  }

  private rowForm(lines: readonly string[], firstAt: number): RowForm | null {
    const [, named] = NAMED_DELIMITER.exec(lines[firstAt]?.trim() ?? '') ?? [];
    const headAt = named === undefined ? firstAt : firstAt + 1;
    const head = lines[headAt] ?? '';
    const delimiter = named ?? mostFrequent(head);
    const columns = splitRow(head, delimiter) ?? [];

    const { isSeparated = false, fieldOfColumn = ownField } = this.options;
    if (!isSeparated && !columns.some((column) => fieldOfColumn(column) !== null)) return null;

    this.headText = head;
    this.delimiter = delimiter;
    return {
      delimiter,
      headLines: headAt + 1,
      fields: distinct(columns.map((column) => fieldOfColumn(column) ?? column)),
    };
  }
}

const mostFrequent = (head: string): string =>
  DELIMITERS.reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );

/** Our fields are found in any case, and with blanks or hyphens for underscores. */
function ownField(column: string): string | null {
  const name = column.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return isEventField(name) ? name : null;
}

/** A second column of a name keeps its cells under a name of its own. */
const distinct = (fields: readonly string[]): string[] =>
  fields.map((field, index) => (fields.indexOf(field) === index ? field : `${field} ${index + 1}`));

function withLineFeeds(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(CARRIAGE_RETURN); at !== -1; at = copy.indexOf(CARRIAGE_RETURN, at))
    copy[at] = LINE_FEED;
  return copy;
}
