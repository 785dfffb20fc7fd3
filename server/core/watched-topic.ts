import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
import type { Redis } from 'ioredis';
import { ServiceError } from './errors.js';
import { log } from './log.js';
import { isUnavailable } from './unavailable.js';

/** Something that can be watched. Its value survives JSON; `revive` makes dates of what JSON made text. */
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

  /** A slow watcher misses older values, never the newest. */
  watch(): AsyncIterableIterator<LiveNews<unknown>> {
    return new Repeater<LiveNews<unknown>>(async (push, stop) => {
      let isGreeted = false;
      const listener: Push = (news) => {
        isGreeted = true;
        void push(news);
      };
      this.watchers.add(listener);
      this.timer ??= this.awaitTurn();
      void this.greet().then((news) => {
        if (!isGreeted) void push(news);
      });
      await stop;
      this.watchers.delete(listener);
      if (this.watchers.size > 0) return;
      this.close();
      this.onUnwatched();
    }, new SlidingBuffer(1));
  }

  /** What some process, perhaps this one, published. */
  hear(message: string): void {
    const heard = JSON.parse(message) as { value: unknown } | { failed: true }; // published by `sample` of this release
    this.tell('failed' in heard ? { failure: away() } : { value: this.topic.revive(heard.value) });
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private tell(news: LiveNews<unknown>): void {
    this.latest = { news, atMs: Date.now() };
    for (const push of this.watchers) push(news);
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

  /** The first to ask for a turn samples for all. Where nobody can be asked, each process samples for its own watchers. */
  private async sample(turn: number): Promise<void> {
    try {
      const claim = `${this.channel}:${turn}`;
      if ((await this.redis.set(claim, 1, 'PX', 2 * this.topic.intervalMs, 'NX')) === null) return;
      const news = await this.read();
      await this.redis.publish(this.channel, 'failure' in news ? FAILED : JSON.stringify(news));
    } catch {
      this.tell(await this.read());
    }
  }

  /** For somebody who comes between two samples. Many who come at once cost one reading. */
  private async greet(): Promise<LiveNews<unknown>> {
    const { latest } = this;
    if (latest && 'value' in latest.news && Date.now() - latest.atMs < this.topic.intervalMs) return latest.news;
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
