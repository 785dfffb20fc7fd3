import type { Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { addPlayerErrors } from '#server/ingestion/player-errors.js';

const FLUSH_MS = 1_000;
/** Limit of the counts that wait while Redis is away. */
const MAX_WAITING = 10_000;
/** VAST's code for an error without a better one. */
const UNDEFINED_ERROR = 900;

/**
 * Counts the errors that players report, by tag and code, and adds them to Redis every second. They
 * are a sign for the tag doctor, so an edge that dies loses those of its last second.
 */
export class PlayerErrorCounter {
  private waiting = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly redis: Redis) {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** `code` is the value of [ERRORCODE]; a text that is no code counts as an undefined error. */
  count(tagId: number, code: string): void {
    const known = /^[1-9]\d\d$/.test(code) ? Number(code) : UNDEFINED_ERROR;
    this.add(`${tagId}:${known}`, 1);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private add(name: string, amount: number): void {
    if (this.waiting.size >= MAX_WAITING && !this.waiting.has(name)) return;
    this.waiting.set(name, (this.waiting.get(name) ?? 0) + amount);
  }

  private async flush(): Promise<void> {
    const counted = this.waiting;
    this.waiting = new Map();
    await Promise.all([...counted].map(([name, count]) => this.store(name, count)));
  }

  private async store(name: string, count: number): Promise<void> {
    const [tagId = 0, code = 0] = name.split(':').map(Number);
    try {
      await addPlayerErrors(this.redis, tagId, { code, count }, Date.now());
    } catch (error) {
      log.debug({ reason: safeErrorMessage(error) }, 'cannot count player errors: redis is away');
      this.add(name, count);
    }
  }
}
