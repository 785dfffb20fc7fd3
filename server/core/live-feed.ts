import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
import type { Redis } from 'ioredis';

type Listener = (message: string) => void;

/**
 * Messages between all processes of one Redis database, for those who listen at the moment: nothing is kept. A slow listener
 * misses older messages, never the newest.
 */
export class LiveFeed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly subscriber: Redis;

  constructor(private readonly redis: Redis) {
    // A subscriber waits for Redis as long as it takes, and subscribes again by itself after it was away.
    this.subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.subscriber.on('error', () => undefined); // the publishing connection logs that Redis is away
    this.subscriber.on('message', (channel: string, message: string) => {
      this.listeners.get(channel)?.forEach((listener) => listener(message));
    });
  }

  async publish(topic: string, message: string): Promise<void> {
    await this.redis.publish(this.channelOf(topic), message);
  }

  /** `first`, then every message of the topic as `parse` reads it. Ends when its consumer does. */
  subscribe<T>(topic: string, parse: (message: string) => T, first: T): Repeater<T> {
    const channel = this.channelOf(topic);
    return new Repeater<T>(async (push, stop) => {
      const listener: Listener = (message) => void push(parse(message));
      void push(first);
      await this.add(channel, listener);
      await stop;
      this.remove(channel, listener);
    }, new SlidingBuffer(1));
  }

  close(): void {
    this.listeners.clear();
    this.subscriber.disconnect();
  }

  /** Redis shares channels between its databases; ours are apart. */
  private channelOf(topic: string): string {
    return `live:${this.redis.options.db ?? 0}:${topic}`;
  }

  private async add(channel: string, listener: Listener): Promise<void> {
    const known = this.listeners.get(channel);
    if (known) {
      known.add(listener);
      return;
    }
    this.listeners.set(channel, new Set([listener]));
    await this.subscriber.subscribe(channel);
  }

  private remove(channel: string, listener: Listener): void {
    const known = this.listeners.get(channel);
    known?.delete(listener);
    if (known?.size !== 0) return;
    this.listeners.delete(channel);
    this.subscriber.unsubscribe(channel).catch(() => undefined); // it is away or closed: then there is nothing to end
  }
}
