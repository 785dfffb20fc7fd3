import { format, isValid, parse } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';

/** Accepted formats: as shown, with slashes or dots in day-month order, and as stored. */
const PATTERNS = ['d-MMM-yyyy', 'd MMM yyyy', 'd MMMM yyyy', 'd/M/yyyy', 'd.M.yyyy', 'yyyy-MM-dd'];

/** The local date (YYYY-MM-DD) of a typed text, or null. */
export function parseTypedDate(text: string): string | null {
  const dates = PATTERNS.map((pattern) =>
    parse(text.trim(), pattern, new Date(), { locale: enGB }),
  );
  const date = dates.find((one) => isValid(one) && one.getFullYear() >= 1000);
  return date === undefined ? null : format(date, 'yyyy-MM-dd');
}
