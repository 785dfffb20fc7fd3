import { type Figure, type FigureKind, isMissing } from './sheet.js';

const LOCALE = 'en-GB';
const DATE = new Intl.DateTimeFormat(LOCALE, {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const COUNT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const TWO_DECIMALS = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const MISSING = 'N/A';
const LOCAL_DATE = /^\d{4}-\d\d-\d\d$/;

/** '05 Nov 2026' of a local date. */
export const shownDate = (localDate: string): string =>
  DATE.format(new Date(`${localDate}T00:00:00Z`));

const WRITERS: Readonly<Record<Exclude<FigureKind, 'text' | 'date'>, (value: number) => string>> = {
  count: (value) => COUNT.format(value),
  decimal: (value) => TWO_DECIMALS.format(value),
  money: (value) => `$${TWO_DECIMALS.format(value)}`,
  percent: (value) => `${ONE_DECIMAL.format(value * 100)}%`,
};

/** The text that a spreadsheet shows for a figure, to compute the width of a column. */
export function shownText(kind: FigureKind, value: Figure): string {
  if (isMissing(value)) return MISSING;
  if (kind === 'date')
    return typeof value === 'string' && LOCAL_DATE.test(value) ? shownDate(value) : String(value);
  return typeof value === 'string' || kind === 'text' ? String(value) : WRITERS[kind](value);
}
