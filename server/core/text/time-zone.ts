import { Temporal } from 'temporal-polyfill';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date that a clock in the zone shows at an instant, `YYYY-MM-DD`. */
export function localDateAt(instant: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });

  formats.set(timeZone, format);

  return format.format(instant);
}

/**
 * The instant at which a clock in the zone shows a full hour of a local date. If it shows the hour
 * twice, the first; if it skips the hour, later by as much as the clock was put forward.
 */
export function instantAt(localDate: string, hour: number, timeZone: string): Date {
  const local = Temporal.PlainDate.from(localDate).toZonedDateTime({
    timeZone,
    plainTime: { hour },
  });
  return new Date(local.epochMilliseconds);
}
