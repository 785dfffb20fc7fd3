import type { Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { BLOCK_FORMAT } from './day-block.js';

const MAX_DAYS = 1_000;

export interface SettledDay {
  customerId: number;
  day: number;
}

/** The worker's connections avoid what this needs: it goes over all days, and sends few. */
const WHOLE_TABLES = `set local statement_timeout = 0; set local enable_seqscan = on;
  set local enable_hashjoin = on; set local enable_mergejoin = on`;

/** An id that is larger than those of all transactions so far. */
export async function readNextTransaction(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as id',
  );
  const [row] = rows;
  if (!row) throw new Error('the snapshot has no end');
  return row.id;
}

/**
 * Reads the days without a block of their version, the longest unchanged first. A transaction that
 * is still to come changed a day in another cluster, from which a dump was loaded.
 */
export async function readSettledDays(
  pool: Pool,
  { beforeDay, beforeTransaction }: { beforeDay: number; beforeTransaction: string },
): Promise<SettledDay[]> {
  const nextTransaction = await readNextTransaction(pool);

  return inTransaction(pool, async (client) => {
    await client.query(WHOLE_TABLES);
    const { rows } = await client.query<{ customer_id: number; day: number }>(
      `select stored.customer_id, stored.local_date - date '1970-01-01' as day
       from event_store.day_version as stored
       left join event_store.day_block as block
         on block.customer_id = stored.customer_id and block.local_date = stored.local_date
       where stored.local_date < $1::date
         and (stored.changed_in < $2::xid8 or stored.changed_in >= $3::xid8)
         and (block.version is distinct from stored.version or block.format <> ${BLOCK_FORMAT})
       order by stored.changed_in, stored.customer_id, stored.local_date limit ${MAX_DAYS}`,
      [localDateOfDay(beforeDay), beforeTransaction, nextTransaction],
    );
    return rows.map(({ customer_id: customerId, day }) => ({ customerId, day }));
  });
}
