import type { DateRange } from '#schema/date-ranges.js';
import { DAYPARTS } from '#schema/dayparts.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The local day of an instant as days since 1970-01-01, and its daypart (1 to 8). */
export interface LocalBucket {
  localDay: number;
  daypart: number;
}

/** Every instant from startMs (UTC) up to the next segment's start is in this bucket. */
export interface LocalSegment extends LocalBucket {
  startMs: number;
}

/** Holds about 27 years; the dates of a range of seven years are needed at once. */
const MAX_REMEMBERED_DATES = 10_000;
const dates = new Map<number, string>();

/** 'YYYY-MM-DD' of a day counted from 1970-01-01. */
export function localDateOfDay(localDay: number): string {
  const known = dates.get(localDay);
  if (known !== undefined) return known;

  const date = new Date(localDay * DAY_MS).toISOString().slice(0, 10);
  if (dates.size >= MAX_REMEMBERED_DATES) dates.clear();
  dates.set(localDay, date);
  return date;
}

/** Days since 1970-01-01 of 'YYYY-MM-DD'. */
export const dayOfLocalDate = (localDate: string): number =>
  Date.parse(`${localDate}T00:00:00Z`) / DAY_MS;

/** 1 Monday … 7 Sunday. */
export const weekdayOfDay = (localDay: number): number => ((((localDay + 3) % 7) + 7) % 7) + 1;

const DAYPART_OF_MINUTE = Uint8Array.from(
  { length: 1440 },
  (_, minute) => DAYPARTS.find((part) => minute < part.endMinute)?.id ?? 0,
);

/** 1 to 8, of what a clock shows in milliseconds since 1970-01-01T00:00. */
export function daypartOfClock(localMs: number): number {
  const clockMs = localMs - Math.floor(localMs / DAY_MS) * DAY_MS;
  return DAYPART_OF_MINUTE[Math.floor(clockMs / MINUTE_MS)] ?? 0;
}

/** A UTC day in which the zone's offset stays the same, or changes once at `changeMs`. */
interface OffsetDay {
  beforeMs: number;
  changeMs: number;
  afterMs: number;
}

/**
 * Local date, weekday and daypart of instants (UTC milliseconds) in one IANA zone, exact over
 * daylight-saving changes.
 */
export class ReportingClock {
  private readonly format: Intl.DateTimeFormat;
  private readonly days = new Map<number, OffsetDay>();

  /** Throws RangeError when the zone is unknown. */
  constructor(readonly timeZone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  localDay(utcMs: number): number {
    return Math.floor((utcMs + this.offsetMs(utcMs)) / DAY_MS);
  }

  localDate(utcMs: number): string {
    return localDateOfDay(this.localDay(utcMs));
  }

  /** Time that a clock of the zone shows, in milliseconds since 1970-01-01T00:00 of that clock. */
  localMs(utcMs: number): number {
    return utcMs + this.offsetMs(utcMs);
  }

  weekday(utcMs: number): number {
    return weekdayOfDay(this.localDay(utcMs));
  }

  daypart(utcMs: number): number {
    return this.bucket(utcMs).daypart;
  }

  bucket(utcMs: number): LocalBucket {
    const localMs = utcMs + this.offsetMs(utcMs);
    return { localDay: Math.floor(localMs / DAY_MS), daypart: daypartOfClock(localMs) };
  }

  /**
   * The buckets of all instants in [fromMs, toMs), as segments in order of time; the first starts
   * at fromMs.
   */
  segments(fromMs: number, toMs: number): LocalSegment[] {
    const starts = new Set([fromMs]);
    for (let utcDay = Math.floor(fromMs / DAY_MS); utcDay * DAY_MS < toMs; utcDay++) {
      const { beforeMs, changeMs, afterMs } = this.offsetDay(utcDay);
      const endMs = (utcDay + 1) * DAY_MS;
      addPartStarts(starts, utcDay * DAY_MS, Math.min(changeMs, endMs), beforeMs);
      if (changeMs < endMs) {
        starts.add(changeMs);
        addPartStarts(starts, changeMs, endMs, afterMs);
      }
    }

    return [...starts]
      .filter((startMs) => startMs >= fromMs && startMs < toMs)
      .sort((a, b) => a - b)
      .map((startMs) => ({ startMs, ...this.bucket(startMs) }));
  }

  /** The first instant from which on no instant is before the local day. */
  startOfDay(localDay: number): number {
    const aroundMs = localDay * DAY_MS;
    const segments = this.segments(aroundMs - 2 * DAY_MS, aroundMs + 2 * DAY_MS);
    const lastBefore = segments.findLastIndex((segment) => segment.localDay < localDay);
    return segments[lastBefore + 1]?.startMs ?? aroundMs;
  }

  /**
   * The instant at which a clock of the zone showed the same time `days` days before, across clock
   * changes.
   */
  daysBefore(utcMs: number, days: number): number {
    const aroundMs = utcMs - days * DAY_MS;
    return aroundMs + this.offsetMs(utcMs) - this.offsetMs(aroundMs);
  }

  /** Local time minus UTC. */
  private offsetMs(utcMs: number): number {
    const day = this.offsetDay(Math.floor(utcMs / DAY_MS));
    return utcMs < day.changeMs ? day.beforeMs : day.afterMs;
  }

  private offsetDay(utcDay: number): OffsetDay {
    const known = this.days.get(utcDay);
    if (known) return known;

    const startMs = utcDay * DAY_MS;
    const beforeMs = this.askOffsetMs(startMs);
    const afterMs = this.askOffsetMs(startMs + DAY_MS);
    const changeMs =
      beforeMs === afterMs ? Infinity : this.findChange(startMs, startMs + DAY_MS, beforeMs);
    const day = { beforeMs, changeMs, afterMs };

    this.days.set(utcDay, day);

    return day;
  }

  private findChange(lowMs: number, highMs: number, beforeMs: number): number {
    while (highMs - lowMs > 1) {
      const middleMs = Math.floor((lowMs + highMs) / 2);
      if (this.askOffsetMs(middleMs) === beforeMs) lowMs = middleMs;
      else highMs = middleMs;
    }
    return highMs;
  }

  private askOffsetMs(utcMs: number): number {
    const parts: Record<string, number> = {};
    for (const { type, value } of this.format.formatToParts(utcMs)) parts[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utcMs / 1000) * 1000;
  }
}

function addPartStarts(starts: Set<number>, fromMs: number, toMs: number, offsetMs: number): void {
  for (
    let localDay = Math.floor((fromMs + offsetMs) / DAY_MS);
    localDay * DAY_MS - offsetMs < toMs;
    localDay++
  ) {
    for (const { startMinute } of DAYPARTS) {
      const startMs = localDay * DAY_MS + startMinute * MINUTE_MS - offsetMs;
      if (startMs >= fromMs && startMs < toMs) starts.add(startMs);
    }
  }
}

const clocks = new Map<string, ReportingClock>();

/** The zone's clock, one per process, because it caches the zone's offsets. */
export function reportingClock(timeZone: string): ReportingClock {
  let clock = clocks.get(timeZone);
  if (!clock) clocks.set(timeZone, (clock = new ReportingClock(timeZone)));
  return clock;
}

/** The stretches of ascending local days, as days since 1970-01-01, without a gap; both ends included. */
export function dateRangesOf(days: readonly number[]): DateRange[] {
  const stretches: { first: number; last: number }[] = [];
  for (const day of days) {
    const latest = stretches.at(-1);
    if (latest?.last === day - 1) latest.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches.map(({ first, last }) => ({
    startDate: localDateOfDay(first),
    endDate: localDateOfDay(last),
  }));
}
