import type { Redis } from 'ioredis';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** Detects that the Redis behind the connection is another process than before. */
export class RedisRestarts {
  private runId: string | null = null;
  private readonly onReady = () => void this.check();

  constructor(
    private readonly redis: Redis,
    private readonly onRestart: () => void,
  ) {
    redis.on('ready', this.onReady);
    if (redis.status === 'ready') this.onReady();
  }

  stop(): void {
    this.redis.off('ready', this.onReady);
  }

  private async check(): Promise<void> {
    try {
      const runId = /run_id:(\w+)/.exec(await this.redis.info('server'))?.[1] ?? null;
      const isAnother = this.runId !== null && runId !== this.runId;
      this.runId = runId;
      if (!isAnother) return;
      log.warn('redis restarted: the edge appends the events of the last seconds again');
      this.onRestart();
    } catch (error) {
      log.warn({ reason: safeErrorMessage(error) }, 'redis did not report its run id');
    }
  }
}
