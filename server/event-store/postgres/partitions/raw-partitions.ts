import type { ClientBase, Pool } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { monthOf, startOfMonthMs } from '#server/event-store/months.js';
import { DAY_MS, utcDateOf, utcDayOf } from '#server/event-store/utc-days.js';
import { firstDay, PARTITIONED_TABLES } from './month-partitions.js';

const PARTITION_LOCK = 741_220_590;
/** A month is closed once no look-back for a visit's credit reaches it, with a day to spare. */
const CLOSED_AFTER_MS = CREDIT_WINDOW_MS + DAY_MS;

/** Tables with a row for every event; responses are few, and stay by month. */
export const TABLES_BY_DAY = ['impression', 'webhit'] as const;

/** Earlier months are closed: one partition each. */
export const firstOpenMonth = (nowMs: number): number => monthOf(nowMs - CLOSED_AFTER_MS);

/** Nobody creates partitions or gives months another form until the transaction ends. */
export async function lockPartitions(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK]);
}

/** The partitions of the raw tables, created on first use: days, and months that are closed. */
export class RawPartitions {
  /** Days since 1970-01-01, UTC. */
  private readonly known = new Set<number>();

  constructor(private readonly pool: Pool) {}

  /**
   * Creates the missing partitions of the instants on its own connection. Never call it after the
   * transaction has used the tables: it would wait for the caller's locks.
   */
  async ensure(instantsMs: Iterable<number>): Promise<void> {
    const missing = new Set<number>();
    let [knownFromMs, knownToMs] = [Infinity, -Infinity];

    for (const utcMs of instantsMs) {
      if (utcMs >= knownFromMs && utcMs < knownToMs) continue;
      const day = utcDayOf(utcMs);
      [knownFromMs, knownToMs] = [day * DAY_MS, (day + 1) * DAY_MS];
      if (!this.known.has(day)) missing.add(day);
    }

    if (missing.size > 0) await this.create(missing);
  }

  /** Clears the cache: retention may have dropped partitions. */
  forget(): void {
    this.known.clear();
  }

  private async create(days: ReadonlySet<number>): Promise<void> {
    const openFrom = firstOpenMonth(Date.now());
    const months = new Set([...days].map((day) => monthOf(day * DAY_MS)));

    await inTransaction(this.pool, async (client) => {
      await lockPartitions(client);
      for (const month of months) {
        const tables = month < openFrom ? PARTITIONED_TABLES : (['response'] as const);
        for (const table of tables)
          await client.query('select event_store.create_partition($1, $2)', [
            table,
            firstDay(month),
          ]);
      }
      for (const day of days) {
        if (monthOf(day * DAY_MS) < openFrom) continue;
        for (const table of TABLES_BY_DAY)
          await client.query('select event_store.create_day($1, $2)', [
            table,
            utcDateOf(day * DAY_MS),
          ]);
      }
    });

    for (const day of days) this.known.add(day);
    for (const month of months) if (month < openFrom) this.learn(month);
  }

  private learn(month: number): void {
    const end = startOfMonthMs(month + 1) / DAY_MS;
    for (let day = startOfMonthMs(month) / DAY_MS; day < end; day += 1) this.known.add(day);
  }
}
