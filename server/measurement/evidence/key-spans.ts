import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { SilentDays } from './silent-days.js';
import type { KeySpan } from './viewer-history.js';

/** A calendar of more weeks does not fit the bits of clock slots. */
export const MAX_SPAN_DAYS = 30 * 7;

export interface EpochSpan extends KeySpan {
  beginsAtMs: number;
  /** Infinity for the latest. */
  endsAtMs: number;
}

/**
 * The spans of the epochs' keys, oldest first, as far back as viewers have keys; a span without a
 * whole day is left out.
 */
export function keySpans(
  epochs: readonly Pick<ViewerEpoch, 'beginsAtMs'>[],
  clock: ReportingClock,
  { oldestMs, nowMs, silentDays }: { oldestMs: number; nowMs: number; silentDays?: SilentDays },
): EpochSpan[] {
  const completeThroughDay = clock.localDay(nowMs) - 1;

  return epochs.flatMap(({ beginsAtMs }, index) => {
    const endsAtMs = epochs[index + 1]?.beginsAtMs ?? Infinity;
    const endedMs = Math.min(endsAtMs, nowMs);
    const knownFromMs = Math.max(beginsAtMs, oldestMs);
    if (knownFromMs >= endedMs) return [];

    const lastDay = dayStarting(clock, endedMs, 'before') - 1;
    const firstDay = Math.max(
      dayStarting(clock, knownFromMs, 'after'),
      lastDay - MAX_SPAN_DAYS + 1,
    );
    return firstDay <= lastDay
      ? [{ beginsAtMs, endsAtMs, firstDay, lastDay, completeThroughDay, silentDays }]
      : [];
  });
}

/** The latest day that starts at the instant or before it, or the earliest at it or after it. */
function dayStarting(clock: ReportingClock, utcMs: number, side: 'before' | 'after'): number {
  const day = clock.localDay(utcMs);
  return side === 'before' || clock.startOfDay(day) === utcMs ? day : day + 1;
}
