import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';

export const PARTITIONED_TABLES = ['impression', 'webhit', 'response'] as const;
const PARTITION_LOCK = 741_220_590;

/** Months counted from January 1970, in UTC. */
export function monthOf(utcMs: number): number {
  const date = new Date(utcMs);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

export const startOfMonthMs = (month: number): number => Date.UTC(1970, month);

const firstDay = (month: number): string =>
  new Date(startOfMonthMs(month)).toISOString().slice(0, 10);

/** The months that have partitions, oldest first. */
export async function listMonths(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ year: number; month: number }>(
    `select distinct substring(relname from '_(\\d{4})_')::integer as year, right(relname, 2)::integer as month
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = any($1::text[]::regclass[]) order by 1, 2`,
    [PARTITIONED_TABLES.map((table) => `event_store.${table}`)],
  );
  return rows.map(({ year, month }) => (year - 1970) * 12 + month - 1);
}

/** The monthly partitions of the raw tables, created on first use. */
export class MonthPartitions {
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
      const month = monthOf(utcMs);
      [knownFromMs, knownToMs] = [startOfMonthMs(month), startOfMonthMs(month + 1)];
      if (!this.known.has(month)) missing.add(month);
    }

    for (const month of missing) {
      await this.create(month);
      this.known.add(month);
    }
  }

  /** Clears the cache: retention may have dropped partitions. */
  forget(): void {
    this.known.clear();
  }

  private async create(month: number): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK]);
      for (const table of PARTITIONED_TABLES)
        await client.query('select event_store.create_partition($1, $2)', [table, firstDay(month)]);
    });
  }
}

/** Also where the partition does not exist. */
export async function dropPartitions(client: ClientBase, month: number): Promise<void> {
  for (const table of PARTITIONED_TABLES)
    await client.query('select event_store.drop_partition($1, $2)', [table, firstDay(month)]);
}
