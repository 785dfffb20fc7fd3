import type { Figure, FigureTable } from './figure-table';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
// Where a spreadsheet would start to read a formula: also behind what it takes for the end of a
// cell, by language a semicolon or a tab.
const FORMULA_START = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

function cell(value: Figure): string {
  if (value == null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The table as CSV (RFC 4180, UTF-8 with its mark): raw numbers, missing ones empty, texts that
 * look like formulas marked as text.
 */
export function figureCsv({ columns, rows }: FigureTable): string {
  const lines = [
    columns.map(({ head }) => cell(head)),
    ...rows.map((row) => columns.map(({ key }) => cell(row[key]))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(',') + LINE_END).join('');
}
