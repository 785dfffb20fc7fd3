import { invalid } from '#server/core/errors.js';
import type { FileRequest } from '#server/core/process/file-scheduler.js';
import { CSV_DECIMALS, CSV_TYPE, type CsvDecimals } from '#schema/writing/csv.js';
import { sheetCsv, workbookCsv } from '#server/core/spreadsheet/csv.js';
import { sheetText, TEXT_TYPE } from '#server/core/spreadsheet/sheet-text.js';
import { PDF_TYPE, pdfFile } from '#server/core/pdf/pdf-file.js';
import type { FiguresExport } from '#server/reports/sheets/figures-export.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { WORKBOOK_TYPE, workbookFile } from '#server/core/spreadsheet/workbook.js';

export type FileKind = 'xlsx' | 'csv' | 'txt' | 'pdf';

export interface ExportFile {
  name: string;
  contentType: string;
  /**
   * The whole file, or pieces that are made while they are read. Throws TOO_LARGE,
   * TOO_MANY_REQUESTS, UNAVAILABLE, AbortError.
   */
  content: (request: FileRequest) => Promise<Buffer> | Iterable<string>;
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

type Content = ExportFile['content'];

/** Throws INVALID where a sheet is named: a document has none. */
async function documentContent(
  { document }: FiguresExport,
  sheet: string | null,
): Promise<Content> {
  if (!document || sheet !== null) throw invalid({ sheet: 'A PDF has no sheets.' });
  const drawn = await document();
  return (request) => pdfFile(drawn, request);
}

function sheetsContent(
  kind: Exclude<FileKind, 'pdf'>,
  { sheets }: FiguresExport,
  { sheet, decimals }: FileChoice,
): Content {
  const wanted = chosen(sheets, sheet);
  if (kind === 'xlsx') return (request) => workbookFile(wanted, request);
  if (kind === 'txt') return () => wanted.map(sheetText);
  const [only] = wanted;
  return () =>
    sheet !== null && only !== undefined ? sheetCsv(only, decimals) : workbookCsv(wanted, decimals);
}

export interface FileChoice {
  /** One sheet by its name; null for all. */
  sheet: string | null;
  /** The form of the decimals of CSV. */
  decimals: CsvDecimals;
}

/** Reads what a call says of its file. Throws INVALID. */
export function fileChoiceOf(params: URLSearchParams): FileChoice {
  const wanted = params.get('decimals') ?? CSV_DECIMALS[0];
  const decimals = CSV_DECIMALS.find((known) => known === wanted);
  if (!decimals) throw invalid({ decimals: `One of ${CSV_DECIMALS.join(', ')}.` });
  return { sheet: params.get('sheet'), decimals };
}

/** The figures as a file. Throws INVALID for a sheet that does not exist. */
export async function exportFile(
  kind: FileKind,
  figures: FiguresExport,
  choice: FileChoice,
): Promise<ExportFile> {
  return {
    name: `${figures.name}.${kind}`,
    contentType: CONTENT_TYPES[kind],
    content:
      kind === 'pdf'
        ? await documentContent(figures, choice.sheet)
        : sheetsContent(kind, figures, choice),
  };
}
