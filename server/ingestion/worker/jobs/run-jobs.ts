import type { PoolClient } from 'pg';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import type { JobKind } from './job-kind.js';

export type JobKinds = readonly JobKind<unknown, unknown>[];

interface WaitingJob {
  id: string;
  kind: string;
  input: unknown;
}

/** Runs the waiting jobs, the oldest first, until none waits. Any number of workers share them. */
export async function runJobs(lookups: Lookups, kinds: JobKinds): Promise<void> {
  while (await runNext(lookups, kinds));
}

/**
 * The job's row stays locked while it runs, so the job of a worker that dies waits again at once.
 * Returns false when no job waits.
 */
function runNext(lookups: Lookups, kinds: JobKinds): Promise<boolean> {
  return inTransaction(lookups.records, async (client) => {
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const job = await lockNext(client, kinds);
    const kind = kinds.find(({ name }) => name === job?.kind);
    if (!job || !kind) return false;

    const outcome = await attempt(client, job, () => kind.run(client, job.input, lookups));
    // The input may name a viewer's keys, which nobody needs from now on.
    await client.query(
      `update worker_job set finished_at = now(), input = '{}', result = $2, failure = $3 where id = $1`,
      [job.id, JSON.stringify(outcome.result), outcome.failure],
    );

    return true;
  });
}

async function lockNext(client: PoolClient, kinds: JobKinds): Promise<WaitingJob | undefined> {
  const { rows } = await client.query<WaitingJob>(
    `select id, kind, input from worker_job
     where kind = any($1) and finished_at is null and expires_at > now()
     order by id limit 1 for update skip locked`,
    [kinds.map(({ name }) => name)],
  );

  return rows[0];
}

async function attempt(client: PoolClient, { kind }: WaitingJob, run: () => Promise<unknown>) {
  await client.query('savepoint job');

  try {
    return { result: await run(), failure: null };
  } catch (error) {
    await client.query('rollback to savepoint job');
    log.warn({ job: kind, reason: safeErrorMessage(error) }, 'a job failed');
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';

    return { result: null, failure: code };
  }
}

/** Jobs whose caller went away. */
export async function deleteAbandonedJobs({ records }: Pick<Lookups, 'records'>): Promise<void> {
  await records.query(`delete from worker_job where expires_at < now() - interval '1 hour'`);
}
