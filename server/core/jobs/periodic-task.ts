import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';

/** Background work of a process. What several processes may do at once locks its rows. */
export interface PeriodicTask {
  name: string;
  /** Left out, the first run is at once. */
  firstAfterMs?: number;
  /** Time between the end of a run and the next. */
  everyMs: number;
  run: () => Promise<unknown>;
}

const REST_AFTER_FAILURE_MS = 5_000;

/**
 * Runs each task repeatedly; a failure is logged and the next run tries again. Returns the function
 * that stops them and waits for the running ones.
 */
export function startTasks(tasks: readonly PeriodicTask[]): () => Promise<void> {
  const stopping = new AbortController();
  const running = Promise.all(tasks.map((task) => repeat(task, stopping.signal)));

  return async () => {
    stopping.abort();
    await running;
  };
}

async function repeat(task: PeriodicTask, signal: AbortSignal): Promise<void> {
  const { name, firstAfterMs = 0, everyMs, run } = task;
  let restMs = firstAfterMs;

  for (;;) {
    await sleep(restMs, undefined, { signal }).catch(() => undefined); // aborted by stop
    if (signal.aborted) return;

    try {
      await run();
      restMs = everyMs;
    } catch (error) {
      log.warn({ task: name, reason: safeErrorMessage(error) }, 'a task failed; it runs again');
      restMs = Math.max(everyMs, REST_AFTER_FAILURE_MS);
    }
  }
}
