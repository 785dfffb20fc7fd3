import type { Pool } from 'pg';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { inRecount } from './in-recount.js';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { dueExperiments } from '#server/measurement/stored/due-experiments.js';
import { recountExperiment } from '#server/measurement/stored/recount-experiment.js';

const RECOUNT_LOCK = 741_220_595;

/**
 * Counts the arms of every experiment that runs, or ended so recently that its events still come;
 * one worker at a time, one experiment per transaction.
 */
export async function recountDueExperiments(pool: Pool, nowMs: number): Promise<void> {
  await runAlone(pool, RECOUNT_LOCK, async () => {
    for (const experiment of await dueExperiments(pool, nowMs)) {
      try {
        await inRecount(pool, (client) => recountExperiment(client, experiment, nowMs));
        log.info({ experimentId: experiment.id }, 'the arms of an experiment were counted');
      } catch (error) {
        log.warn(
          { experimentId: experiment.id, reason: safeErrorMessage(error) },
          'the arms of an experiment were not counted; the next run tries again',
        );
      }
    }
  });
}
