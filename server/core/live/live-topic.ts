import { setImmediate } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { ServiceError } from '#server/core/errors.js';
import { log } from '#server/core/process/log.js';
import { isUnavailable } from '#server/core/http/unavailable.js';

/** A watchable value. It is serialised as JSON; `revive` makes dates of texts again. */
export interface LiveTopic<T> {
  name: string;
  intervalMs: number;
  read(): Promise<T>;
  revive(value: T): T;
}

/** A value, or why there is none at the moment; watching continues after a failure. */
export type LiveUpdate<T> = { value: T } | { failure: ServiceError };

/** A timer may fire this much too early; the next turn would then have the same number. */
const TIMER_EARLY_MS = 1;

/** Time between two samples of changes, in one process. */
const MIN_CHANGED_MS = 200;

const MAX_SENT_AT_ONCE = 10;

type Listener = (update: LiveUpdate<unknown>) => void;

/** Watchers get no reason; it stays in the log of the process that sampled. */
const FAILED = JSON.stringify({ failed: true });
const unavailable = () => new ServiceError('UNAVAILABLE', 'This cannot be read at the moment');

/** A topic while this process has a watcher of it. */
export class WatchedTopic {
  private readonly watchers = new Set<Listener>();
  private latest: { update: LiveUpdate<unknown>; atMs: number } | null = null;
  private reading: Promise<LiveUpdate<unknown>> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private changedAtMs = -Infinity;

  constructor(
    private readonly topic: LiveTopic<unknown>,
    private readonly redis: Redis,
    private readonly channel: string,
    private readonly onUnwatched: () => void,
  ) {}

  /**
   * Calls `listener` with the current value and every later one. Returns the function that
   * unsubscribes.
   */
  subscribe(listener: Listener): () => void {
    let hasReceived = false;
    const watcher: Listener = (update) => {
      hasReceived = true;
      listener(update);
    };

    this.watchers.add(watcher);
    this.timer ??= this.scheduleTurn();
    void this.initialUpdate().then((update) => {
      if (!hasReceived) listener(update);
    });

    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size > 0) return;
      this.close();
      this.onUnwatched();
    };
  }

  /** Receives a sample that some process, perhaps this one, published. */
  onMessage(message: string): void {
    const published = JSON.parse(message) as { value: unknown } | { failed: true }; // published by `sample` of this release
    void this.notifyWatchers(
      'failed' in published
        ? { failure: unavailable() }
        : { value: this.topic.revive(published.value) },
    );
  }

  /** Samples now, unless it did a moment ago: the next turn finds what changed since. */
  onChanged(change: string): void {
    const nowMs = Date.now();
    if (nowMs - this.changedAtMs < MIN_CHANGED_MS) return;
    this.changedAtMs = nowMs;
    void this.sample(change);
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Notifies a few watchers at a time, so that their work does not block other calls. */
  private async notifyWatchers(update: LiveUpdate<unknown>): Promise<void> {
    const latest = { update, atMs: Date.now() };
    this.latest = latest;
    let count = 0;
    for (const listener of [...this.watchers]) {
      if (count > 0 && count % MAX_SENT_AT_ONCE === 0) await setImmediate();
      if (this.latest !== latest) return;
      listener(update);
      count += 1;
    }
  }

  /** A turn begins at the same moment in all processes. */
  private scheduleTurn(): NodeJS.Timeout {
    const { intervalMs } = this.topic;
    const turn = Math.floor(Date.now() / intervalMs) + 1;
    return setTimeout(
      () => {
        void this.sample(turn);
        this.timer = this.scheduleTurn();
      },
      turn * intervalMs - Date.now() + TIMER_EARLY_MS,
    );
  }

  /**
   * The first process to claim the turn, or the change, samples for all. While Redis is away, each
   * process samples for its own watchers.
   */
  private async sample(turn: number | string): Promise<void> {
    try {
      const claim = `${this.channel}:${turn}`;
      if ((await this.redis.set(claim, 1, 'PX', 2 * this.topic.intervalMs, 'NX')) === null) return;
      const update = await this.read();
      await this.redis.publish(this.channel, 'failure' in update ? FAILED : JSON.stringify(update));
    } catch {
      await this.notifyWatchers(await this.read());
    }
  }

  /**
   * The first value for a new watcher between two samples. Watchers that subscribe at the same time
   * share one read.
   */
  private async initialUpdate(): Promise<LiveUpdate<unknown>> {
    const { latest } = this;
    if (latest && 'value' in latest.update && Date.now() - latest.atMs < this.topic.intervalMs)
      return latest.update;
    this.reading ??= this.readFirst();
    return this.reading;
  }

  private async readFirst(): Promise<LiveUpdate<unknown>> {
    const startedAtMs = Date.now();
    const update = await this.read();
    this.reading = null;
    // A message that arrived meanwhile is newer.
    if ((this.latest?.atMs ?? 0) < startedAtMs) this.latest = { update, atMs: startedAtMs };
    return update;
  }

  private async read(): Promise<LiveUpdate<unknown>> {
    try {
      return { value: await this.topic.read() };
    } catch (error) {
      const level = isUnavailable(error) ? 'warn' : 'error';
      log[level]({ topic: this.topic.name, error }, 'cannot read a live topic');
      return { failure: unavailable() };
    }
  }
}

/** The value; throws the failure when there is none. */
export function unwrap<T>(update: LiveUpdate<T>): T {
  if ('failure' in update) throw update.failure;
  return update.value;
}
