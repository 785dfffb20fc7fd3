const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(?:([Zz])|([+-])(\d\d):?(\d\d)?)$/;

/**
 * Milliseconds of an ISO 8601 date and time with a zone; null for anything else, including days
 * such as 30 February.
 */
export function parseInstant(text: string): number | null {
  const match = INSTANT.exec(text);
  if (!match) return null;

  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '',
    zulu,
    sign,
    zoneHour = '0',
    zoneMinute = '0',
  ] = match;

  const [y, mo, d] = [Number(year), Number(month), Number(day)];
  const [h, mi, s] = [Number(hour), Number(minute), Number(second)];
  const [zh, zm] = [Number(zoneHour), Number(zoneMinute)];
  if (h > 23 || mi > 59 || s > 59 || zh > 18 || zm > 59) return null;

  const midnightMs = Date.UTC(y, mo - 1, d);
  const date = new Date(midnightMs);
  if (date.getUTCMonth() !== mo - 1 || date.getUTCDate() !== d) return null;

  const offsetMinutes = zulu ? 0 : (sign === '-' ? -1 : 1) * (zh * 60 + zm);
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'));

  return midnightMs + ((h * 60 + mi - offsetMinutes) * 60 + s) * 1_000 + ms;
}
