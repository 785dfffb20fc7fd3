import zlib from 'node:zlib';
import { CFB, type CellObject, type DenseSheet, utils, write, type WorkBook } from '@e965/xlsx';
import { type Figure, type FigureKind, figureText } from '#schema/writing/figures.js';
import { moneyCellFormat } from '#schema/writing/money.js';
import { decimalCellFormat, percentCellFormat } from '#schema/writing/numbers.js';
import { currencyOfRow, isMissing, type Sheet } from './sheet.js';
import { emphasiseHeads } from './emphasise-heads.js';

const MAX_WIDTH_CHARACTERS = 30;
/** The space that a spreadsheet draws around a text. */
const PADDING_CHARACTERS = 2;
/** The button of the filter lies over the end of a head. */
const FILTER_CHARACTERS = 2;
/** Excel reports a file with a longer link as broken. */
const MAX_LINK_LENGTH = 2_000;
/** The limit of a cell; SheetJS throws at more. */
const MAX_TEXT_LENGTH = 32_767;

const MAX_NAME_LENGTH = 31;
/** Spreadsheets forbid these, and XML forbids control characters. */
const FORBIDDEN_IN_NAMES = /[\\/?*[\]:\p{Cc}]/gu;

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, chosen so that every day after 28 February 1900 is right. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const LOCAL_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Texts that a spreadsheet reads as a formula once the cell is edited. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Excel's format for text: the content of such a cell stays text when it is edited. */
const TEXT_FORMAT = '@';

const DATE_FORMAT = 'dd mmm yyyy';

/** The format of a number in a cell, with the digits that a small one needs. */
function formatOf(kind: FigureKind, value: number, currency: () => string): string {
  switch (kind) {
    case 'text':
      return 'General';
    case 'date':
      return DATE_FORMAT;
    case 'count':
      return '#,##0';
    case 'decimal':
      return decimalCellFormat(value);
    case 'percent':
      return percentCellFormat(value);
    case 'money':
      return moneyCellFormat(currency(), value);
  }
}

/** SheetJS writes a text `_x000D_` unchanged, and readers turn that into a carriage return. */
const LOOKS_LIKE_ESCAPE = /_(?=x[\da-f]{4}_)/gi;
const ESCAPED_UNDERSCORE = '_x005F_';

/** The number of a local date's day, without time zones. */
function dayNumber(text: string): number | null {
  const [, year, month, day] = LOCAL_DATE.exec(text) ?? [];
  if (day === undefined) return null;
  return (Date.UTC(Number(year), Number(month) - 1, Number(day)) - DAY_ZERO_MS) / DAY_MS;
}

function textCell(value: string): CellObject {
  const text = value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH - 1)}…` : value;
  const v = text.replace(LOOKS_LIKE_ESCAPE, ESCAPED_UNDERSCORE);
  return LOOKS_LIKE_FORMULA.test(text) ? { t: 's', v, z: TEXT_FORMAT } : { t: 's', v };
}

/**
 * A cell holds the figure itself, never its text; a missing one leaves it empty. A text is never a
 * formula.
 */
function cellOf(kind: FigureKind, value: Figure, currency: () => string): CellObject | undefined {
  if (isMissing(value)) return undefined;
  if (typeof value === 'number') return { t: 'n', v: value, z: formatOf(kind, value, currency) };
  const day = kind === 'date' ? dayNumber(value) : null;
  return day === null ? textCell(value) : { t: 'n', v: day, z: DATE_FORMAT };
}

/** The column is as wide as the longest shown text, up to a limit. */
function widthOf(sheet: Sheet, at: number): number {
  const { head = '', kind = 'text' } = sheet.columns[at] ?? {};
  let longest = head.length + FILTER_CHARACTERS;
  for (const [row, figures] of sheet.rows.entries()) {
    const currency = kind === 'money' ? currencyOfRow(sheet, row) : null;
    longest = Math.max(longest, figureText(kind, figures[at], { currency }).length);
  }
  return Math.min(MAX_WIDTH_CHARACTERS, longest + PADDING_CHARACTERS);
}

/** Links the last cell of a row if its text is a URL that a spreadsheet accepts. */
function addLink(cell: CellObject | undefined): void {
  const target = cell?.v;
  if (!cell || typeof target !== 'string' || target.length > MAX_LINK_LENGTH) return;
  cell.l = { Target: target };
}

function worksheetOf(sheet: Sheet): DenseSheet {
  const { columns, rows, linkRows = [] } = sheet;
  const heads = columns.map(({ head }) => textCell(head));
  const body = rows.map((figures, row) =>
    columns.map(({ kind }, at) => cellOf(kind, figures[at], () => currencyOfRow(sheet, row))),
  );
  for (const row of linkRows) addLink(body[row]?.at(-1));

  const last = { r: rows.length, c: columns.length - 1 };
  return {
    '!data': [heads, ...body] as CellObject[][], // SheetJS skips the holes of empty cells
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    '!autofilter': { ref: utils.encode_range({ s: { r: 0, c: 0 }, e: last }) },
    '!cols': columns.map((_, at) => ({ width: widthOf(sheet, at) })),
  };
}

/**
 * Node no longer has `bytesRead`, which SheetJS requires of zlib. SheetJS calls this with `new`.
 */
function InflateRaw() {
  const stream = zlib.createInflateRaw();
  return Object.defineProperty(stream, 'bytesRead', { get: () => stream.bytesWritten });
}

// SheetJS's own deflate makes files two and a half times as large as Node's.
(CFB as { utils: { use_zlib: (library: object) => void } }).utils.use_zlib({ ...zlib, InflateRaw }); // untyped there

/** 'Pace - Ridgeline Outdoor', as far as a spreadsheet takes it. */
function workbookName({ name, ofClient }: Sheet): string {
  if (ofClient === undefined) return name;
  const characters = [...`${name} - ${ofClient.replace(FORBIDDEN_IN_NAMES, ' ')}`];
  while (characters.join('').length > MAX_NAME_LENGTH) characters.pop();
  return characters.join('').replace(/[\s'-]+$/u, '');
}

/**
 * The bytes of an .xlsx file of the sheets, in their order. Takes a second for 30,000 rows, so call
 * it in a separate thread.
 */
export function buildWorkbook(sheets: readonly Sheet[]): Buffer {
  const book: WorkBook = {
    SheetNames: sheets.map(workbookName),
    Sheets: Object.fromEntries(sheets.map((sheet) => [workbookName(sheet), worksheetOf(sheet)])),
  };

  // With shared strings, because texts in the cells themselves lose their leading spaces.
  const file = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer; // by its type
  return emphasiseHeads(file);
}
