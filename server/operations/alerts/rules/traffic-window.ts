import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { RecentTraffic, Traffic } from './judge-traffic.js';

const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;
/**
 * Four times ten minutes: with the ten that a silence begins in and the five between two checks, an
 * alert opens within an hour.
 */
const WINDOW_MS = 4 * TEN_MINUTES_MS;
const WEEKS = 4;
/** The store has the edge's calls after this time, unless the queue lags. */
const STORED_AFTER_MS = 60_000;

/** Forty minutes and the forty before, in UTC milliseconds, and their position in each week. */
export interface TrafficWindow {
  fromMs: number;
  untilMs: number;
  /**
   * Starts of the latest forty minutes: now, then one to four weeks before by the clocks of the
   * zone.
   */
  startsMs: readonly number[];
  /** The hours that contain all of it. */
  hours: readonly number[];
}

/** A tag's calls in one hour, by ten minutes. */
export interface TagHour {
  hourMs: number;
  calls: readonly number[];
}

/** The last whole ten-minute intervals at `nowMs`, by the clock of a reporting zone. */
export function trafficWindow(nowMs: number, clock: ReportingClock): TrafficWindow {
  const untilMs = Math.floor((nowMs - STORED_AFTER_MS) / TEN_MINUTES_MS) * TEN_MINUTES_MS;
  const fromMs = untilMs - WINDOW_MS;
  const startsMs = Array.from({ length: WEEKS + 1 }, (_, week) =>
    clock.daysBefore(fromMs, 7 * week),
  );
  const hours = startsMs.flatMap((startMs) =>
    [-WINDOW_MS, 0, WINDOW_MS - 1].map((offsetMs) => hourOf(startMs + offsetMs)),
  );
  return { fromMs, untilMs, startsMs, hours: [...new Set(hours)] };
}

const hourOf = (utcMs: number) => Math.floor(utcMs / HOUR_MS) * HOUR_MS;

export function callsIn({ startsMs }: TrafficWindow, hours: readonly TagHour[]): RecentTraffic {
  const earlierMs = startsMs.map((startMs) => startMs - WINDOW_MS);
  return { latest: trafficFrom(startsMs, hours), earlier: trafficFrom(earlierMs, hours) };
}

function trafficFrom(startsMs: readonly number[], hours: readonly TagHour[]): Traffic {
  const [calls = 0, ...before] = startsMs.map((startMs) =>
    hours.reduce(
      (sum, { hourMs, calls: tens }) => sum + sumTens(tens, (startMs - hourMs) / TEN_MINUTES_MS),
      0,
    ),
  );
  return { calls, before };
}

/**
 * `first`: the window's first ten-minute interval, counted from the start of the hour; negative
 * when the window starts earlier.
 */
function sumTens(tens: readonly number[], first: number): number {
  const end = first + WINDOW_MS / TEN_MINUTES_MS;
  return tens.reduce((sum, calls, at) => (at >= first && at < end ? sum + calls : sum), 0);
}
