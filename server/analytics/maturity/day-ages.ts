import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { AgedImpressions } from './timing-curve.js';

/** The ages of the impressions of a daypart; none where it has not begun. */
export type DaypartAges = AgedImpressions['spans'];

/** The last local day whose impressions are all older than the credit window. */
export const lastCompleteDay = (clock: ReportingClock, nowMs: number): number =>
  clock.localDay(nowMs - CREDIT_WINDOW_MS) - 1;

/** The ages now of the impressions of a local day, by daypart − 1. */
export function agesOfDay(clock: ReportingClock, localDay: number, nowMs: number): DaypartAges[] {
  const startMs = clock.startOfDay(localDay);
  const endMs = Math.min(clock.startOfDay(localDay + 1), nowMs);
  const segments = clock.segments(startMs, Math.max(startMs, endMs));
  const spans = segments.map(({ startMs: from, daypart }, at) => {
    const until = segments[at + 1]?.startMs ?? endMs;
    return { daypart, lengthMs: until - from, fromMs: nowMs - until, toMs: nowMs - from };
  });

  return Array.from({ length: DAYPART_COUNT }, (_, index) => {
    const own = spans.filter(({ daypart }) => daypart === index + 1);
    const lengthMs = own.reduce((sum, span) => sum + span.lengthMs, 0);
    return own.map((span) => ({
      fromMs: span.fromMs,
      toMs: span.toMs,
      weight: span.lengthMs / lengthMs,
    }));
  });
}
