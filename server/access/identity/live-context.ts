import type { LiveFeed } from '#server/core/live/live-channel.js';
import type { ServiceContext } from './context.js';

/** The context of a subscription. */
export interface LiveContext extends ServiceContext {
  feed: LiveFeed;
  /** Runs `read` when the request scheduler starts it for this caller. */
  schedule: <T>(read: () => Promise<T>) => Promise<T>;
}
