import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import type { Actor } from '#server/access/identity/actor.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import {
  ACTIVE_FOR_MS,
  CALL_COUNTS_RETENTION_SECONDS,
  callsKey,
  LATEST_CALLS_KEY,
  NO_ZONE,
} from './call-counts.js';

const FLUSH_AFTER_MS = 1_000;
const MINUTE_MS = 60_000;
/**
 * Every zone's offset is a multiple of 15 minutes, so a quarter of an hour belongs to one local
 * day.
 */
const QUARTER_MS = 15 * 60_000;

interface Count {
  userId: number;
  countryCode: string | null;
  calls: number;
  latestMs: number;
}

/**
 * Counts the calls of people for the table of active users. Each call adds in memory; each second
 * writes the counts to Redis, and a person's first call of a minute is written at once. While Redis
 * is down the counts wait.
 */
export class CallCounter {
  private readonly counts = new Map<string, Count>();
  private written: Promise<unknown> = Promise.resolve();
  private minute = 0;
  /** Users with at least one stored call in the current minute. */
  private readonly storedThisMinute = new Set<number>();
  private zones: ReadonlyMap<string, string> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly redis: Redis,
  ) {
    this.loadZones().catch(() => undefined); // the first call tries again
  }

  /** Counts a call over any API. Ignores anonymous callers and API keys. */
  count(actor: Actor | null, now: Date): void {
    if (actor?.userId == null) return;
    this.add({
      userId: actor.userId,
      countryCode: actor.countryCode,
      calls: 1,
      latestMs: now.getTime(),
    });
    if (this.isFirstOfMinute(actor.userId, now)) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS);
  }

  /** Afterwards the counts are in Redis, or wait for the next flush. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.counts.values()];
    this.counts.clear();
    if (counts.length > 0) this.written = Promise.all([this.written, this.writeByDate(counts)]);
    await this.written;
  }

  async stop(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private async writeByDate(counts: Count[]): Promise<void> {
    try {
      // Do not wait for known zones: the write must reach Redis before the counted call reads from
      // it.
      const zones = this.zones ?? (await this.loadZones());
      const dateOf = ({ countryCode, latestMs }: Count) =>
        reportingClock(zones.get(countryCode ?? '') ?? NO_ZONE).localDate(latestMs);

      // Each date in a transaction of its own: in a cluster their keys are on different nodes.
      const dates = Map.groupBy(counts, dateOf);
      await Promise.all([...dates].map(([date, same]) => this.writeOrKeep(callsKey(date), same)));
    } catch (error) {
      this.keep(counts, error);
    }
  }

  private async writeOrKeep(key: string, counts: Count[]): Promise<void> {
    try {
      // First the times, which are safe to repeat.
      await this.writeLatest(counts);
      await this.write(key, counts);
    } catch (error) {
      this.keep(counts, error);
    }
  }

  private keep(counts: Count[], error: unknown): void {
    for (const count of counts) this.add(count);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS);
    log.warn(
      { reason: safeErrorMessage(error) },
      'call counts could not be written to Redis; the next flush retries',
    );
  }

  private isFirstOfMinute(userId: number, now: Date): boolean {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute) this.storedThisMinute.clear();
    this.minute = minute;
    if (this.storedThisMinute.has(userId)) return false;
    this.storedThisMinute.add(userId);
    return true;
  }

  private add(count: Count): void {
    const key = `${count.userId}:${Math.floor(count.latestMs / QUARTER_MS)}`;
    const known = this.counts.get(key);
    if (!known) {
      this.counts.set(key, count);
      return;
    }
    known.calls += count.calls;
    known.latestMs = Math.max(known.latestMs, count.latestMs);
  }

  private async writeLatest(counts: Count[]): Promise<void> {
    const newestMs = Math.max(...counts.map(({ latestMs }) => latestMs));
    const writes = this.redis.multi();
    for (const { userId, latestMs } of counts)
      writes.zadd(LATEST_CALLS_KEY, 'GT', latestMs, String(userId));
    writes.zremrangebyscore(LATEST_CALLS_KEY, '-inf', newestMs - 2 * ACTIVE_FOR_MS);
    throwFailure(await writes.exec());
  }

  private async write(key: string, counts: Count[]): Promise<void> {
    const writes = this.redis.multi();
    for (const { userId, calls } of counts) writes.hincrby(key, String(userId), calls);
    throwFailure(await writes.expire(key, CALL_COUNTS_RETENTION_SECONDS).exec());
  }

  /** Country code → reporting zone. Countries do not change while a process runs. */
  private async loadZones(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.orm.em
      .fork()
      .execute<{ code: string; zone: string }[]>('select code, time_zone as zone from country');
    return (this.zones = new Map(rows.map(({ code, zone }) => [code, zone])));
  }
}

function throwFailure(replies: [Error | null, unknown][] | null): void {
  const failure = replies
    ? replies.find(([error]) => error)?.[0]
    : new Error('Redis answered nothing');
  if (failure) throw failure;
}
