import { invalid } from '#server/core/errors.js';
import { CSV_TYPE, sheetCsv, workbookCsv } from '#server/core/spreadsheet/csv.js';
import { sheetText, TEXT_TYPE } from '#server/core/spreadsheet/sheet-text.js';
import { PDF_TYPE, pdfFile } from '#server/core/pdf/pdf-file.js';
import type { FiguresExport } from '#server/reports/sheets/figures-export.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { WORKBOOK_TYPE, workbookFile } from '#server/core/spreadsheet/workbook.js';

export type FileKind = 'xlsx' | 'csv' | 'txt' | 'pdf';

export interface ExportFile {
  contentType: string;
  /**
   * The whole file, or pieces that are made while they are read. Throws TOO_LARGE, or AbortError.
   */
  content: (signal: AbortSignal) => Promise<Buffer> | Iterable<string>;
}

export const CONTENT_TYPES: Readonly<Record<FileKind, string>> = {
  xlsx: WORKBOOK_TYPE,
  csv: CSV_TYPE,
  txt: TEXT_TYPE,
  pdf: PDF_TYPE,
};

/** All sheets, or the one with that name. Throws INVALID when there is no such sheet. */
function chosen(sheets: readonly Sheet[], name: string | null): readonly Sheet[] {
  if (name === null) return sheets;
  const found = sheets.filter((sheet) => sheet.name === name);
  if (found.length > 0) return found;
  throw invalid({ sheet: `The sheet is one of ${sheets.map((sheet) => sheet.name).join(', ')}.` });
}

/** Throws INVALID where a sheet is named: a document has none. */
function documentFile({ document }: FiguresExport, sheet: string | null): ExportFile {
  if (!document || sheet !== null) throw invalid({ sheet: 'A PDF has no sheets.' });
  return {
    contentType: PDF_TYPE,
    content: async (signal) => pdfFile(await document(), signal),
  };
}

/** The figures as a file. Throws INVALID for a sheet that does not exist. */
export function exportFile(
  kind: FileKind,
  figures: FiguresExport,
  sheet: string | null,
): ExportFile {
  if (kind === 'pdf') return documentFile(figures, sheet);

  const { sheets } = figures;
  const wanted = chosen(sheets, sheet);
  const contentType = CONTENT_TYPES[kind];
  if (kind === 'xlsx') return { contentType, content: (signal) => workbookFile(wanted, signal) };
  if (kind === 'txt') return { contentType, content: () => wanted.map(sheetText) };
  const [only] = wanted;
  const isOne = sheet !== null && only !== undefined;
  return { contentType, content: () => (isOne ? sheetCsv(only) : workbookCsv(wanted)) };
}
