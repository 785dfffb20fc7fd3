import { type Figure, type FigureKind, isMissing, type Sheet, type SheetColumn } from './sheet.js';
import { shownText } from './shown-text.js';
import { attribute, XML_HEAD, xmlText } from './xml-text.js';

const WIDEST_CHARACTERS = 30;
/** Room for what a spreadsheet draws beside a text. */
const AIR_CHARACTERS = 2;
/** Longer addresses Excel declares a file broken for. */
const LONGEST_LINK = 2_000;
const LONGEST_TEXT = 32_767;
/** Rows that are written in one go. */
const ROWS_AT_ONCE = 500;

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, counted so that every day after 28 February 1900 is right. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const LOCAL_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** What a spreadsheet would take for a formula once the cell is edited. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Places in the list of cell formats that workbook-parts.ts writes. */
export const CELL_FORMATS: Readonly<Record<FigureKind, number>> = {
  text: 0,
  date: 1,
  count: 2,
  decimal: 3,
  money: 4,
  percent: 5,
};
/** Excel's own format for text: what is in such a cell stays text when it is edited. */
export const TEXT_FORMAT = 6;

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** 'A', … 'Z', 'AA' of a column counted from 0. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % 26));
}

/** The number of a local date's day, free of time zones. */
function dayNumber(text: string): number | null {
  const [, year, month, day] = LOCAL_DATE.exec(text) ?? [];
  return day === undefined ? null : (Date.UTC(Number(year), Number(month) - 1, Number(day)) - DAY_ZERO_MS) / DAY_MS;
}

const numberCell = (at: string, value: number, format: number) => `<c r="${at}" s="${format}"><v>${value}</v></c>`;

function textCell(at: string, value: string): string {
  const text = value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value;
  const format = LOOKS_LIKE_FORMULA.test(text) ? ` s="${TEXT_FORMAT}"` : '';
  return `<c r="${at}"${format} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** A cell holds the figure itself, never its text; a missing one leaves it empty. A text is never a formula. */
function cell(at: string, kind: FigureKind, value: Figure): string {
  if (isMissing(value)) return '';
  if (typeof value === 'number') return numberCell(at, value, CELL_FORMATS[kind]);
  const day = kind === 'date' ? dayNumber(value) : null;
  return day === null ? textCell(at, value) : numberCell(at, day, CELL_FORMATS.date);
}

function rowXml(number: number, values: readonly Figure[], kindOf: (column: number) => FigureKind): string {
  const cells = values.map((value, column) => cell(`${columnName(column)}${number}`, kindOf(column), value));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** Each column as wide as what it shows, up to a limit. */
function widthOf(rows: Sheet['rows'], { head, kind }: SheetColumn, column: number): number {
  let longest = head.length;
  for (const row of rows) longest = Math.max(longest, shownText(kind, row[column]).length);
  return Math.min(WIDEST_CHARACTERS, longest + AIR_CHARACTERS);
}

function columnsXml({ columns, rows }: Sheet): string {
  const widths = columns.map(
    (column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(rows, column, at)}" customWidth="1"/>`,
  );
  return `<cols>${widths.join('')}</cols>`;
}

/** The addresses to follow, with the cells they stand in. */
export function linksOf({ columns, rows, linkRows = [] }: Sheet): { at: string; target: string }[] {
  const column = columnName(columns.length - 1);
  return linkRows.flatMap((row) => {
    const target = rows[row]?.at(-1);
    const fits = typeof target === 'string' && target.length <= LONGEST_LINK;
    return fits ? [{ at: `${column}${row + 2}`, target }] : [];
  });
}

/** The part of a workbook that holds a sheet, piece by piece. */
export function* sheetXml(sheet: Sheet): Generator<string> {
  const { columns, rows } = sheet;
  yield `${XML_HEAD}<worksheet ${NAMESPACES}>${columnsXml(sheet)}<sheetData>`;
  yield rowXml(
    1,
    columns.map(({ head }) => head),
    () => 'text',
  );
  const kindOf = (column: number): FigureKind => columns[column]?.kind ?? 'text';
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    yield some.map((row, at) => rowXml(from + at + 2, row, kindOf)).join('');
  }
  const links = linksOf(sheet).map(({ at }, index) => `<hyperlink ref="${at}" r:id="rId${index + 1}"/>`);
  yield `</sheetData>${links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : ''}</worksheet>`;
}

/** Where the links of a sheet lead; null without any. */
export function sheetRelations(sheet: Sheet): string | null {
  const links = linksOf(sheet);
  if (links.length === 0) return null;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
  const relations = links.map(
    ({ target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}" Target="${attribute(target)}" TargetMode="External"/>`,
  );
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `${XML_HEAD}<Relationships xmlns="${namespace}">${relations.join('')}</Relationships>`;
}
