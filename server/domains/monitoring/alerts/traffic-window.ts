import type { ReportingClock } from '../../../event-store/reporting-time.js';

export const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;
/** Four times ten minutes: with the ten that a silence begins in and the five between two looks, it is found within an hour. */
const WINDOW_MS = 4 * TEN_MINUTES_MS;
const WEEKS = 4;
/** What the edge took is in the store by then, unless the queue is behind. */
const SETTLED_AFTER_MS = 60_000;

/** The forty minutes that are looked at, the same in the weeks before, and the hours that hold them. UTC milliseconds. */
export interface TrafficWindow {
  fromMs: number;
  untilMs: number;
  /** Their starts: now, then one to four weeks before by the clocks of the zone. */
  startsMs: readonly number[];
  hours: readonly number[];
}

/** The last four whole times ten minutes at `nowMs`, by the clock of a reporting zone. */
export function trafficWindow(nowMs: number, clock: ReportingClock): TrafficWindow {
  const untilMs = Math.floor((nowMs - SETTLED_AFTER_MS) / TEN_MINUTES_MS) * TEN_MINUTES_MS;
  const fromMs = untilMs - WINDOW_MS;
  const startsMs = Array.from({ length: WEEKS + 1 }, (_, week) => clock.daysBefore(fromMs, 7 * week));
  const hours = startsMs.flatMap((startMs) => [hourOf(startMs), hourOf(startMs + WINDOW_MS - 1)]);
  return { fromMs, untilMs, startsMs, hours: [...new Set(hours)] };
}

const hourOf = (utcMs: number) => Math.floor(utcMs / HOUR_MS) * HOUR_MS;

/** An hour of a tag: its calls by ten minutes. */
export interface TagHour {
  hourMs: number;
  calls: readonly number[];
}

/** The calls in the window and in each of those before, of one tag's hours. */
export function callsIn({ startsMs }: TrafficWindow, hours: readonly TagHour[]): { calls: number; before: number[] } {
  const [calls = 0, ...before] = startsMs.map((startMs) =>
    hours.reduce((sum, { hourMs, calls: tens }) => sum + sumTens(tens, (startMs - hourMs) / TEN_MINUTES_MS), 0),
  );
  return { calls, before };
}

/** `first`: which ten minutes, counted from the hour's start, the window begins with; negative when it began before. */
function sumTens(tens: readonly number[], first: number): number {
  return tens.reduce(
    (sum, calls, at) => (at >= first && at < first + WINDOW_MS / TEN_MINUTES_MS ? sum + calls : sum),
    0,
  );
}
