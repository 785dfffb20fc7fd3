import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { DeadLetterReason } from '#server/event-store/contract/dead-letter.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;
/**
 * The edge takes events of the last ten years, and up to five minutes ahead for clocks that run
 * fast.
 */
const OLDEST_MS = 11 * YEAR_MS;
const FURTHEST_AHEAD_MS = 60 * MINUTE_MS;

interface Check {
  reason: DeadLetterReason;
  passes: (event: QueuedEvent, lookups: Lookups, nowMs: number) => boolean;
  detail: (event: QueuedEvent) => string;
}

/** The checks run in this order; the first that fails gives the reason. */
const CHECKS: readonly Check[] = [
  {
    reason: 'impossible_time',
    passes: (event, _, nowMs) =>
      isPossible(event.occurredAtMs, nowMs) && isPossible(event.receivedAtMs, nowMs),
    detail: (event) =>
      `occurred ${event.occurredAtMs} or received ${event.receivedAtMs} is no possible time`,
  },
  {
    reason: 'unknown_customer',
    passes: (event, { customers }) => customers.has(event.customerId),
    detail: (event) => `there is no customer ${event.customerId}`,
  },
  {
    reason: 'unknown_tag',
    passes: (event, { tags }) => tags.has(event),
    detail: (event) => `customer ${event.customerId} has no ${event.kind} tag ${event.tagId}`,
  },
  {
    reason: 'unknown_region',
    passes: (event, { regions }) => regions.has(event.regionId),
    detail: (event) => `there is no region ${event.regionId}`,
  },
];

/** Makes dead letters of arrivals that name unknown records. */
export async function checkArrivals(batch: Batch): Promise<void> {
  const events = batch.arrivals.map((arrival) => arrival.event);
  await batch.lookups.customers.learn(events);
  await batch.lookups.tags.learn(events);
  await batch.lookups.regions.learn(events);
  batch.arrivals = batch.arrivals.filter((arrival) => {
    const failed = CHECKS.find((check) => !check.passes(arrival.event, batch.lookups, batch.nowMs));
    if (failed)
      batch.deadLetters.push({
        ...arrival,
        reason: failed.reason,
        detail: failed.detail(arrival.event),
      });
    return !failed;
  });
}

const isPossible = (utcMs: number, nowMs: number) =>
  utcMs >= nowMs - OLDEST_MS && utcMs <= nowMs + FURTHEST_AHEAD_MS;
