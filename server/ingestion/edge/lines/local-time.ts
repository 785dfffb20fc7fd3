import { isTimeZone } from '#schema/writing/dates.js';
import { Temporal } from 'temporal-polyfill';

const MINUTE_MS = 60_000;
/** A log of a week has as many minutes. */
const MAX_CACHED_MINUTES = 10_080;
const MAX_CACHED_ZONES = 1_000;

/** The time by which the clock of a zone is ahead of UTC in a minute that it shows. */
const offsets = new Map<string, number>();
const zones = new Map<string, boolean>();

/** True for a name that the database of time zones knows, as in Pacific/Auckland. */
export function isKnownZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;

  const isKnown = isTimeZone(zone);
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  zones.set(zone, isKnown);

  return isKnown;
}

/**
 * The instant at which a clock in the zone shows a local time, given as the instant at which a clock
 * in UTC shows it. If the clock shows the time twice, the first; if it skips the time, later by as
 * much as the clock was put forward.
 */
export function instantOfLocal(localMs: number, zone: string): number {
  const minute = Math.floor(localMs / MINUTE_MS);
  const name = `${minute} ${zone}`;

  let offsetMs = offsets.get(name);
  if (offsetMs === undefined) {
    offsetMs = minute * MINUTE_MS - instantOfMinute(minute, zone);
    if (offsets.size >= MAX_CACHED_MINUTES) offsets.clear();
    offsets.set(name, offsetMs);
  }

  return localMs - offsetMs;
}

function instantOfMinute(minute: number, zone: string): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS);
  const local = shown.toZonedDateTimeISO('UTC').toPlainDateTime();
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}
