import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type ClientBase, type Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { readShardCount } from '#server/event-store/shards.js';
import { monthOf } from '#server/event-store/months.js';
import { firstDay } from './month-partitions.js';
import { firstOpenMonth, lockPartitions, TABLES_BY_DAY } from './raw-partitions.js';

const MERGE_LOCK = 741_220_597;
const ATTEMPTS = 5;
const PAUSE_MS = 10_000;
const WAIT_MS = 60_000;
const POLL_MS = 100;
/** Lock not available, deadlock detected, statement cancelled. */
const BUSY_CODES = ['55P03', '40P01', '57014'];

/**
 * Makes the days of each closed month one partition, in the order of its key. Batches and
 * reads go on meanwhile; only the last step waits for them, and gives up rather than hold them up.
 */
export async function mergeClosedMonths(
  pool: Pool,
  nowMs: number,
  pauseMs = PAUSE_MS,
): Promise<void> {
  // Rows since the copy are found by transaction ids, which differ by node in a distributed event
  // store: there, months stay by day.
  if ((await readShardCount(pool)) > 1) return;

  await runAlone(pool, MERGE_LOCK, async () => {
    for (const table of TABLES_BY_DAY) {
      for (const month of await monthsByDay(pool, table))
        if (month < firstOpenMonth(nowMs)) await mergeMonth(pool, table, month, pauseMs);
    }
  });
}

/** Returns whether the month is one partition now; otherwise the next run tries again. */
async function mergeMonth(
  pool: Pool,
  table: string,
  month: number,
  pauseMs: number,
): Promise<boolean> {
  const wanted = [table, firstDay(month)];
  let since = await inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = 0; set local work_mem = '256MB';
      set local enable_seqscan = on`);
    return one<string>(client, 'event_store.copy_month($1, $2)', wanted);
  });

  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    // A snapshot from before the copy would not see its rows.
    const isSeen = await olderTransactionsEnd(pool);
    const outcome = isSeen ? await adopt(pool, [...wanted, since]) : 'busy';
    if (outcome === 'merged') return true;
    if (outcome === 'changed') return false;
    if (outcome === 'busy') await sleep(pauseMs, undefined, { ref: false });
    else since = await catchUp(pool, [...wanted, since]);
  }

  return false;
}

type Outcome = 'merged' | 'changed' | 'late' | 'busy';

/**
 * 'late': events arrived since the copy. 'changed': events were erased since. 'busy': somebody
 * reads or writes too long.
 */
async function adopt(pool: Pool, wanted: string[]): Promise<Outcome> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query(
        `set local statement_timeout = 0; set local lock_timeout = '2s'; set local enable_seqscan = on`,
      );
      await lockPartitions(client);
      return one<Outcome>(client, 'event_store.adopt_month($1, $2, $3)', wanted);
    });
  } catch (error) {
    if (error instanceof DatabaseError && BUSY_CODES.includes(error.code ?? '')) return 'busy';
    throw error;
  }
}

const catchUp = (pool: Pool, wanted: string[]): Promise<string> =>
  inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0; set local enable_seqscan = on');
    return one<string>(client, 'event_store.catch_up_month($1, $2, $3)', wanted);
  });

/** True where all transactions that run now end in time. Each has a virtual id until its end. */
async function olderTransactionsEnd(pool: Pool): Promise<boolean> {
  const older = new Set(await runningTransactions(pool));

  for (const untilMs = Date.now() + WAIT_MS; older.size > 0 && Date.now() < untilMs;) {
    await sleep(POLL_MS, undefined, { ref: false });
    const running = new Set(await runningTransactions(pool));
    for (const id of older) if (!running.has(id)) older.delete(id);
  }

  return older.size === 0;
}

/** The running transactions except the one that holds the lock of this run, which reads nothing. */
async function runningTransactions(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select virtualtransaction as id from pg_locks
     where locktype = 'virtualxid' and granted and pid <> pg_backend_pid()
       and pid in (select pid from pg_stat_activity where datname = current_database())
       and pid not in (
         select pid from pg_locks where locktype = 'advisory' and objid = ${MERGE_LOCK} and granted
       )`,
  );
  return rows.map(({ id }) => id);
}

async function one<T>(client: ClientBase, call: string, values: string[]): Promise<T> {
  const { rows } = await client.query<{ result: T }>(`select ${call} as result`, values);
  const [row] = rows;
  if (!row) throw new Error(`${call} returned nothing`);
  return row.result;
}

/** Months with partitions of days. */
async function monthsByDay(pool: Pool, table: string): Promise<number[]> {
  const { rows } = await pool.query<{ day: string }>(
    `select distinct substring(relname from '\\d{4}_\\d\\d$') as day
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = ('event_store.' || $1)::regclass and relname ~ '_\\d\\d_\\d{4}_\\d\\d$'
     order by 1`,
    [table],
  );
  return rows.map(({ day }) => monthOf(Date.parse(`${day.replace('_', '-')}-01T00:00:00Z`)));
}
