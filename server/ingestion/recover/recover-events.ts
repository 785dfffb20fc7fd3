import type { Pool } from 'pg';
import type { Redis } from '#server/core/redis/redis.js';
import { NO_VIEWER, type EventKind } from '#server/event-store/codes.js';
import { appendWithRetry } from '#server/ingestion/edge/queue/append-with-retry.js';
import { batchesOf } from '#server/ingestion/edge/queue/batch.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { KnownTags } from '#server/ingestion/worker/lookups/known-tags.js';
import { readStoredEvents } from './stored-events.js';

interface Recovery {
  /** The database that the restored one replaced. */
  former: Pool;
  restored: Pool;
  redis: Redis;
  partitions: number;
  /** Events received since then are compared. */
  sinceMs: number;
}

export interface RecoveryReport {
  /** Appended to the queue. */
  recovered: number;
  /** Stored in the restored database. */
  known: number;
  /** Events of tags that the restored database does not have. */
  withoutTag: number;
}

/**
 * Appends to the queue the events that only the former database has. The worker recognises events
 * that wait there already, or are stored meanwhile, so that it may be repeated.
 */
export async function recoverEvents(recovery: Recovery): Promise<RecoveryReport> {
  const { former, restored, redis, partitions, sinceMs } = recovery;
  const report: RecoveryReport = { recovered: 0, known: 0, withoutTag: 0 };
  const tags = new KnownTags(restored);

  await readStoredEvents(former, sinceMs, async (events) => {
    const missing = await leaveOutStored(restored, events);
    await tags.learn(missing);
    const lost = missing.filter((event) => tags.has(event));
    await appendWithRetry(redis, batchesOf(lost, { partitions, splits: NO_SPLITS }));

    report.recovered += lost.length;
    report.known += events.length - missing.length;
    report.withoutTag += missing.length - lost.length;
  });

  return report;
}

async function leaveOutStored(pool: Pool, events: readonly QueuedEvent[]): Promise<QueuedEvent[]> {
  const stored = {
    impression: await findStored(pool, 'impression', events),
    webhit: await findStored(pool, 'webhit', events),
  };
  return events.filter((event) => !stored[event.kind].has(event));
}

async function findStored(
  pool: Pool,
  kind: EventKind,
  events: readonly QueuedEvent[],
): Promise<Set<QueuedEvent | undefined>> {
  const own = events.filter((event) => event.kind === kind);
  const { rows } = await pool.query<{ place: number }>(
    `select given.place::integer as place
     from unnest($1::integer[], $2::uuid[], $3::timestamptz[], $4::uuid[]) with ordinality
       as given (customer_id, viewer, occurred_at, event_id, place)
     join event_store.${kind} using (customer_id, viewer, occurred_at, event_id)`,
    [
      own.map(({ customerId }) => customerId),
      own.map(({ viewer }) => viewer ?? NO_VIEWER),
      own.map(({ occurredAtMs }) => new Date(occurredAtMs)),
      own.map(({ id }) => id),
    ],
  );
  return new Set(rows.map(({ place }) => own[place - 1]));
}
