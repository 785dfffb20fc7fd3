import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { ServiceError } from '#server/core/errors.js';
import { log } from '#server/core/process/log.js';
import { isUnavailable } from '#server/core/http/unavailable.js';

/**
 * Something that can be watched. Its value survives JSON; `revive` makes dates of what JSON made
 * text.
 */
export interface LiveTopic<T> {
  name: string;
  intervalMs: number;
  read(): Promise<T>;
  revive(value: T): T;
}

/** A value, or why there is none at the moment; watching goes on after a failure. */
export type LiveNews<T> = { value: T } | { failure: ServiceError };

/** A timer may go off this much before its time; the next turn would then be the same again. */
const TIMER_EARLY_MS = 1;

const MAX_SENT_AT_ONCE = 10;

type Push = (news: LiveNews<unknown>) => void;

/** For watchers: the reason stays in the log of the one that sampled. */
const FAILED = JSON.stringify({ failed: true });
const away = () => new ServiceError('UNAVAILABLE', 'This cannot be read at the moment');

/** A topic as long as somebody in this process watches it. */
export class WatchedTopic {
  private readonly watchers = new Set<Push>();
  private latest: { news: LiveNews<unknown>; atMs: number } | null = null;
  private reading: Promise<LiveNews<unknown>> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly topic: LiveTopic<unknown>,
    private readonly redis: Redis,
    private readonly channel: string,
    private readonly onUnwatched: () => void,
  ) {}

  /** Tells the value now and each that comes; the answer ends it. */
  join(push: Push): () => void {
    let isGreeted = false;
    const listener: Push = (news) => {
      isGreeted = true;
      push(news);
    };

    this.watchers.add(listener);
    this.timer ??= this.awaitTurn();
    void this.greet().then((news) => {
      if (!isGreeted) push(news);
    });

    return () => {
      this.watchers.delete(listener);
      if (this.watchers.size > 0) return;
      this.close();
      this.onUnwatched();
    };
  }

  /** What some process, perhaps this one, published. */
  hear(message: string): void {
    const heard = JSON.parse(message) as { value: unknown } | { failed: true }; // published by `sample` of this release
    void this.tell(
      'failed' in heard ? { failure: away() } : { value: this.topic.revive(heard.value) },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * A few watchers at a time: what each of them makes of the value must not keep other calls
   * waiting.
   */
  private async tell(news: LiveNews<unknown>): Promise<void> {
    const told = { news, atMs: Date.now() };
    this.latest = told;
    let count = 0;
    for (const push of [...this.watchers]) {
      if (count > 0 && count % MAX_SENT_AT_ONCE === 0) await setImmediate();
      if (this.latest !== told) return;
      push(news);
      count += 1;
    }
  }

  /** Turns begin at the same moments in all processes. */
  private awaitTurn(): NodeJS.Timeout {
    const { intervalMs } = this.topic;
    const turn = Math.floor(Date.now() / intervalMs) + 1;
    return setTimeout(
      () => {
        void this.sample(turn);
        this.timer = this.awaitTurn();
      },
      turn * intervalMs - Date.now() + TIMER_EARLY_MS,
    );
  }

  /**
   * The first to ask for a turn samples for all. Where nobody can be asked, each process samples
   * for its own watchers.
   */
  private async sample(turn: number): Promise<void> {
    try {
      const claim = `${this.channel}:${turn}`;
      if ((await this.redis.set(claim, 1, 'PX', 2 * this.topic.intervalMs, 'NX')) === null) return;
      const news = await this.read();
      await this.redis.publish(this.channel, 'failure' in news ? FAILED : JSON.stringify(news));
    } catch {
      await this.tell(await this.read());
    }
  }

  /** For somebody who comes between two samples. Many who come at once cost one reading. */
  private async greet(): Promise<LiveNews<unknown>> {
    const { latest } = this;
    if (latest && 'value' in latest.news && Date.now() - latest.atMs < this.topic.intervalMs)
      return latest.news;
    this.reading ??= this.readFirst();
    return this.reading;
  }

  private async readFirst(): Promise<LiveNews<unknown>> {
    const startedAtMs = Date.now();
    const news = await this.read();
    this.reading = null;
    // What was heard meanwhile is newer.
    if ((this.latest?.atMs ?? 0) < startedAtMs) this.latest = { news, atMs: startedAtMs };
    return news;
  }

  private async read(): Promise<LiveNews<unknown>> {
    try {
      return { value: await this.topic.read() };
    } catch (error) {
      const level = isUnavailable(error) ? 'warn' : 'error';
      log[level]({ topic: this.topic.name, error }, 'a live topic cannot be read');
      return { failure: away() };
    }
  }
}

/** The value; throws where there is none at the moment. */
export function valueOf<T>(news: LiveNews<T>): T {
  if ('failure' in news) throw news.failure;
  return news.value;
}
