import { Temporal } from 'temporal-polyfill';

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
