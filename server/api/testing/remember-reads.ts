import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient, QueryResult } from 'pg';

type Row = Record<string, unknown>;
type Query = (sql: string, values?: unknown[]) => Promise<QueryResult<Row>>;

const READ = /^\s*(select|with)\b/i;
const WRITE = /\b(insert into|delete from|update "|update \w+ set|nextval|set_config|pg_\w+)/i;
/** Matches what locks, reads the clock or waits for a worker. */
const MOMENTARY = /\b(for (no key )?(update|share)|now\(|clock_timestamp|current_\w+|worker_job)/i;
const IN_TRANSACTION = /^(savepoint|release|rollback to)\b/i;

const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;

const copyOfRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, copyOf(value)]));

/**
 * Reads of these connections that PostgreSQL has answered before are answered from memory, until
 * somebody commits a change, and never in a transaction that has changed something: for tests that
 * ask the same of an unchanged database as many callers. Changes of other connections go unnoticed.
 * Returns how many changes these connections have committed.
 */
export async function rememberReads({ em }: MikroORM): Promise<() => number> {
  const pool = await em.getConnection().getNativeClient();
  const reads = new Map<string, Promise<QueryResult<Row>>>();
  const wrapped = new WeakSet<PoolClient>();
  let commits = 0;

  function remembered(run: Query): Query {
    let isOpen = false;
    let hasChanged = false;

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
        [isOpen, hasChanged] = [true, false];
        return run(sql, values);
      }

      if (IN_TRANSACTION.test(sql)) return run(sql, values);

      if (/^(commit|rollback)\b/i.test(sql)) {
        const end = hasChanged && /^commit/i.test(sql) ? change : run;
        [isOpen, hasChanged] = [false, false];
        return end(sql, values);
      }

      if (READ.test(sql) && !WRITE.test(sql))
        return hasChanged || MOMENTARY.test(sql) ? run(sql, values) : read(sql, values);
      if (!isOpen) return change(sql, values);
      hasChanged = true;
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
