import { setTimeout as sleep } from 'node:timers/promises';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

export interface Chore {
  name: string;
  firstAfterMs: number;
  everyMs: number;
  run: () => Promise<void>;
}

const REST_AFTER_FAILURE_MS = 5_000;

/**
 * Runs each chore repeatedly next to the batches; a failure is logged and the next run tries again.
 */
export class Chores {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly chores: readonly Chore[]) {}

  start(): void {
    this.running = Promise.all(this.chores.map((chore) => this.repeat(chore)));
  }

  /** Waits for the running chores. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async repeat({ name, firstAfterMs, everyMs, run }: Chore): Promise<void> {
    await this.rest(firstAfterMs);
    while (!this.stopping.signal.aborted) {
      let restMs = everyMs;
      try {
        await run();
      } catch (error) {
        log.warn({ chore: name, reason: safeErrorMessage(error) }, 'a chore failed');
        restMs = Math.max(everyMs, REST_AFTER_FAILURE_MS);
      }
      await this.rest(restMs);
    }
  }

  private async rest(forMs: number): Promise<void> {
    await sleep(forMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
