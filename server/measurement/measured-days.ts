import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { reportingClock, type ReportingClock } from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { keySpans, type EpochSpan } from './evidence/key-spans.js';

/** The local days whose impressions can be measured now. */
export interface MeasuredDays {
  clock: ReportingClock;
  spans: EpochSpan[];
  /** Days since 1970-01-01; the last one is complete. */
  firstDay: number;
  lastDay: number;
}

/**
 * The days since viewers have keys whose visits have all come; null without any, and without such a
 * customer. Spans that have ended and of which keys are cleared stay as they were measured: they are
 * left out.
 */
export async function findMeasuredDays(
  client: ClientBase,
  customerId: number,
  nowMs: number,
): Promise<MeasuredDays | null> {
  const state = await readState(client, customerId);
  if (!state) return null;

  const clock = reportingClock(state.timeZone);
  const epochs = await readViewerEpochs(client);
  const spans = keySpans(epochs, clock, { oldestMs: state.oldestMs, nowMs }).filter(
    ({ beginsAtMs, endsAtMs }) => beginsAtMs >= state.clearedMs || endsAtMs > nowMs,
  );
  const firstDay = spans[0]?.firstDay ?? Infinity;
  const lastDay = clock.localDay(nowMs) - 1 - CREDIT_WINDOW_DAYS;

  return firstDay <= lastDay ? { clock, spans, firstDay, lastDay } : null;
}

async function readState(client: ClientBase, customerId: number) {
  const { rows } = await client.query<{
    time_zone: string;
    cleared: Date | null;
    first: Date | null;
  }>(
    `select time_zone,
       (select before from event_store.watermark where name = 'viewer_keys') as cleared,
       (select min(local_date) - 1 from event_store.impression_rollup where customer_id = $1)::timestamptz as first
     from event_store.customer_state where customer_id = $1 and bucket = 0`,
    [customerId],
  );
  const state = rows[0];
  if (!state) return null;

  const clearedMs = state.cleared?.getTime() ?? -Infinity;
  const firstMs = state.first?.getTime() ?? Infinity;
  return { timeZone: state.time_zone, clearedMs, oldestMs: Math.max(clearedMs, firstMs) };
}
