import { read, utils, type WorkBook } from '@e965/xlsx';

/** A workbook as a spreadsheet opens it, with the formats and links of its cells. */
export const readWorkbook = (file: Uint8Array): WorkBook =>
  read(file, { cellNF: true, cellStyles: true });

const ADDITIONAL = /^(Intervals|Maturity|Caused Visits|Experiments|Pace|Cover) - .*$/s;

/** The names of the sheets, without that of the client which follows an additional one. */
export const sheetNames = ({ SheetNames }: WorkBook): string[] =>
  SheetNames.map((name) => name.replace(ADDITIONAL, '$1'));

const plain = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value;

/** The values of a sheet by rows, its heads first; days as ISO 8601, missing values null. */
export function valuesOf(book: WorkBook, sheetName: string): unknown[][] {
  const sheet = book.Sheets[book.SheetNames[sheetNames(book).indexOf(sheetName)] ?? ''];
  if (!sheet) throw new Error(`the workbook has no sheet ${sheetName}`);
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: null,
    UTC: true,
  });
  return rows.map((row) => row.map(plain));
}
