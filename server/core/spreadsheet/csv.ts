import { BYTE_ORDER_MARK, type CsvDecimals, csvLine } from '#schema/writing/csv.js';
import type { Figure } from '#schema/writing/figures.js';
import type { Sheet } from './sheet.js';

const LINES_AT_ONCE = 500;

function* written(
  lines: Iterable<readonly Figure[]>,
  decimals: CsvDecimals | undefined,
): Generator<string> {
  let text = BYTE_ORDER_MARK;
  let count = 0;

  for (const values of lines) {
    text += csvLine(values, decimals);
    count += 1;
    if (count % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }

  if (text) yield text;
}

/** A sheet as CSV: UTF-8 with byte order mark, raw figures. */
export function sheetCsv({ columns, rows }: Sheet, decimals?: CsvDecimals): Generator<string> {
  return written([columns.map(({ head }) => head), ...rows], decimals);
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
export const workbookCsv = (sheets: readonly Sheet[], decimals?: CsvDecimals): Generator<string> =>
  written(cells(sheets), decimals);
