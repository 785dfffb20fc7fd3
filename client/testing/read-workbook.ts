import { read, utils, type WorkBook } from '@e965/xlsx';

/** A saved .xlsx file as a spreadsheet program sees it, with formats, formulas and widths. */
export async function readWorkbook(content: Blob): Promise<WorkBook> {
  // The test's own realm has another ArrayBuffer than the reader knows.
  const bytes = new Uint8Array(await content.arrayBuffer());
  return read(bytes, { type: 'array', cellNF: true, cellStyles: true, cellFormula: true });
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

/** The values of a sheet by rows, its heads first; days as ISO 8601, missing values null. */
export function valuesOf(book: WorkBook, sheetName: string): unknown[][] {
  const sheet = book.Sheets[sheetName];
  if (!sheet) throw new Error(`The workbook has no sheet ${sheetName}`);
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, UTC: true });
  return rows.map((row) => row.map(plain));
}
