import type { ReportingClock } from '#server/event-store/reporting-time.js';
import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';

/** A day of the reporting zone: instants in [beginsAtMs, endsAtMs), UTC milliseconds. */
export interface LocalDay {
  localDate: string;
  beginsAtMs: number;
  endsAtMs: number;
}

/** The days of a range, both ends included, as YYYY-MM-DD. */
export function localDays(
  { from, to }: { from: string; to: string },
  clock: ReportingClock,
): LocalDay[] {
  const first = dayOfLocalDate(from);
  const length = dayOfLocalDate(to) - first + 1;

  return Array.from({ length: Math.max(0, length) }, (_, at) => ({
    localDate: localDateOfDay(first + at),
    beginsAtMs: clock.startOfDay(first + at),
    endsAtMs: clock.startOfDay(first + at + 1),
  }));
}
