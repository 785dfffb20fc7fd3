import { instantOfLocal, isKnownZone } from './local-time.js';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?`;

/** The zone that may stand behind the clock: Z, an offset, a name in text or brackets, or several of these. */
const REST = String.raw`(?<rest>\s?(?:[A-Za-z+\-−[(].*)?)`;

/** The orders in which the parts of a date and time are written. */
const FORMS = [
  // ISO 8601, and with a space, a slash or a second hyphen as Google Ad Manager writes it.
  String.raw`(?<year>\d{4})([-/])(?<month>\d\d)\2(?<day>\d\d)(?:[Tt_-]|\s+)${CLOCK}${REST}`,
  // ISO 8601 in its basic form, and the same without the T.
  String.raw`(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)[Tt]?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?:[.,](?<fraction>\d+))?${REST}`,
  // RFC 1123 and RFC 850 (HTTP, mail), with and without the name of the day.
  String.raw`(?:[A-Za-z]{3,9},?\s+)?(?<day>\d{1,2})[\s-](?<month>[A-Za-z]{3})[\s-](?<year>\d{4}|\d\d)\s+${CLOCK}${REST}`,
  // The log of Apache and nginx.
  String.raw`\[?(?<day>\d\d)/(?<month>[A-Za-z]{3})/(?<year>\d{4}):${CLOCK}${REST}`,
  // asctime, and the Date of JavaScript.
  String.raw`[A-Za-z]{3}\s+(?<month>[A-Za-z]{3})\s+(?<day>\d{1,2})\s+(?<year>\d{4})\s+${CLOCK}${REST}`,
  String.raw`[A-Za-z]{3}\s+(?<month>[A-Za-z]{3})\s+(?<day>\d{1,2})\s+${CLOCK}(?<rest>)\s+(?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/** The form that nearly every log has, without named groups, which take longer. */
const COMMON =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z| UTC|[+-]\d\d(?::?\d\d)?)$/;

const OFFSET =
  /^(?:GMT|UTC)?([+−-])(\d\d):?(\d\d)?(?::00)?(?:\s*[[(].*[\])]|\s+[A-Z]{3,5}\b.*)?\]?$/;
const UTC = /^(?:z|utc?|gmt|etc\/utc)(?:\s*[[(].*[\])])?$/i;
const NAMED = /^\[?([A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})\]?$/;
/** The zones that RFC 5322 names, in hours from UTC. */
const MAIL_ZONES: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_HOURS = 24;

/** Times since 1970 by their size: the years 1973 to 5138 do not overlap in these units. */
const SECONDS_BELOW = 1e11;
const MILLISECONDS_BELOW = 1e14;
const MICROSECONDS_BELOW = 1e17;
const NUMBER = /^\d{9,13}(\.\d+)?$|^\d{15,20}(\.\d+)?$|^\d(\.\d+)?[eE]\+?\d\d?$/;
/** The longest name of a zone behind the longest date leaves room below this. */
const MAX_LENGTH = 120;

/**
 * Milliseconds since 1970 of a time as logs write it: a date and time with a zone, or seconds,
 * milliseconds, microseconds or nanoseconds since 1970. A time without a zone is one of `zone`'s
 * clock. Null for anything else, including a time without any zone and days such as 30 February.
 */
export function parseInstant(value: unknown, zone?: string): number | null {
  if (typeof value === 'number') return sinceEpoch(value);
  if (typeof value !== 'string') return null;

  const common = COMMON.exec(value);
  if (common) return commonInstant(common);

  const text = value.trim();
  if (text.length > MAX_LENGTH) return null;
  if (NUMBER.test(text)) return sinceEpoch(Number(text));
  return textInstant(text.includes('%') ? unescaped(text) : text, zone);
}

function sinceEpoch(value: number): number | null {
  if (!(value > 0)) return null;
  if (value < SECONDS_BELOW) return Math.floor(value * 1e3);
  if (value < MILLISECONDS_BELOW) return Math.floor(value);
  if (value < MICROSECONDS_BELOW) return Math.floor(value / 1e3);
  return value < MICROSECONDS_BELOW * 1e3 ? Math.floor(value / 1e6) : null;
}

function commonInstant(parts: RegExpExecArray): number | null {
  const [, year, month, day, hour, minute, second, fraction = '', rest = ''] = parts;
  const midnight = midnightMs(Number(year), Number(month), Number(day));
  const clock = clockMs(Number(hour), Number(minute), Number(second), fraction);
  if (midnight === null || clock === null) return null;
  return rest === 'Z' ? midnight + clock : inZone(midnight + clock, rest.trim());
}

function textInstant(text: string, zone: string | undefined): number | null {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const localMs = localTime(parts);
    return localMs === null ? null : inZone(localMs, (parts.rest ?? '').trim(), zone);
  }

  return null;
}

/** The instant at which a clock in UTC shows the parts; null where no clock does. */
function localTime(parts: Readonly<Record<string, string | undefined>>): number | null {
  const { year, month, day, hour, minute, second = '0', fraction = '' } = parts;
  const midnight = midnightMs(fullYear(year), monthOf(month), Number(day));
  const clock = clockMs(Number(hour), Number(minute), Number(second), fraction);
  return midnight === null || clock === null ? null : midnight + clock;
}

function midnightMs(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return Date.UTC(year, month - 1, day);
}

const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : 30 + ((month + (month >> 3)) % 2);

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function clockMs(hour: number, minute: number, second: number, fraction: string): number | null {
  if (hour >= DAY_HOURS || minute > 59 || second > 59) return null;
  const ms = fraction === '' ? 0 : Number(fraction.slice(0, 3).padEnd(3, '0'));
  return ((hour * 60 + minute) * 60 + second) * 1e3 + ms;
}

const fullYear = (text = '') => (text.length === 2 ? 2000 + Number(text) : Number(text));

const monthOf = (text = '') => Number(text) || MONTHS.indexOf(text.toLowerCase()) + 1;

function inZone(localMs: number, rest: string, zone?: string): number | null {
  if (rest === '' && zone !== undefined) return instantOfLocal(localMs, zone);
  if (UTC.test(rest)) return localMs;

  const [, sign, hours, minutes = '0'] = OFFSET.exec(rest) ?? [];
  if (sign) return withOffset(localMs, sign, Number(hours), Number(minutes));

  const [, named] = NAMED.exec(rest) ?? [];
  if (named) return isKnownZone(named) ? instantOfLocal(localMs, named) : null;

  const mailHours = MAIL_ZONES[rest];
  return mailHours === undefined ? null : localMs - mailHours * HOUR_MS;
}

function withOffset(localMs: number, sign: string, hours: number, minutes: number): number | null {
  if (hours > 18 || minutes > 59) return null;
  const offsetMs = hours * HOUR_MS + minutes * MINUTE_MS;
  return sign === '+' ? localMs - offsetMs : localMs + offsetMs;
}

/** A player escapes the [TIMESTAMP] that it fills into an address. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
