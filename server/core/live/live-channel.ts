import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
import { openSubscriber, type Redis } from '#server/core/redis/redis.js';
import { changedChannel, topicChannel, type ChangedTopics } from './live-channels.js';
import { WatchedTopic, type LiveUpdate, type LiveTopic } from './live-topic.js';

/**
 * Values that are sampled once for all watchers, in all processes of one Redis database: at each
 * interval, and when a change is published, one of the processes with a watcher reads the value and
 * publishes it. A topic without watchers is not read. Nothing is stored.
 */
export class LiveFeed {
  private readonly topics = new Map<string, WatchedTopic>();
  private readonly subscriber: Redis;
  private readonly changed: string;

  constructor(private readonly redis: Redis) {
    this.subscriber = openSubscriber(redis);
    this.changed = changedChannel(redis);
    this.subscriber.on('error', () => undefined); // the publishing connection logs that Redis is away
    this.subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.changed) this.onChanged(message);
      else this.topics.get(channel)?.onMessage(message);
    });
    quietly(this.subscriber.subscribe(this.changed));
  }

  /**
   * The value now, then every sample; a failure in its place while it cannot be read. A slow
   * watcher misses older values, never the newest. Ends when its consumer does.
   */
  watch<T>(topic: LiveTopic<T>): AsyncIterableIterator<LiveUpdate<T>> {
    const channel = topicChannel(this.redis, topic.name);
    return new Repeater<LiveUpdate<T>>(async (push, stop) => {
      const watched = this.topics.get(channel) ?? this.open(channel, topic);
      const unsubscribe = watched.subscribe((update) => void push(update as LiveUpdate<T>)); // a name stands for one topic, so for one type
      await stop;
      unsubscribe();
    }, new SlidingBuffer(1));
  }

  close(): void {
    for (const topic of this.topics.values()) topic.close();
    this.topics.clear();
    this.subscriber.disconnect();
  }

  private open(channel: string, topic: LiveTopic<unknown>): WatchedTopic {
    const watched = new WatchedTopic(topic, this.redis, channel, () => {
      this.topics.delete(channel);
      quietly(this.subscriber.unsubscribe(channel));
    });
    this.topics.set(channel, watched);
    quietly(this.subscriber.subscribe(channel));
    return watched;
  }

  private onChanged(message: string): void {
    const { change, topics } = JSON.parse(message) as ChangedTopics; // published by publishChanged
    for (const topic of topics) this.topics.get(topicChannel(this.redis, topic))?.onChanged(change);
  }
}

/** Redis is away, or the feed closed: the client subscribes again later, or need not. */
const quietly = (done: Promise<unknown>) => void done.catch(() => undefined);
