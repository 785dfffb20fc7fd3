import type { ClientBase } from 'pg';
import { startOfMonthMs } from '#server/event-store/months.js';
import { utcDateOf } from '#server/event-store/utc-days.js';

export const PARTITIONED_TABLES = ['impression', 'webhit', 'response'] as const;

export const firstDay = (month: number): string => utcDateOf(startOfMonthMs(month));

/** The months that have partitions, as one or by day, oldest first. */
export async function listMonths(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ year: number; month: number }>(
    `select distinct substring(relname from '_(\\d{4})_')::integer as year, right(relname, 2)::integer as month
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = any($1::text[]::regclass[]) order by 1, 2`,
    [PARTITIONED_TABLES.map((table) => `event_store.${table}`)],
  );
  return rows.map(({ year, month }) => (year - 1970) * 12 + month - 1);
}

/** The month with its days; also where it does not exist. */
export async function dropPartitions(client: ClientBase, month: number): Promise<void> {
  for (const table of PARTITIONED_TABLES)
    await client.query('select event_store.drop_partition($1, $2)', [table, firstDay(month)]);
}
