import type { CellObject } from '@e965/xlsx';
import type { Figure, FigureColumn, FigureKind } from '../figure-table';

/** How figures are shown; the value beneath stays whole. */
const FORMATS: Readonly<Record<FigureKind, string | undefined>> = {
  text: undefined,
  date: 'yyyy-mm-dd',
  count: '#,##0',
  decimal: '0.00',
  money: '$#,##0.00',
  percent: '0.0%',
};

/** Excel's own format for text: what is in such a cell stays text when it is edited. */
const TEXT_FORMAT = '@';
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
const LONGEST_TEXT = 32_767;
const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, counted so that every day after 28 February 1900 is right. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);

const LOCAL_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

function textCell(text: string): CellObject {
  const v = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  return LOOKS_LIKE_FORMULA.test(v) ? { t: 's', v, z: TEXT_FORMAT } : { t: 's', v };
}

/** The number of a local date's day, free of time zones. */
function dayNumber(text: string): number | null {
  const [, year, month, day] = LOCAL_DATE.exec(text) ?? [];
  return day === undefined ? null : (Date.UTC(Number(year), Number(month) - 1, Number(day)) - DAY_ZERO_MS) / DAY_MS;
}

/** A cell holds the figure itself, never its text; a missing one leaves it empty. A text is never a formula. */
export function sheetCell({ kind }: Pick<FigureColumn, 'kind'>, value: Figure): CellObject | null {
  if (value == null || (typeof value === 'number' && !Number.isFinite(value))) return null;
  if (typeof value === 'number') return { t: 'n', v: value, z: FORMATS[kind] };
  const day = kind === 'date' ? dayNumber(value) : null;
  return day === null ? textCell(value) : { t: 'n', v: day, z: FORMATS.date };
}
