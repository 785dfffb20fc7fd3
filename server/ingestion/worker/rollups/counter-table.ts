import type { ClientBase } from 'pg';
import { localDateOfDay } from '#server/event-store/reporting-time.js';

/**
 * How a whole number of a key becomes a value of the column: days since 1970 a date, minutes since
 * 1970 an instant.
 */
const TYPES = {
  integer: String,
  smallint: String,
  date: localDateOfDay,
  timestamptz: (minute: number) => new Date(minute * 60_000).toISOString(),
} as const satisfies Record<string, (value: number) => string>;

interface CounterTableShape {
  table: string;
  keys: Record<string, keyof typeof TYPES>;
  counts: readonly string[];
  /** A column that names the transaction that changed the row last. */
  changedIn?: string;
}

export interface CounterRow {
  keys: readonly number[];
  counts: number[];
}

/**
 * Collects additions to the count columns of a table's rows and applies them at once, sorted by
 * key.
 */
export class CounterTable {
  private readonly rows = new Map<string, CounterRow>();

  constructor(private readonly shape: CounterTableShape) {}

  add(keys: readonly number[], column: number, amount: number): void {
    const id = keys.join(':');
    let row = this.rows.get(id);
    if (!row)
      this.rows.set(
        id,
        (row = { keys, counts: new Array<number>(this.shape.counts.length).fill(0) }),
      );
    row.counts[column] = (row.counts[column] ?? 0) + amount;
  }

  /** The keys whose counts change. */
  changedKeys(): (readonly number[])[] {
    return this.changedRows().map((row) => row.keys);
  }

  /** `transaction`: its id, for a table with `changedIn`. */
  async apply(client: ClientBase, transaction = ''): Promise<void> {
    const rows = this.changedRows().sort(byKeys);
    if (rows.length === 0) return;

    const { table, keys, counts, changedIn } = this.shape;
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
  async removeEmptied(client: ClientBase): Promise<void> {
    const rows = this.changedRows().filter(({ counts }) => counts.some((count) => count < 0));
    if (rows.length === 0) return;

    const { table, keys, counts } = this.shape;
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

  changedRows(): CounterRow[] {
    return [...this.rows.values()].filter((row) => row.counts.some((count) => count !== 0));
  }
}

const arrayText = (values: readonly string[]) => `{${values.join(',')}}`;

function byKeys(a: CounterRow, b: CounterRow): number {
  for (let at = 0; at < a.keys.length; at++) {
    const difference = (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
