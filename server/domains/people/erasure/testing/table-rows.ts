import type pg from 'pg';

/** A row of any table. */
export interface TableRow {
  table: string;
  row: Record<string, unknown>;
}

/** Rows by table and text, so that a row that changes in one byte is another one. */
type TableRows = ReadonlyMap<string, TableRow>;

/** Every row of every table that the catalogue knows. */
export async function readTables(pool: pg.Pool): Promise<TableRows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );

  const found = new Map<string, TableRow>();
  for (const { name: table } of tables) {
    const { rows } = await pool.query<{ text: string; row: Record<string, unknown> }>(
      `select t::text as text, to_jsonb(t) as row from ${table} t`,
    );
    for (const { text, row } of rows) found.set(`${table} ${text}`, { table, row });
  }

  return found;
}

/** The rows of the first reading that the second has not. */
export const rowsWithout = (one: TableRows, other: TableRows): TableRow[] =>
  [...one].filter(([key]) => !other.has(key)).map(([, found]) => found);
