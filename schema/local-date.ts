/*
 * Arithmetic on local dates (YYYY-MM-DD). A local date has no time zone: it is one calendar day
 * wherever it is computed.
 */

const DAY_MS = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

const fromParts = (year: number, monthIndex: number, day: number): string =>
  new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);

/** Throws RangeError when the text is no local date. */
function parseParts(date: string): [year: number, monthIndex: number, day: number] {
  if (!isRealDay(date)) throw new RangeError(`${date} is not a local date`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month - 1, day];
}

function isRealDay(text: string): boolean {
  if (!FORM.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const isLocalDate = (value: unknown): value is string =>
  typeof value === 'string' && isRealDay(value);

export function addDays(date: string, days: number): string {
  const [year, month, day] = parseParts(date);
  return fromParts(year, month, day + days);
}

/** The same day of another month; the last day of that month where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = parseParts(date);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return fromParts(year, month + months, Math.min(day, lastDay));
}

export const addYears = (date: string, years: number): string => addMonths(date, 12 * years);

/** Days from `first` to `last`; negative when `last` is before `first`. */
export const daysBetween = (first: string, last: string): number =>
  (Date.UTC(...parseParts(last)) - Date.UTC(...parseParts(first))) / DAY_MS;

/** The Monday of the week. */
export function startOfWeek(date: string): string {
  const weekday = new Date(Date.UTC(...parseParts(date))).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

export const endOfWeek = (date: string): string => addDays(startOfWeek(date), 6);

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const endOfMonth = (date: string): string =>
  addDays(addMonths(startOfMonth(date), 1), -1);

export const startOfYear = (date: string): string => `${date.slice(0, 4)}-01-01`;
export const endOfYear = (date: string): string => `${date.slice(0, 4)}-12-31`;
