import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveTopic } from '#server/core/live/live-topic.js';
import { readActiveUsers } from './active-users/active-users.js';
import type { ActiveUsers } from './active-users/active-users.type.js';
import { readCacheHealth } from './cache-health/cache-health.js';
import type { CacheHealth } from './cache-health/cache-health.type.js';
import { readDailyActivity } from './daily-activity/daily-activity.js';
import type { DailyActivity } from './daily-activity/daily-activity.type.js';
import { readQueueSnapshot } from './queue-stats/queue-stats.js';
import type { QueueSnapshot } from './queue-stats/queue-stats.type.js';

/**
 * The parts of the first subscriber's context that a sampler uses. It must not use the subscriber's
 * identity.
 */
type Parts = Pick<ServiceContext, 'em' | 'redis' | 'config' | 'now'>;

const SECOND_MS = 1_000;

export const queueTopic = ({ redis, config, now }: Parts): LiveTopic<QueueSnapshot> => ({
  name: 'queue-stats',
  intervalMs: 5 * SECOND_MS,
  read: () => readQueueSnapshot(redis, config.queuePartitions, now()),
  revive: (snapshot) => ({ ...snapshot, sampledAt: new Date(snapshot.sampledAt) }),
});

export const cacheTopic = ({ redis, now }: Parts): LiveTopic<CacheHealth> => ({
  name: 'cache-health',
  intervalMs: 10 * SECOND_MS,
  read: () => readCacheHealth(redis, now()),
  revive: (health) => {
    const { edgeServers } = health.strain;
    const servers = edgeServers.servers.map((server) => ({
      ...server,
      seenAt: new Date(server.seenAt),
    }));
    const strain = { ...health.strain, edgeServers: { ...edgeServers, servers } };
    return { ...health, sampledAt: new Date(health.sampledAt), strain };
  },
});

export const activeUsersTopic = ({ em, redis, now }: Parts): LiveTopic<ActiveUsers> => ({
  name: 'active-users',
  intervalMs: 10 * SECOND_MS,
  read: () => readActiveUsers(em.fork(), redis, now()),
  revive: ({ sampledAt, users }) => ({
    sampledAt: new Date(sampledAt),
    users: users.map((user) => ({ ...user, lastActive: new Date(user.lastActive) })),
  }),
});

export const dailyActivityTopic = ({ em, now }: Parts): LiveTopic<DailyActivity> => ({
  name: 'daily-activity',
  intervalMs: 60 * SECOND_MS,
  read: () => readDailyActivity(em.fork(), now()),
  revive: (activity) => ({ ...activity, sampledAt: new Date(activity.sampledAt) }),
});
