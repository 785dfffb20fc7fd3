import type { JobQueue } from '#server/core/jobs/job-queue.js';

const MINUTE_MS = 60_000;
/** Waits between attempts; after the last attempt the report is abandoned. */
const BACKOFF_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

export const RUN_QUEUE: JobQueue = {
  table: 'report_run',
  dueAt: 'try_at',
  waiting: `state = 'WAITING'`,
  attempts: 'attempts',
  leaseMs: 5 * MINUTE_MS,
  backoffMs: ({ attempts }) => BACKOFF_MS[attempts - 1] ?? null,
};

export interface TakenRun {
  id: number;
  attempts: number;
}
