import type { Arrival, Batch, DeadLetterReason } from './batch.js';
import type { Lookups } from './lookups.js';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;
/** The edge takes events of the last ten years; a clock that runs ahead is forgiven five minutes there. */
const OLDEST_MS = 11 * YEAR_MS;
const FURTHEST_AHEAD_MS = 60 * MINUTE_MS;

type Check = (arrival: Arrival, lookups: Lookups, nowMs: number) => string | null;

/** In the order they are asked; the first that answers a detail gives the reason. */
const CHECKS: readonly [DeadLetterReason, Check][] = [
  ['impossible_time', ({ event }, _, nowMs) => findImpossibleTime(event.occurredAtMs, event.receivedAtMs, nowMs)],
  [
    'unknown_customer',
    ({ event }, { customers }) => missing('customer', event.customerId, customers.has(event.customerId)),
  ],
  ['unknown_tag', ({ event }, { tags }) => missing(`${event.kind} tag`, event.tagId, tags.has(event))],
  ['unknown_region', ({ event }, { regions }) => missing('region', event.regionId, regions.has(event.regionId))],
];

/** Puts arrivals aside that name what does not exist. */
export async function checkArrivals(batch: Batch): Promise<void> {
  const events = batch.arrivals.map((arrival) => arrival.event);
  await batch.lookups.customers.learn(events);
  await batch.lookups.tags.learn(events);
  await batch.lookups.regions.learn(events);
  batch.arrivals = batch.arrivals.filter((arrival) => {
    for (const [reason, check] of CHECKS) {
      const detail = check(arrival, batch.lookups, batch.nowMs);
      if (detail === null) continue;
      batch.deadLetters.push({ ...arrival, reason, detail });
      return false;
    }
    return true;
  });
}

const missing = (noun: string, id: number, known: boolean) => (known ? null : `there is no ${noun} ${id}`);

function findImpossibleTime(occurredAtMs: number, receivedAtMs: number, nowMs: number): string | null {
  if (receivedAtMs > nowMs + FURTHEST_AHEAD_MS || receivedAtMs < nowMs - OLDEST_MS)
    return 'the time of receipt is not possible';
  if (occurredAtMs > nowMs + FURTHEST_AHEAD_MS || occurredAtMs < nowMs - OLDEST_MS)
    return 'the time of the event is not possible';
  return null;
}
