import type { PeriodicTask } from '#server/core/jobs/periodic-task.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';
import { runJobs, type JobKinds } from './run-jobs.js';

/**
 * A replay takes up to fifteen seconds, and so does an erasure that waits for a recount of its
 * customer. Other callers wait ten seconds only, so their jobs take another lane.
 */
export const JOB_LANES = 3;
/** A person waits for the answer. */
const POLL_INTERVAL_MS = 250;

/** The lanes look for jobs in turn, so that more lanes ask the database no more often. */
export function jobLanes(
  lookups: Lookups,
  kinds: JobKinds,
  pollIntervalMs = POLL_INTERVAL_MS,
): PeriodicTask[] {
  return Array.from({ length: JOB_LANES }, (_, lane) => ({
    name: `jobs ${lane + 1}`,
    firstAfterMs: lane * pollIntervalMs,
    everyMs: JOB_LANES * pollIntervalMs,
    run: () => runJobs(lookups, kinds),
  }));
}
