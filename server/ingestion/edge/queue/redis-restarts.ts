import { readRunIds, type Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

const CLUSTER_CHECK_MS = 1_000;

/** Detects that a Redis behind the connection is another process than before. */
export class RedisRestarts {
  private readonly known = new Set<string>();
  private readonly onReady = () => void this.check();
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly onRestart: () => void,
  ) {
    redis.on('ready', this.onReady);
    if (redis.status === 'ready') this.onReady();
    // A cluster sends its clients nothing when a master changes.
    if (redis.isCluster) this.timer = setInterval(this.onReady, CLUSTER_CHECK_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.redis.off('ready', this.onReady);
  }

  private async check(): Promise<void> {
    try {
      const runIds = await readRunIds(this.redis);
      const isAnother = this.known.size > 0 && runIds.some((runId) => !this.known.has(runId));
      for (const runId of runIds) this.known.add(runId);
      if (!isAnother) return;
      log.warn(
        'redis restarted or a replica took over: the edge appends the events of the last seconds again',
      );
      this.onRestart();
    } catch (error) {
      log.warn({ reason: safeErrorMessage(error) }, 'redis did not report its run id');
    }
  }
}
