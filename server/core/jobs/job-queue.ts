import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';

/** Rows that fall due. The texts are SQL of the code, never of a caller. */
export interface DueRows {
  table: string;
  /** The column with the time when a row is due. */
  dueAt: string;
  /** The condition of the rows that are not completed. */
  waiting: string;
}

/**
 * A table whose rows are jobs. The transaction of a cause inserts a job; after the commit any
 * process takes it, at least once. A job belongs to one process until it is completed or postponed,
 * or its lease ends.
 */
export interface JobQueue extends DueRows {
  /** The column that counts the attempts. */
  attempts: string;
  /** Further columns that a job needs. */
  columns?: string;
  /** Longer than an attempt may take, so that no other process takes the job meanwhile. */
  leaseMs: number;
  /** Milliseconds until the next attempt; null after the last. */
  backoffMs: (failed: FailedJob) => number | null;
}

export interface TakenJob {
  id: number | string;
  /** Including the current one. */
  attempts: number;
}

export interface FailedJob extends TakenJob {
  /** Wait that the receiver asked for. */
  retryAfterSeconds?: number | null;
}

interface Only {
  sql: string;
  params: unknown[];
}

const dueSql = ({ table, dueAt, waiting }: DueRows, only = 'true') =>
  `select id from ${table} where ${waiting} and ${only} and ${dueAt} <= ?
   order by ${dueAt}, id limit 1 for update skip locked`;

/** Locks the row that has been due longest for this transaction, unless others lock all of them. */
export async function lockDueRow(
  em: EntityManager,
  rows: DueRows,
  now: Date,
): Promise<number | null> {
  const [due] = await em.execute<{ id: number }[]>(dueSql(rows), [now]);
  return due?.id ?? null;
}

/** Takes the job that has been due longest; with `only`, of those that fulfil the condition. */
export async function takeDueJob<Job extends TakenJob>(
  em: EntityManager,
  queue: JobQueue,
  now: Date,
  only?: Only,
): Promise<Job | null> {
  const { table, dueAt, attempts, columns, leaseMs } = queue;
  const returning = ['id', `${attempts} as attempts`, ...(columns ? [columns] : [])];

  const [job] = await em.execute<Job[]>(
    `update ${table} set ${dueAt} = ?, ${attempts} = ${attempts} + 1
     where id = (${dueSql(queue, only?.sql)}) returning ${returning.join(', ')}`,
    [new Date(now.getTime() + leaseMs), ...(only?.params ?? []), now],
  );
  return job ?? null;
}

/** Returns when a failed job is due again; null after its last attempt. */
export function retryAt(queue: JobQueue, failed: FailedJob, now: Date): Date | null {
  const backoffMs = queue.backoffMs(failed);
  return backoffMs === null ? null : new Date(now.getTime() + backoffMs);
}

/** A metric of the waiting rows, which all processes share. */
export function exposeWaiting(
  orm: MikroORM,
  registry: Registry,
  { name, help, table, waiting }: Omit<DueRows, 'dueAt'> & { name: string; help: string },
): void {
  const sql = `select count(*)::int as count from ${table} where ${waiting}`;
  const count = async () => (await orm.em.fork().execute<{ count: number }[]>(sql))[0]?.count;

  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => gauge.set((await count().catch(() => undefined)) ?? NaN),
  });
}
