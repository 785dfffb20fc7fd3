const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date that a clock in the zone shows at an instant, `YYYY-MM-DD`. */
export function localDateAt(instant: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(instant);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local time minus UTC at an instant, in milliseconds. */
function offsetMsAt(utcMs: number, timeZone: string): number {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', second: 'numeric', ...numeric });
  clocks.set(timeZone, clock);
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(utcMs)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utcMs / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/**
 * The instant at which a clock in the zone shows a full hour of a local date: the first where it shows it twice, and as much later
 * as the clock was put forward where it never does.
 */
export function instantAt(localDate: string, hour: number, timeZone: string): Date {
  const shownMs = Date.parse(`${localDate}T00:00:00Z`) + hour * 3_600_000;
  const beforeMs = shownMs - offsetMsAt(shownMs - DAY_MS, timeZone);
  const afterMs = shownMs - offsetMsAt(shownMs + DAY_MS, timeZone);
  const shows = (utcMs: number) => utcMs + offsetMsAt(utcMs, timeZone) === shownMs;
  return new Date([beforeMs, afterMs].sort((a, b) => a - b).find(shows) ?? beforeMs);
}
