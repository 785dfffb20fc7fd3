import type { LiveFeed } from '#server/core/live/live-channel.js';
import type { ServiceContext } from './context.js';

/** The context of a subscription. */
export interface LiveContext extends ServiceContext {
  feed: LiveFeed;
  /** Runs what is read to be told when it is the caller's turn. */
  schedule: <T>(read: () => Promise<T>) => Promise<T>;
}
