import { readMasterInfos, type Redis } from '#server/core/redis/redis.js';
import { listEdgeServers } from '#server/ingestion/edge/edge-heartbeat.js';
import { WORKER_TIMEOUT_MS, WORKERS_KEY } from '#server/ingestion/queued-event.js';
import type { CacheHealth, EdgeServers, RedisInfo } from './cache-health.type.js';
import { criticalIssues } from '#server/operations/live/critical-issues.js';
import { combineMasters, figure, parseInfo, type RedisMetrics } from './redis-info.js';

const PINGS = 10;
const EDGE_ACTIVE_MS = 30_000;

/** Round-trip time of a PING, in milliseconds. */
export async function measureLatencyMs(redis: Redis): Promise<number> {
  const startedAt = performance.now();
  await redis.ping();
  return roundMs(performance.now() - startedAt);
}

const roundMs = (ms: number) => Math.round(ms * 1000) / 1000;

export async function readCacheHealth(redis: Redis, now: Date): Promise<CacheHealth> {
  const latencies: number[] = [];
  for (let ping = 0; ping < PINGS; ping++) latencies.push(await measureLatencyMs(redis));
  const [texts, workers, edgeServers] = await Promise.all([
    readMasterInfos(redis),
    redis.zcount(WORKERS_KEY, now.getTime() - WORKER_TIMEOUT_MS, '+inf'),
    readEdgeServers(redis, now),
  ]);

  const figures = combineMasters(texts.map(parseInfo));
  const info = infoOf(figures);
  const { memoryUsedBytes, memoryUsagePercent, connectedClients } = info;
  const averageLatencyMs = roundMs(latencies.reduce((sum, latency) => sum + latency, 0) / PINGS);

  return {
    sampledAt: now,
    health: { status: 'healthy', latencyMs: latencies.at(-1) ?? null },
    info,
    strain: {
      opsPerSecond: figure(figures, 'instantaneous_ops_per_sec'),
      averageLatencyMs,
      memoryUsedBytes,
      memoryUsagePercent,
      connectedClients,
      criticalIssues: criticalIssues({
        figures,
        info,
        averageLatencyMs,
        workers,
        edgeServers,
        now,
      }),
      edgeServers,
    },
  };
}

function infoOf(figures: RedisMetrics): RedisInfo {
  const memoryUsedBytes = figure(figures, 'used_memory');
  const memoryLimitBytes = figure(figures, 'maxmemory') || figure(figures, 'total_system_memory');

  return {
    version: figures.get('redis_version') ?? 'unknown',
    uptimeSeconds: figure(figures, 'uptime_in_seconds'),
    connectedClients: figure(figures, 'connected_clients'),
    memoryUsedBytes,
    memoryPeakBytes: figure(figures, 'used_memory_peak'),
    memoryLimitBytes,
    memoryUsagePercent:
      memoryLimitBytes === 0 ? 0 : Math.round((memoryUsedBytes / memoryLimitBytes) * 10_000) / 100,
  };
}

async function readEdgeServers(redis: Redis, now: Date): Promise<EdgeServers> {
  const servers = (await listEdgeServers(redis)).map(
    ({ server, hostName, logEntries, seenAtMs }) => ({
      server,
      hostName,
      logEntries,
      seenAt: new Date(seenAtMs),
      isActive: now.getTime() - seenAtMs <= EDGE_ACTIVE_MS,
    }),
  );

  return {
    activeServers: servers.filter(({ isActive }) => isActive).length,
    totalLogEntries: servers.reduce((sum, { logEntries }) => sum + logEntries, 0),
    servers: servers.sort((a, b) => a.server.localeCompare(b.server)),
  };
}
