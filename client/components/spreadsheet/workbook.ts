import { type CellObject, utils, write, type WorkSheet } from '@e965/xlsx';
import { figureText, type FigureTable } from '../figure-table';
import type { Sheet } from './sheet';
import { sheetCell } from './sheet-cells';

const WIDEST_CHARACTERS = 30;
/** Room for what a spreadsheet draws beside a text. */
const AIR_CHARACTERS = 2;
/** Longer addresses Excel declares a file broken for. */
const LONGEST_LINK = 2_000;

/** Each column as wide as what it shows, up to a limit. */
function columnWidths({ columns, rows }: FigureTable): { wch: number }[] {
  return columns.map(({ key, head, kind }) => {
    const longest = rows.reduce((width, row) => Math.max(width, figureText(kind, row[key]).length), head.length);
    return { wch: Math.min(WIDEST_CHARACTERS, longest + AIR_CHARACTERS) };
  });
}

function withLink(cell: CellObject | null | undefined): void {
  if (cell && typeof cell.v === 'string' && cell.v.length <= LONGEST_LINK) cell.l = { Target: cell.v };
}

function worksheet({ table, linkRows = [] }: Sheet): WorkSheet {
  const { columns, rows } = table;
  const heads = columns.map(({ head }) => sheetCell({ kind: 'text' }, head));
  const cells = rows.map((row) => columns.map((column) => sheetCell(column, row[column.key])));
  for (const row of linkRows) withLink(cells[row]?.at(-1));
  const sheet = utils.aoa_to_sheet([heads, ...cells], { dense: true });
  sheet['!cols'] = columnWidths(table);
  return sheet;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** An .xlsx file of the sheets, in their order. Between two of them the page gets a chance to draw and to listen. */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const book = utils.book_new();
  for (const sheet of sheets) {
    utils.book_append_sheet(book, worksheet(sheet), sheet.name);
    await pause();
  }
  const content = write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer; // what type 'array' gives
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
