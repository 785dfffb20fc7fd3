/** Two impressions of a tag, viewer and cache-buster that lie no further apart are one ad. */
export const REPEATED_WITHIN_MS = 60_000;

const TIME_DIGITS = 12;
const VERSION_AT = 14;
export const KEY_DIGITS = 12;

/**
 * The hash of the cache-buster, 12 hexadecimal digits at the end of an event's id; null for an id
 * without one. Such ids are UUIDs of version 8 (RFC 9562), which begin with the time of the event.
 */
export function repeatKeyOf(id: string, occurredAtMs: number): string | null {
  if (id[VERSION_AT] !== '8') return null;
  const time = id.slice(0, 8) + id.slice(9, 13);
  const isOurs = time === occurredAtMs.toString(16).padStart(TIME_DIGITS, '0');
  return isOurs ? id.slice(-KEY_DIGITS) : null;
}
