import type { Pool } from 'pg';
import { LEDGER_COUNTS } from '#server/event-store/ledger.js';
import { TAG_HEALTH_RETENTION_MS } from '#server/event-store/tag-health.js';
import { SITE_PING_RETENTION_MS } from '#server/ingestion/worker/rollups/move-rollups.js';
import {
  startOfMonthMs,
  monthOf,
} from '#server/event-store/postgres/partitions/month-partitions.js';

const DAY_MS = 86_400_000;
/** Older minutes of the ledger are summed up by day. */
const LEDGER_MINUTES_RETENTION_MS = 7 * DAY_MS;
const RESOLVED_DEAD_LETTERS_RETENTION_MS = 30 * DAY_MS;

/**
 * Removes data with a short use: pings, callers' ids, closed dead letters, hours of tags, minutes
 * of the ledger.
 */
export async function forgetCounters(
  pool: Pool,
  nowMs: number,
  retentionMonths: number,
): Promise<void> {
  await pool.query('delete from event_store.site_ping where minute < $1', [
    new Date(nowMs - SITE_PING_RETENTION_MS),
  ]);
  await pool.query('delete from event_store.caller_event where stored_at < $1', [
    new Date(startOfMonthMs(monthOf(nowMs) - retentionMonths)),
  ]);
  await pool.query(
    'delete from event_store.dead_letter where (replayed_at is not null or discarded_at is not null) and created_at < $1',
    [new Date(nowMs - RESOLVED_DEAD_LETTERS_RETENTION_MS)],
  );
  await pool.query('delete from event_store.tag_health where hour < $1', [
    new Date(nowMs - TAG_HEALTH_RETENTION_MS),
  ]);
  await foldLedger(
    pool,
    new Date(Math.floor((nowMs - LEDGER_MINUTES_RETENTION_MS) / DAY_MS) * DAY_MS),
  );
}

/** Sums the minutes before `before` up into a row for each UTC day. */
async function foldLedger(pool: Pool, before: Date): Promise<void> {
  // By functions without a setting, which Citus takes in a deletion.
  const day = `date_trunc('day', minute at time zone 'UTC') at time zone 'UTC'`;
  const isMinuteRow = `minute < $1 and minute <> ${day}`;
  const { rows } = await pool.query<{ customer_id: number }>(
    `select distinct customer_id from event_store.ledger where ${isMinuteRow} order by 1`,
    [before],
  );

  for (const { customer_id: customerId } of rows) {
    await pool.query(
      `with gone as (delete from event_store.ledger where customer_id = $2 and ${isMinuteRow} returning *)
       insert into event_store.ledger as known (customer_id, kind, tag_id, minute, ${LEDGER_COUNTS.join(', ')})
       select customer_id, kind, tag_id, ${day},
         ${LEDGER_COUNTS.map((count) => `sum(${count})`).join(', ')}
       from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
       on conflict (customer_id, kind, tag_id, minute) do update set
         ${LEDGER_COUNTS.map((count) => `${count} = known.${count} + excluded.${count}`).join(', ')}`,
      [before, customerId],
    );
  }
}
