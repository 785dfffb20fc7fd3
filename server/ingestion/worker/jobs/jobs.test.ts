import { beforeEach, describe, expect, test } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { testDatabase } from '#server/testing/test-database.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import type { JobKind } from './job-kind.js';
import { jobLanes } from './job-lanes.js';
import { requestJob } from './request-job.js';
import { deleteAbandonedJobs, runJobs } from './run-jobs.js';

const database = testDatabase();
const pool = openWorkerPool(database.roleUrl('worker'), 6);
database.beforeDrop(() => pool.end());
const lookups = openLookups(openEventStore(pool), pool);

const NOBODY_BEGINS = { startWithinMs: 100, finishWithinMs: 200 };
const NOBODY_FINISHES = { startWithinMs: 60_000, finishWithinMs: 1_000 };

interface Note {
  text: string;
}

const insertNote = `insert into audit_entry (occurred_at, action, subject_type, subject_id, changes, request_id)
  values (now(), $1, 'note', '-', '{}', 'of the test')`;

/** Leaves a trace in its transaction, then does what the test asks. */
function noteJob(after: () => Promise<unknown> = () => Promise.resolve()): JobKind<Note, Note> {
  return {
    name: 'note',

    async run(client, input) {
      await client.query(insertNote, [input.text]);
      await after();
      return { text: `${input.text}, noted` };
    },
  };
}

async function countRows(table: 'audit_entry' | 'worker_job'): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n ?? 0;
}

async function untilStored(jobs = 1): Promise<void> {
  while ((await countRows('worker_job')) < jobs);
}

beforeEach(() => database.pool.query('truncate audit_entry; truncate worker_job'));

describe('a job', () => {
  test('is done once, however many workers look for it, and leaves nothing behind', async () => {
    const kind = noteJob();
    const answer = requestJob(database.pool, kind, { text: 'hello' });
    await untilStored();

    await Promise.all([1, 2, 3].map(() => runJobs(lookups, [kind])));

    expect(await answer).toEqual({ text: 'hello, noted' });
    expect(await countRows('audit_entry')).toBe(1);
    expect(await countRows('worker_job')).toBe(0);
  });

  test('that no worker begins in time is unavailable to its caller, and nobody does it later', async () => {
    const kind = noteJob();

    await expect(
      requestJob(database.pool, kind, { text: 'late' }, NOBODY_BEGINS),
    ).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'No worker is running or free. Please try again in a minute.',
    });
    await runJobs(lookups, [kind]);

    expect(await countRows('audit_entry')).toBe(0);
  });

  test('that a worker does not finish in time is unavailable to its caller, and is done all the same', async () => {
    const gate = Promise.withResolvers<undefined>();
    const kind = noteJob(() => gate.promise);
    const answer = requestJob(database.pool, kind, { text: 'slow' }, NOBODY_FINISHES);
    await untilStored();
    const running = runJobs(lookups, [kind]);

    await expect(answer).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The worker still works on this. Please look again in a minute.',
    });
    gate.resolve(undefined);
    await running;

    expect(await countRows('audit_entry')).toBe(1);
  });

  test('that fails undoes what it did and tells its caller the SQLSTATE', async () => {
    const kind = noteJob(() =>
      Promise.reject(Object.assign(new Error('locked'), { code: '55P03' })),
    );
    const answer = requestJob(database.pool, kind, { text: 'failing' });
    const failure = expect(answer).rejects.toMatchObject({ name: 'JobFailure', code: '55P03' });
    await untilStored();
    await runJobs(lookups, [kind]);

    await failure;
    expect(await countRows('audit_entry')).toBe(0);
  });

  test('of a worker that dies is done by the next, once', async () => {
    let attempts = 0;
    const kind = noteJob(async () => {
      attempts += 1;
      if (attempts === 1)
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'infinitum worker' and state = 'idle in transaction'
             and datname = current_database()`,
        );
    });
    const answer = requestJob(database.pool, kind, { text: 'again' });
    await untilStored();

    await expect(runJobs(lookups, [kind])).rejects.toThrow();
    await runJobs(lookups, [kind]);

    expect(await answer).toEqual({ text: 'again, noted' });
    expect(await countRows('audit_entry')).toBe(1);
  });

  test('keeps no input once it is done, and is deleted an hour after its caller went away', async () => {
    const add = (expires: string) =>
      database.pool.query(
        `insert into worker_job (kind, input, expires_at)
         values ('note', '{"text": "secret"}', now() + interval '${expires}')`,
      );
    await add('1 minute');
    await runJobs(lookups, [noteJob()]);

    const { rows } = await database.pool.query('select input, result from worker_job');
    expect(rows).toEqual([{ input: {}, result: { text: 'secret, noted' } }]);

    await add('-2 hours');
    await deleteAbandonedJobs(lookups);
    expect(await countRows('worker_job')).toBe(1);
  });
});

describe('the lanes of one worker', () => {
  test('answer a caller while the jobs of two others wait for a recount', async () => {
    const recounted = Promise.withResolvers<undefined>();
    const waiting = noteJob(() => recounted.promise);
    const quick = { ...noteJob(), name: 'quick note' };
    const stop = startTasks(jobLanes(lookups, [waiting, quick], 5));

    const others = ['one', 'two'].map((text) => requestJob(database.pool, waiting, { text }));
    await untilStored(2);
    const answer = await requestJob(database.pool, quick, { text: 'quick' });
    const done = await countRows('audit_entry');
    recounted.resolve(undefined);
    await Promise.all([...others, stop()]);

    expect(answer).toEqual({ text: 'quick, noted' });
    expect(done).toBe(1);
    expect(await countRows('audit_entry')).toBe(3);
  });
});
