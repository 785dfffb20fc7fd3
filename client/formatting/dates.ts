import { format, isValid, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';

const NO_DATE = 'N/A';
const INVALID_DATE = 'Invalid Date';
const INVALID_RANGE = 'Invalid range';

type DateText = string | null | undefined;

function formatAs(pattern: string, value: DateText): string {
  if (!value) return NO_DATE;
  const date = parseISO(value);
  return isValid(date) ? format(date, pattern, { locale: enGB }) : INVALID_DATE;
}

/**
 * '05 Nov 2026'. Takes a local date (YYYY-MM-DD) or an instant (ISO 8601, shown in the reader's own
 * zone).
 */
export function formatDate(value: DateText): string {
  return formatAs('dd MMM yyyy', value);
}

/** '05-Nov-2026', as a date field shows it. */
export function formatDateField(value: DateText): string {
  return formatAs('dd-MMM-yyyy', value);
}

/** '05 Nov 2026, 14:30' in the reader's own zone. */
export function formatDateTime(value: DateText): string {
  return formatAs('dd MMM yyyy, HH:mm', value);
}

/** '14:30:05' in the reader's own zone, for values that change on screen. */
export function formatTimeOfDay(value: DateText): string {
  return formatAs('HH:mm:ss', value);
}

/** '5 Nov', for the ticks of an axis. */
export function formatDayOfMonth(value: DateText): string {
  return formatAs('d MMM', value);
}

/** 'Nov 2026', for the ticks of an axis that is longer than a year. */
export function formatMonthOfYear(value: DateText): string {
  return formatAs('MMM yyyy', value);
}

/** 'Thu 05 Nov 2026', for the head of a tooltip. */
export function formatDateWithWeekday(value: DateText): string {
  return formatAs('EEE dd MMM yyyy', value);
}

/** '22 Oct 26 – 20 Nov 26', or one date when both are the same. */
export function formatDateRange(range: { startDate: DateText; endDate: DateText }): string {
  const [start, end] = [range.startDate, range.endDate].map((value) =>
    formatAs('dd MMM yy', value),
  );
  if (!start || !end || [start, end].some((text) => text === NO_DATE || text === INVALID_DATE))
    return INVALID_RANGE;
  return start === end ? start : `${start} – ${end}`;
}
