import { BYTE_ORDER_MARK, type CsvDecimals, csvLine } from '#schema/writing/csv';
import type { FigureTable } from './figure-table';

/**
 * The table as CSV: UTF-8 with byte order mark, raw numbers. Amounts bring a column with their
 * currency.
 */
export function figureCsv(
  { columns, rows, currency }: FigureTable,
  decimals?: CsvDecimals,
): string {
  const hasMoney = currency !== undefined && columns.some(({ kind }) => kind === 'money');
  const more = (text: string) => (hasMoney ? [text] : []);
  const lines = [
    [...columns.map(({ head }) => head), ...more('Currency')],
    ...rows.map((row) => [...columns.map(({ key }) => row[key]), ...more(currency ?? '')]),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line, decimals)).join('');
}
