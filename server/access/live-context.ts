import type { LiveFeed } from '../core/live-feed.js';
import type { ServiceContext } from './context.js';

/** The context of a subscription. */
export interface LiveContext extends ServiceContext {
  feed: LiveFeed;
}
