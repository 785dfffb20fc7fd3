import type { Figure } from '#schema/writing/figures.js';
import { isMissing, type Sheet } from './sheet.js';

export const CSV_TYPE = 'text/csv; charset=utf-8';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/**
 * Matches where a spreadsheet would start to read a formula: also after a semicolon or a tab, which
 * some locales read as the end of a cell.
 */
const FORMULA_START = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;
const LINES_AT_ONCE = 500;

function field(value: Figure): string {
  if (isMissing(value)) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly Figure[]) => values.map(field).join(',') + LINE_END;

function* written(lines: Iterable<readonly Figure[]>): Generator<string> {
  let text = BYTE_ORDER_MARK;
  let count = 0;

  for (const values of lines) {
    text += line(values);
    count += 1;
    if (count % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }

  if (text) yield text;
}

/**
 * A sheet as CSV (RFC 4180, UTF-8 with BOM): raw figures, missing ones empty, texts that look like
 * formulas marked as text.
 */
export function sheetCsv({ columns, rows }: Sheet): Generator<string> {
  return written([columns.map(({ head }) => head), ...rows]);
}

function* cells(sheets: readonly Sheet[]): Generator<readonly Figure[]> {
  yield ['sheet', 'row', 'column', 'value'];
  for (const { name, columns, rows } of sheets) {
    for (const [at, row] of rows.entries()) {
      for (const [column, { head }] of columns.entries()) yield [name, at + 1, head, row[column]];
    }
  }
}

/** All sheets as one table, a line per cell: sheet, row (counted from 1), column, content. */
export const workbookCsv = (sheets: readonly Sheet[]): Generator<string> => written(cells(sheets));
