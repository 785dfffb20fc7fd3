import { DatabaseError, type Pool } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { lockCustomers } from '#server/event-store/postgres/customers/customer-states.js';
import { lockShard, readShardCount } from '#server/event-store/shards.js';
import { DAY_MS, utcDateOf, utcDayOf } from '#server/event-store/utc-days.js';
import { EMPTY_FILTER, maskOf, prefixBitsFor, prefixOf } from './filter-bits.js';

const FILTERS_LOCK = 741_220_598;
const HOUR_MS = 3_600_000;
/** The days that a look-back for a present visit reaches, with a day for late ones. */
const DAYS = CREDIT_WINDOW_MS / DAY_MS + 1;
/** A day with more of them is built again. */
const MAX_LATE_VIEWERS = 10_000;
/** Lock not available, serialization failure, deadlock detected. */
const BUSY_CODES = ['55P03', '40001', '40P01'];

type Day = string;

/**
 * Builds the missing filters of the UTC days that the credit of a present visit can depend on and
 * that ended an hour ago, and removes those of older days. One worker at a time; batches go on
 * meanwhile, but for the moment in which a customer's late viewers begin to be listed. Customers
 * that are locked too long wait for the next run.
 */
export async function buildViewerFilters(pool: Pool, nowMs: number): Promise<void> {
  await runAlone(pool, FILTERS_LOCK, async () => {
    const today = utcDayOf(nowMs - HOUR_MS);
    const days = Array.from({ length: DAYS }, (_, back) => dateOf(today - 1 - back));
    await forgetBefore(pool, dateOf(today - DAYS - 1));

    const shards = await readShardCount(pool);
    for (const [customerId, missing] of await listMissing(pool, days)) {
      const filters = new CustomerFilters(pool, customerId, shards);
      await filters.build(days, missing).catch((error: unknown) => {
        if (!(error instanceof DatabaseError && BUSY_CODES.includes(error.code ?? ''))) throw error;
      });
    }
  });
}

const forgetBefore = (pool: Pool, day: Day): Promise<void> =>
  inTransaction(pool, async (client) => {
    for (const table of ['viewer_filter', 'late_viewer', 'filtered_day'])
      await client.query(`delete from event_store.${table} where day < $1`, [day]);
  });

/** Returns the missing days by customer. */
async function listMissing(pool: Pool, days: readonly Day[]): Promise<Map<number, Day[]>> {
  const { rows: customers } = await pool.query<{ customer_id: number }>(
    'select distinct customer_id from event_store.customer_state order by customer_id',
  );
  const { rows: built } = await pool.query<{ customer_id: number; day: Day }>(
    `select customer_id, day::text from event_store.viewer_filter
     where prefix = 0 and day = any($1::date[])`,
    [days],
  );
  const { rows: overfull } = await pool.query<{ customer_id: number; day: Day }>(
    `select customer_id, day::text from event_store.late_viewer where day = any($1::date[])
     group by customer_id, day having count(*) > ${MAX_LATE_VIEWERS}`,
    [days],
  );

  const keyOf = (customerId: number, day: Day) => `${customerId} ${day}`;
  const done = new Set(built.map((row) => keyOf(row.customer_id, row.day)));
  for (const row of overfull) done.delete(keyOf(row.customer_id, row.day));

  return new Map(
    customers
      .map(({ customer_id: id }): [number, Day[]] => [
        id,
        days.filter((day) => !done.has(keyOf(id, day))),
      ])
      .filter(([, missing]) => missing.length > 0),
  );
}

class CustomerFilters {
  constructor(
    private readonly pool: Pool,
    private readonly customerId: number,
    private readonly shards: number,
  ) {}

  /**
   * First has batches list late viewers, then reads the days: an impression is in what it reads, or
   * its viewer is in the list.
   */
  async build(days: readonly Day[], missing: readonly Day[]): Promise<void> {
    await this.beginLists(missing);
    let most = 0;
    for (const day of missing) most = Math.max(most, await this.countViewers(day));
    const wanted = prefixBitsFor(most);
    const present = await this.readPrefixBits();

    const isTooSmall = present === null || wanted > present;
    if (isTooSmall) await this.setPrefixBits(wanted);
    for (const day of isTooSmall ? days : missing)
      await this.replace(day, isTooSmall ? wanted : present);
  }

  /** The lock waits for batches that looked for the days before. */
  private beginLists(missing: readonly Day[]): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await lockCustomers(client, [this.customerId], this.shards);
      await client.query(
        `insert into event_store.filtered_day (customer_id, day)
         select $1, unnest($2::date[]) on conflict do nothing`,
        [this.customerId, missing],
      );
    });
  }

  private countViewers(day: Day): Promise<number> {
    return inTransaction(this.pool, async (client) => {
      await client.query('set local statement_timeout = 0');
      const { rows } = await client.query<{ viewers: number }>(
        `select count(*)::integer as viewers from (
           select distinct viewer from event_store.impression
           where customer_id = $1 and occurred_at >= $2 and occurred_at < $3
         ) as seen`,
        [this.customerId, ...boundsOf(day)],
      );
      return rows[0]?.viewers ?? 0;
    });
  }

  private async readPrefixBits(): Promise<number | null> {
    const { rows } = await this.pool.query<{ prefix_bits: number }>(
      'select prefix_bits from event_store.filtered_customer where customer_id = $1',
      [this.customerId],
    );
    return rows[0]?.prefix_bits ?? null;
  }

  /** The filters of all days are chosen by the same bits, so that a look-up finds them together. */
  private setPrefixBits(bits: number): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await client.query(
        `insert into event_store.filtered_customer (customer_id, prefix_bits) values ($1, $2)
         on conflict (customer_id) do update set prefix_bits = excluded.prefix_bits`,
        [this.customerId, bits],
      );
      await client.query('delete from event_store.viewer_filter where customer_id = $1', [
        this.customerId,
      ]);
    });
  }

  /** Works as of one moment, so that a viewer who comes meanwhile stays in the list. */
  private replace(day: Day, prefixBits: number): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await client.query('set transaction isolation level repeatable read');
      await client.query(`set local statement_timeout = 0; set local work_mem = '64MB'`);
      if (this.shards > 1) await lockShard(client, this.customerId);
      // A worker that lost its connection, and with it the lock of this run, may still go on.
      const { rowCount } = await client.query(
        `select from event_store.filtered_customer
         where customer_id = $1 and prefix_bits = $2 for share`,
        [this.customerId, prefixBits],
      );
      if (rowCount !== 1) return;

      for (const table of ['viewer_filter', 'late_viewer'])
        await client.query(`delete from event_store.${table} where customer_id = $1 and day = $2`, [
          this.customerId,
          day,
        ]);
      await client.query(
        `insert into event_store.viewer_filter (customer_id, day, prefix, bits)
         select $1::integer, $2::date, prefix, bit_or(bits)
         from (
           select ${prefixOf('viewer', '$5::integer')} as prefix, ${maskOf('viewer')} as bits
           from event_store.impression
           where customer_id = $1 and occurred_at >= $3 and occurred_at < $4
           union all
           select generate_series(0, (1 << $5::integer) - 1), ${EMPTY_FILTER}
         ) as seen
         group by prefix`,
        [this.customerId, day, ...boundsOf(day), prefixBits],
      );
    });
  }
}

const boundsOf = (day: Day): [Date, Date] => [new Date(day), new Date(Date.parse(day) + DAY_MS)];
const dateOf = (day: number): Day => utcDateOf(day * DAY_MS);
