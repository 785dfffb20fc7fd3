import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { EDGE_SERVERS_KEY } from '#server/ingestion/edge/edge-heartbeat.js';
import { WORKERS_KEY } from '#server/ingestion/queued-event.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { readCacheHealth } from './cache-health.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

let token: string;
beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
});
beforeEach(() => redis.client.del(EDGE_SERVERS_KEY));
afterEach(() => void jest.restoreAllMocks());

const get = async (path: string) => (await api.rest('GET', path, { token })).body;
const beat = (server: string, logEntries: number, ageMs: number) =>
  redis.client.hset(
    EDGE_SERVERS_KEY,
    server,
    JSON.stringify({ hostName: server.split(':')[0], logEntries, seenAtMs: Date.now() - ageMs }),
  );

/** The INFO of a Redis without a limit of its own. */
const INFO = [
  '# Server',
  'redis_version:7.2.4',
  'uptime_in_seconds:86400',
  'connected_clients:17',
  'used_memory:123456789',
  'used_memory_peak:234567890',
  'total_system_memory:1000000000',
  'maxmemory:0',
  'instantaneous_ops_per_sec:321',
].join('\r\n');
const PING_MS = 20;

test('Redis is healthy, and its answer is timed within the call', async () => {
  const startedAt = performance.now();
  const health = await get('/admin/redis/health');
  const elapsedMs = performance.now() - startedAt;

  expect(health).toEqual({ status: 'healthy', latency_ms: expect.any(Number) });
  const { latency_ms: latencyMs } = health as { latency_ms: number }; // asserted above
  expect(latencyMs).toBeGreaterThan(0);
  expect(latencyMs).toBeLessThan(elapsedMs);
});

test('the figures are those that Redis gives, a limit also where none is set, and the time of its answers', async () => {
  jest.spyOn(redis.client, 'info').mockResolvedValue(INFO);
  jest.spyOn(redis.client, 'ping').mockImplementation(() => sleep(PING_MS, 'PONG' as const));

  const { info, strain, health } = await readCacheHealth(redis.client, new Date());
  expect(info).toEqual({
    version: '7.2.4',
    uptimeSeconds: 86_400,
    connectedClients: 17,
    memoryUsedBytes: 123_456_789,
    memoryPeakBytes: 234_567_890,
    memoryLimitBytes: 1_000_000_000,
    memoryUsagePercent: 12.35,
  });
  expect(strain).toMatchObject({
    opsPerSecond: 321,
    memoryUsedBytes: info.memoryUsedBytes,
    memoryUsagePercent: info.memoryUsagePercent,
    connectedClients: info.connectedClients,
  });
  // A timer may fire a millisecond early.
  for (const latencyMs of [health.latencyMs, strain.averageLatencyMs])
    expect(latencyMs).toBeGreaterThanOrEqual(PING_MS - 1);
});

test('Redis reports its own version, uptime, clients and memory', async () => {
  const info = (await get('/admin/redis/info')) as Record<string, number>; // the documented answer

  expect(Object.keys(info)).toEqual([
    'version',
    'uptime_seconds',
    'connected_clients',
    'memory_used_bytes',
    'memory_peak_bytes',
    'memory_limit_bytes',
    'memory_usage_percent',
  ]);
  const { memory_used_bytes: used = 0, memory_limit_bytes: limit = 0 } = info;
  expect(info.version).toMatch(/^\d+\.\d+/);
  expect(info.connected_clients).toBeGreaterThan(0);
  expect(used).toBeGreaterThan(0);
  expect(info.memory_peak_bytes).toBeGreaterThanOrEqual(used);
  expect(limit).toBeGreaterThan(used);
  expect(info.memory_usage_percent).toBeCloseTo((used / limit) * 100, 1);
});

test('strain counts the edges that reported in 30 seconds, lists those of the last day and says what is wrong', async () => {
  await beat('one:4001', 40, 1_000);
  await beat('one:4011', 2, 29_000);
  await beat('two:4001', 100, 31_000);
  await beat('old:4001', 1_000, 25 * 3_600_000);
  await redis.client.zadd(WORKERS_KEY, Date.now(), 'alive');
  expect(await get('/admin/redis/strain/summary')).toEqual({
    ops_per_second: expect.any(Number),
    average_latency_ms: expect.any(Number),
    memory_used_bytes: expect.any(Number),
    memory_usage_percent: expect.any(Number),
    connected_clients: expect.any(Number),
    critical_issues: expect.arrayContaining([
      expect.stringMatching(/^The edge server two:4001 last reported 3\d s/),
    ]),
    edge_servers: {
      active_servers: 2,
      total_log_entries: 142,
      servers: [
        {
          server: 'one:4001',
          hostname: 'one',
          log_entries: 40,
          seen_at: expect.any(String),
          is_active: true,
        },
        {
          server: 'one:4011',
          hostname: 'one',
          log_entries: 2,
          seen_at: expect.any(String),
          is_active: true,
        },
        {
          server: 'two:4001',
          hostname: 'two',
          log_entries: 100,
          seen_at: expect.any(String),
          is_active: false,
        },
      ],
    },
  });
});
