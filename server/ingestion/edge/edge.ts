import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import { recordKeyUse } from '#server/access/identity/key-use.js';
import type { EdgeConfig } from '#server/core/process/config.js';
import type { Health } from '#server/core/http/health.js';
import { exposePool } from '#server/core/orm/pool-metrics.js';
import { startHeartbeat } from './edge-heartbeat.js';
import { ApiKeys } from './server-to-server/api-keys.js';
import { KnownLines } from './server-to-server/known-lines.js';
import { TagVisibility } from './server-to-server/tag-visibility.js';
import { EdgeMetrics } from './edge-metrics.js';
import { CallRoom } from './http/call-room.js';
import { createEdgeServer } from './http/edge-server.js';
import { PlayerErrorCounter } from './http/player-error-counter.js';
import { AD_SERVER_HOSTS } from './http/vast/vast-hosts.js';
import { EventQueue } from './queue/event-queue.js';
import { Spool } from './queue/spool.js';
import { TagDirectory } from './tags/tag-directory.js';
import { TagSource } from './tags/tag-source.js';
import { watchQueueLayout } from '#server/ingestion/queue-partitions.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { testMarks } from '#server/ingestion/test-mark.js';
import { connectQueue, connectTags, openLookups } from './wiring.js';

export interface Edge {
  server: Server;
  directory: TagDirectory;
  metrics: EdgeMetrics;
  /** Call it after the server has sent its last answer. */
  stop(): Promise<void>;
}

/**
 * Everything behind the public calls. Resolves when it can take calls, with or without the database
 * and Redis.
 */
export async function openEdge(config: EdgeConfig, health: Health): Promise<Edge> {
  const spool = Spool.open(config.spoolDir, config.spoolMaxBytes, stopAtOnce);
  const pool = connectTags(config.databaseUrl);
  const redis = connectQueue(config.redisUrl);
  const metrics = new EdgeMetrics(health.metrics);
  const directory = new TagDirectory(
    new TagSource(pool),
    path.join(config.spoolDir, 'tags.snapshot'),
  );
  const limits = {
    partitions: config.queuePartitions,
    splits: NO_SPLITS,
    maxLength: config.queueMaxLength,
  };
  const [lookups] = await Promise.all([
    openLookups(config, directory, (customerId) => limits.splits.has(customerId)),
    directory.start(),
    untilReady(redis),
  ]);

  const queue = new EventQueue(redis, spool, limits, metrics);
  const stopWatching = watchQueueLayout(redis, config.queuePartitions, (layout) =>
    Object.assign(limits, layout),
  );
  const stopHeartbeat = startHeartbeat(redis, config.edgePort, () => metrics.stored);
  const playerErrors = new PlayerErrorCounter(redis);
  metrics.expose(spool, directory);
  exposePool(health.metrics, () => pool);
  health.addCheck('tags', () => {
    if (!directory.isLoaded) throw new Error('not loaded yet');
  });
  health.addCheck('storage', () => {
    if (redis.status !== 'ready' && spool.bytes >= config.spoolMaxBytes * 0.95)
      throw new Error('the spool is full');
  });

  const server = createEdgeServer({
    directory,
    lookups,
    queue,
    metrics,
    health,
    clientIpHeader: config.clientIpHeader,
    edgeUrl: config.edgeUrl.replace(/\/+$/, ''),
    vastHosts: config.vastHosts ?? AD_SERVER_HOSTS,
    playerErrors,
    room: new CallRoom(),
    isTestMark: testMarks(config.testMarkSecret),
    apiKeys: new ApiKeys(pool),
    tagVisibility: new TagVisibility(pool),
    knownLines: new KnownLines(pool),
    recordKeyUse: (keyId) => recordKeyUse(redis, keyId, new Date()),
  });
  return {
    server,
    directory,
    metrics,
    stop: async () => {
      await stopWatching();
      await queue.close();
      await playerErrors.close();
      await stopHeartbeat();
      await directory.stop();
      redis.disconnect();
      await pool.end();
    },
  };
}

/**
 * Ends the process: another process replays and deletes the files that this one writes, so a
 * further answer could be a false promise.
 */
function stopAtOnce(): never {
  throw new Error('another edge has taken over this spool');
}

const CONNECT_TIMEOUT_MS = 3_000;

async function untilReady(redis: Redis): Promise<void> {
  for (let waitedMs = 0; redis.status !== 'ready' && waitedMs < CONNECT_TIMEOUT_MS; waitedMs += 20)
    await sleep(20);
}
