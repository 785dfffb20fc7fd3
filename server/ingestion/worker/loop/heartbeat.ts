import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Redis } from '#server/core/redis/redis.js';
import { WORKER_TIMEOUT_MS, WORKERS_KEY } from '#server/ingestion/queued-event.js';

const HEARTBEAT_MS = 2_000;

/**
 * Reports to Redis that this worker is alive, so that the queue panel can count the queue's
 * consumers.
 */
export class Heartbeat {
  private readonly workerId = `${os.hostname()}:${process.pid}:${randomUUID()}`;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly redis: Redis) {}

  start(): void {
    const beat = () => void this.beat().catch(() => undefined);
    beat();
    this.timer = setInterval(beat, HEARTBEAT_MS);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.redis.zrem(WORKERS_KEY, this.workerId).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const nowMs = Date.now();
    await this.redis
      .multi()
      .zadd(WORKERS_KEY, nowMs, this.workerId)
      .zremrangebyscore(WORKERS_KEY, '-inf', nowMs - WORKER_TIMEOUT_MS)
      .exec();
  }
}
