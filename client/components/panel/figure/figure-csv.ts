import type { Figure } from '#schema/writing/figures';
import type { FigureTable } from './figure-table';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
// Where a spreadsheet would read a formula: also after a cell separator, which in some locales is a
// semicolon or a tab.
const FORMULA_START = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

function cell(value: Figure): string {
  if (value == null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The table as CSV (RFC 4180, UTF-8 with byte order mark): raw numbers, empty cells for missing
 * ones, texts that look like formulas marked as text. Amounts bring a column with their currency.
 */
export function figureCsv({ columns, rows, currency }: FigureTable): string {
  const hasMoney = currency !== undefined && columns.some(({ kind }) => kind === 'money');
  const more = (text: string) => (hasMoney ? [cell(text)] : []);
  const lines = [
    [...columns.map(({ head }) => cell(head)), ...more('Currency')],
    ...rows.map((row) => [...columns.map(({ key }) => cell(row[key])), ...more(currency ?? '')]),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(',') + LINE_END).join('');
}
