import type { Figure, FigureTable } from './figure-table';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
// What a spreadsheet would run as a formula.
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: Figure): string {
  if (value == null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as CSV (RFC 4180, UTF-8 with its mark): raw numbers, missing ones empty, texts that look like formulas marked as text. */
export function figureCsv({ columns, rows }: FigureTable): string {
  const lines = [columns.map(({ head }) => cell(head)), ...rows.map((row) => columns.map(({ key }) => cell(row[key])))];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(',') + LINE_END).join('');
}
