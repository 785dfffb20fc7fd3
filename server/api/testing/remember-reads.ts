import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient, QueryResult } from 'pg';

type Row = Record<string, unknown>;
type Query = (sql: string, values?: unknown[]) => Promise<QueryResult<Row>>;

const READ = /^\s*(select|with)\b/i;
const WRITE =
  /\b(insert into|delete from|update "|update \w+ set|nextval|set_config|pg_\w+|event_store\.\w+\()/i;
/** Matches a statement that changes rows of one table; a deletion may reach other tables. */
const WRITE_OF_ONE = /^\s*(?:insert into|update)\s+(?:"?\w+"?\.)?"?(\w+)[^;]*$/i;
const ANYTHING = /(?:)/;
/** Matches what locks, reads the clock or waits for a worker. */
const MOMENTARY = /\b(for (no key )?(update|share)|now\(|clock_timestamp|current_\w+|worker_job)/i;
const IN_TRANSACTION = /^(savepoint|release|rollback to)\b/i;

const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;

const copyOfRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, copyOf(value)]));

/** Matches the reads whose answer a change may alter. */
function affectedBy(sql: string): RegExp {
  const table = /event_store\.\w+\(/i.test(sql) ? undefined : WRITE_OF_ONE.exec(sql)?.[1];
  return table === undefined ? ANYTHING : new RegExp(`\\b${table}\\b`, 'i');
}

/**
 * Reads of these connections that PostgreSQL has answered before are answered from memory, until
 * somebody commits a change. A transaction asks again for what names a table that it has changed.
 * This serves tests that ask the same of an unchanged database as many callers. It knows neither
 * changes of other connections nor triggers and views, of which the product has none. Returns how
 * many changes these connections have committed.
 */
export async function rememberReads({ em }: MikroORM): Promise<() => number> {
  const pool = await em.getConnection().getNativeClient();
  const reads = new Map<string, Promise<QueryResult<Row>>>();
  const wrapped = new WeakSet<PoolClient>();
  let commits = 0;

  function remembered(run: Query): Query {
    let isOpen = false;
    let changes: RegExp[] = [];

    async function change(sql: string, values?: unknown[]) {
      try {
        return await run(sql, values);
      } finally {
        commits += 1;
        reads.clear();
      }
    }

    async function read(sql: string, values?: unknown[]) {
      const key = JSON.stringify([sql, values]);
      const answer = reads.get(key) ?? run(sql, values);
      reads.set(key, answer);
      answer.catch(() => reads.delete(key));
      const { rows, ...rest } = await answer;
      return { ...rest, rows: rows.map(copyOfRow) };
    }

    return (sql, values) => {
      if (/^(begin|start transaction)\b/i.test(sql)) {
        [isOpen, changes] = [true, []];
        return run(sql, values);
      }

      if (IN_TRANSACTION.test(sql)) return run(sql, values);

      if (/^(commit|rollback)\b/i.test(sql)) {
        const end = changes.length > 0 && /^commit/i.test(sql) ? change : run;
        [isOpen, changes] = [false, []];
        return end(sql, values);
      }

      if (READ.test(sql) && !WRITE.test(sql)) {
        const mustRun = MOMENTARY.test(sql) || changes.some((affected) => affected.test(sql));
        return mustRun ? run(sql, values) : read(sql, values);
      }
      if (!isOpen) return change(sql, values);
      changes.push(affectedBy(sql));
      return run(sql, values);
    };
  }

  pool.on('acquire', (client: PoolClient) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);

    const run = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const ask = remembered(run as Query);
    // A cursor is no text, and the pool's own query passes a callback.
    const query = (statement: unknown, values?: unknown[], ...rest: unknown[]) =>
      typeof statement === 'string' && rest.length === 0
        ? ask(statement, values)
        : run(statement, values, ...rest);
    Object.assign(client, { query });
  });

  return () => commits;
}
