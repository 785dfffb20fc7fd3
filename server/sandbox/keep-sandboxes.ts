import { startTasks } from '#server/core/jobs/periodic-task.js';
import { fillSandboxes, type SandboxParts } from './traffic/fill-sandboxes.js';
import { takeDueJob, type JobQueue, type TakenJob } from '#server/core/jobs/job-queue.js';
import { requestJob } from '#server/ingestion/worker/jobs/request-job.js';
import { ERASE_SANDBOX } from './erase-sandbox.job.js';
import { SandboxLeftover } from './sandbox-leftover.entity.js';

const FILL_EVERY_MS = 3_000;
const ERASE_EVERY_MS = 60_000;

/** Fills new sandboxes and erases what old ones left behind, until stopped. */
export function startSandboxes(parts: SandboxParts): () => Promise<void> {
  return startTasks([
    { name: 'traffic of sandboxes', everyMs: FILL_EVERY_MS, run: () => fillSandboxes(parts) },
    { name: 'rest of sandboxes', everyMs: ERASE_EVERY_MS, run: () => eraseLeftovers(parts) },
  ]);
}

const MINUTE_MS = 60_000;

/** Leftovers of resets and removals wait until a worker has erased them. */
const ERASE_QUEUE: JobQueue = {
  table: 'sandbox_leftover',
  dueAt: 'erase_due_at',
  waiting: 'true',
  attempts: 'erase_attempts',
  leaseMs: 5 * MINUTE_MS,
  backoffMs: () => 5 * MINUTE_MS,
};

/** Returns how many it erased. Throws UNAVAILABLE without a worker; the lease is the backoff. */
export async function eraseLeftovers({
  orm,
  now,
}: Pick<SandboxParts, 'orm' | 'now'>): Promise<number> {
  const em = orm.em.fork();
  const pool = await em.getConnection().getNativeClient();

  for (let erased = 0; ; erased += 1) {
    const job = await takeDueJob<TakenJob>(em, ERASE_QUEUE, now());
    if (!job) return erased;

    const id = Number(job.id);
    const { customerIds } = await em.findOneOrFail(SandboxLeftover, { id });
    await requestJob(pool, ERASE_SANDBOX, { customerIds });
    await em.nativeDelete(SandboxLeftover, { id });
  }
}
