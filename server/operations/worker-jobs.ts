import type { JobKinds } from '#server/ingestion/worker/jobs/run-jobs.js';
import { DISCARD_DEAD_LETTERS, REPLAY_DEAD_LETTERS } from './dead-letters/dead-letter.jobs.js';
import { ERASE_SANDBOX } from '#server/sandbox/erase-sandbox.job.js';
import { ERASE_VIEWER } from './viewer-requests/erase-viewer.job.js';

/** Everything the api asks of a worker and waits for. */
export const WORKER_JOBS: JobKinds = [
  REPLAY_DEAD_LETTERS,
  DISCARD_DEAD_LETTERS,
  ERASE_VIEWER,
  ERASE_SANDBOX,
];
