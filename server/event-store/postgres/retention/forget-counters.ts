import { LEDGER_COUNTS } from '#server/event-store/ledger.js';
import type { ForgetLimits } from '#server/event-store/contract/event-store.js';
import type { Pool } from 'pg';

export async function forgetCounters(pool: Pool, limits: ForgetLimits): Promise<void> {
  await pool.query('delete from event_store.site_ping where minute < $1', [
    new Date(limits.pingsMs),
  ]);
  await pool.query('delete from event_store.figure_change where changed_at < $1', [
    new Date(limits.figureChangesMs),
  ]);
  await pool.query('delete from event_store.caller_event where stored_at < $1', [
    new Date(limits.callerEventsMs),
  ]);
  await pool.query(
    'delete from event_store.dead_letter where (replayed_at is not null or discarded_at is not null) and created_at < $1',
    [new Date(limits.resolvedLettersMs)],
  );
  await pool.query('delete from event_store.tag_health where hour < $1', [
    new Date(limits.tagHealthMs),
  ]);
  await foldLedger(pool, new Date(limits.ledgerMinutesMs));
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

/** Two epochs of viewer keys: so long a viewer, or its key in the next epoch, may have events. */
const SHARED_DAYS = 62;

/**
 * Removes the keys of erased and of shared viewers once the viewers of that time are cleared: a late event then
 * gets no viewer in any case.
 */
export async function forgetErasures(pool: Pool): Promise<void> {
  await pool.query(
    `delete from event_store.erased_viewer
     where before < (select before from event_store.watermark where name = 'viewer_keys')`,
  );
  await pool.query(
    `delete from event_store.shared_viewer
     where since < (select before from event_store.watermark where name = 'viewer_keys')
       - interval '${SHARED_DAYS} days'`,
  );
}
