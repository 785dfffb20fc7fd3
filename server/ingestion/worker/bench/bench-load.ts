import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { buildViewerFilters } from '#server/event-store/postgres/viewer-filters/build-viewer-filters.js';
import type { Redis } from '#server/core/redis/redis.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { queueEvents } from '#server/testing/events/queue-events.js';
import { buildCustomers, PARTITIONS, plainCopy, type BenchStore } from './bench-store.js';
import { drawEvents, type EventMix } from './drawn-events.js';

const DAY_MS = 86_400_000;
const REGIONS = 16;
const HISTORY = 400_000;
const HISTORY_DAYS = 7;
/** Those of the history, of the events after it, and one between. */
const DAYS = HISTORY_DAYS + 3;
const EVENTS_PER_APPEND = 4_000;

/**
 * Customers with a week of impressions, until noon of yesterday: `mix.toMs`, after which the events
 * of a bench are.
 */
export async function fillHistory(
  { databaseUrl, pool }: BenchStore,
  customers: number,
): Promise<EventMix> {
  const noonMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2;
  const mix: EventMix = {
    customers: await buildCustomers(databaseUrl, customers),
    regionIds: Array.from({ length: REGIONS }, (_, at) => at + 1),
    viewers: 600_000,
    webhitShare: 0.05,
    fromMs: noonMs - HISTORY_DAYS * DAY_MS,
    toMs: noonMs,
  };
  const days = Array.from({ length: DAYS }, (_, day) => mix.fromMs + day * DAY_MS);

  const eventStore = openEventStore(pool);
  await eventStore.prepareDays(days);
  await eventStore.prepareCustomers(mix.customers.map(({ id }) => id));
  await plainCopy(pool, drawEvents(HISTORY, { ...mix, webhitShare: 0 }, 1));
  await pool.query('vacuum analyze event_store.impression');
  await buildViewerFilters(pool, mix.toMs);

  return mix;
}

export async function queueInParts(
  redis: Redis,
  events: readonly QueuedEvent[],
  splits = NO_SPLITS,
): Promise<void> {
  for (let from = 0; from < events.length; from += EVENTS_PER_APPEND)
    await queueEvents(redis, events.slice(from, from + EVENTS_PER_APPEND), PARTITIONS, splits);
}
