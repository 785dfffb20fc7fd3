import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import type { LiveFeed } from '../../core/live-feed.js';
import { monitoringPolicy } from './monitoring.policy.js';
import { QUEUE_TOPIC } from './queue-sampler.js';
import { readQueueSnapshot } from './queue-stats.js';
import type { QueueSnapshot } from './queue-stats.type.js';

/** The queues now. Throws FORBIDDEN unless the caller is a super admin. */
export function getQueueSnapshot(ctx: ServiceContext): Promise<QueueSnapshot> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  return readQueueSnapshot(ctx.redis, ctx.config.queuePartitions, ctx.now());
}

/** The queues now and then every two seconds. Throws FORBIDDEN unless the caller is a super admin. */
export async function watchQueues(ctx: ServiceContext, feed: LiveFeed): Promise<AsyncIterable<QueueSnapshot>> {
  return feed.subscribe(QUEUE_TOPIC, parseSnapshot, await getQueueSnapshot(ctx));
}

function parseSnapshot(message: string): QueueSnapshot {
  const snapshot = JSON.parse(message) as QueueSnapshot; // published by the sampler of this release
  return { ...snapshot, sampledAt: new Date(snapshot.sampledAt) };
}
