import type { ClientBase } from 'pg';
import type { CountChange } from '#server/event-store/contract/count-changes.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';

/**
 * Converters of a whole number of a key to a value of the column: days since 1970 to a date,
 * minutes since 1970 to an instant.
 */
const TYPES = {
  integer: String,
  smallint: String,
  date: localDateOfDay,
  timestamptz: (minute: number) => new Date(minute * 60_000).toISOString(),
} as const satisfies Record<string, (value: number) => string>;

export interface CounterTable {
  table: string;
  keys: Record<string, keyof typeof TYPES>;
  counts: readonly string[];
  /** A column that names the transaction that changed the row last. */
  changedIn?: string;
}

/**
 * Adds to the counts of the rows, sorted by key. `transaction`: its id, for a table with
 * `changedIn`.
 */
export async function addToCounts(
  client: ClientBase,
  { table, keys, counts, changedIn }: CounterTable,
  changes: readonly CountChange[],
  transaction = '',
): Promise<void> {
  const rows = [...changes].sort(byKeys);
  if (rows.length === 0) return;

  const keyNames = Object.keys(keys);
  const names = [...keyNames, ...counts];
  const types = [...Object.values(keys), ...counts.map(() => 'bigint')];
  const updates = counts.map((count) => `${count} = known.${count} + excluded.${count}`);
  const values = [
    ...Object.values(keys).map((type, at) =>
      arrayText(rows.map((row) => TYPES[type](row.keys[at] ?? 0))),
    ),
    ...counts.map((_, at) => arrayText(rows.map((row) => String(row.counts[at] ?? 0)))),
  ];

  if (changedIn) {
    names.push(changedIn);
    types.push('xid8');
    updates.push(`${changedIn} = excluded.${changedIn}`);
    values.push(arrayText(rows.map(() => transaction)));
  }

  await client.query(
    `insert into ${table} as known (${names.join(', ')})
       select * from unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')})
       on conflict (${keyNames.join(', ')}) do update set
         ${updates.join(', ')}`,
    values,
  );
}

/** Deletes the rows whose counts decreased to nothing. */
export async function removeEmptied(
  client: ClientBase,
  { table, keys, counts }: CounterTable,
  changes: readonly CountChange[],
): Promise<void> {
  const rows = changes.filter((change) => change.counts.some((count) => count < 0));
  if (rows.length === 0) return;

  const names = Object.keys(keys);
  const types = Object.values(keys);

  await client.query(
    `delete from ${table} as known
       using unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')})
         as decreased (${names.join(', ')})
       where ${names.map((name) => `known.${name} = decreased.${name}`).join(' and ')}
         and known.customer_id = any($1)
         and ${counts.map((count) => `known.${count} <= 0`).join(' and ')}`,
    types.map((type, at) => arrayText(rows.map((row) => TYPES[type](row.keys[at] ?? 0)))),
  );
}

const arrayText = (values: readonly string[]) => `{${values.join(',')}}`;

function byKeys(a: CountChange, b: CountChange): number {
  for (let at = 0; at < a.keys.length; at++) {
    const difference = (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
