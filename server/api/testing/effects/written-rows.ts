import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** A row that a statement of any connection changed. */
export interface WrittenRow {
  /** Names its schema, except `public`. */
  table: string;
  kind: 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE';
  before: Row | null;
  after: Row | null;
  /** Another transaction wrote it, and ended. */
  isCommitted: boolean;
}

interface Table {
  name: string;
  columns: string[];
}

/** A trigger of a partitioned table is one of its partitions too. */
const TABLES = `select case nspname when 'public' then relname else nspname || '.' || relname end as name,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where relkind in ('r', 'p') and not relispartition
    and nspname not in ('pg_catalog', 'information_schema', 'written')
  order by 1`;

/** Every table of the database. */
export const listTables = async (pool: Pool): Promise<Table[]> =>
  (await pool.query<Table>(TABLES)).rows;

/**
 * `security definer`, because the roles of the processes may write no such table. A row that is
 * written as it was is no change.
 */
const LOG = `create schema written;
  create table written.row (
    id bigint generated always as identity, xid xid8 not null default pg_current_xact_id(),
    "table" text not null, kind text not null, before jsonb, after jsonb);
  create function written.log() returns trigger language plpgsql security definer as $$
  declare
    before jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
    after jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
  begin
    if tg_op = 'TRUNCATE' or before is distinct from after then
      insert into written.row ("table", kind, before, after) values (tg_argv[0], tg_op, before, after);
    end if;
    return null;
  end $$;`;

/** Logs from now on every row that anybody writes, in the transaction that writes it. */
export async function logWrittenRows(pool: Pool): Promise<void> {
  const tables = await listTables(pool);
  const triggers = tables.map(
    ({ name }) => `create trigger written after insert or update or delete on ${name}
      for each row execute function written.log('${name}');
    create trigger emptied after truncate on ${name}
      for each statement execute function written.log('${name}');`,
  );

  await pool.query([LOG, ...triggers].join('\n'));
}

const FIELDS = `"table", kind, before, after`;
/** Its function keeps `rememberReads` from remembering it. */
const READ = `select ${FIELDS}, xid <> pg_current_xact_id() as "isCommitted"
  from written.row order by id`;
const TAKE = `with taken as (delete from written.row returning *)
  select ${FIELDS}, true as "isCommitted" from taken order by id`;

/** Takes what transactions that ended wrote since the last call. */
export const takeCommittedRows = async (pool: Pool): Promise<WrittenRow[]> =>
  (await pool.query<WrittenRow>(TAKE)).rows;

/** The same, and what the open transaction wrote. */
export async function takeWrittenRows(em: EntityManager, pool: Pool): Promise<WrittenRow[]> {
  const rows = await em.execute<WrittenRow[]>(READ);
  if (!rows.some(({ isCommitted }) => isCommitted)) return rows;
  const committed = await takeCommittedRows(pool);
  return [...committed, ...rows.filter(({ isCommitted }) => !isCommitted)];
}
