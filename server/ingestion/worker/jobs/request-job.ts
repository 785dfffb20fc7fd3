import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ServiceError } from '#server/core/errors.js';
import type { JobKind } from './job-kind.js';

interface JobLimits {
  startWithinMs: number;
  finishWithinMs: number;
}

/** The limits are within the 30 s that a caller waits. */
const LIMITS: JobLimits = { startWithinMs: 10_000, finishWithinMs: 28_000 };
const POLL_INTERVAL_MS = 50;
const RETRY_AFTER_SECONDS = 60;

/** A worker ran the job, and an error ended it. */
export class JobFailure extends Error {
  constructor(
    kind: string,
    /** The SQLSTATE, or 'failed'. */
    readonly code: string,
  ) {
    super(`the job ${kind} failed: ${code}`);
    this.name = 'JobFailure';
  }
}

/**
 * Stores a job, waits until a worker has done it, and returns its result. Throws UNAVAILABLE when
 * no worker begins or finishes it in time, JobFailure.
 */
export async function requestJob<Input, Result>(
  pool: Pool,
  { name }: JobKind<Input, Result>,
  input: Input,
  { startWithinMs, finishWithinMs }: JobLimits = LIMITS,
): Promise<Result> {
  const id = await storeJob(pool, name, input, startWithinMs);
  const storedAt = performance.now();

  for (;;) {
    const finished = await takeFinished(pool, id);
    if (finished?.failure) throw new JobFailure(name, finished.failure);
    if (finished) return finished.result as Result; // the kind's own result, read from JSON

    const waitedMs = performance.now() - storedAt;
    if (waitedMs >= startWithinMs && (await cancelWaiting(pool, id)))
      throw unavailable('No worker is running or free. Please try again in a minute.');
    if (waitedMs >= finishWithinMs)
      throw unavailable('The worker still works on this. Please look again in a minute.');

    await sleep(POLL_INTERVAL_MS);
  }
}

const unavailable = (message: string) =>
  new ServiceError('UNAVAILABLE', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });

async function storeJob(
  pool: Pool,
  kind: string,
  input: unknown,
  startWithinMs: number,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into worker_job (kind, input, expires_at)
     values ($1, $2, now() + $3 * interval '1 millisecond') returning id`,
    [kind, JSON.stringify(input), startWithinMs],
  );

  return rows[0]?.id;
}

async function takeFinished(pool: Pool, id: string | undefined) {
  const { rows } = await pool.query<{ result: unknown; failure: string | null }>(
    'delete from worker_job where id = $1 and finished_at is not null returning result, failure',
    [id],
  );

  return rows[0];
}

/** False while a worker runs the job, whose row it locks, and when the job is finished. */
async function cancelWaiting(pool: Pool, id: string | undefined): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from worker_job where id in
       (select id from worker_job where id = $1 and finished_at is null for update skip locked)`,
    [id],
  );

  return rowCount === 1;
}
