import { read, utils, type WorkBook } from '@e965/xlsx';

/** A workbook as a spreadsheet opens it, with the formats and links of its cells. */
export const readWorkbook = (file: Uint8Array): WorkBook => read(file, { cellNF: true, cellStyles: true });

/** The values of a sheet, row by row; an empty cell is null. */
export function valuesOf(book: WorkBook, sheet: string): unknown[][] {
  const found = book.Sheets[sheet];
  if (!found) throw new Error(`the workbook has no sheet ${sheet}`);
  return utils.sheet_to_json<unknown[]>(found, { header: 1, raw: true, defval: null });
}
