import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EDGE_SERVERS_KEY } from '#server/ingestion/edge/edge-heartbeat.js';
import { WORKERS_KEY } from '#server/ingestion/queued-event.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

let token: string;
beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
});
beforeEach(() => redis.client.del(EDGE_SERVERS_KEY));

const get = async (path: string) => (await api.rest('GET', path, { token })).body;
const beat = (server: string, logEntries: number, ageMs: number) =>
  redis.client.hset(
    EDGE_SERVERS_KEY,
    server,
    JSON.stringify({ hostName: server.split(':')[0], logEntries, seenAtMs: Date.now() - ageMs }),
  );

test('Redis is healthy and its answer is timed', async () => {
  expect(await get('/admin/redis/health')).toEqual({
    status: 'healthy',
    latency_ms: expect.any(Number),
  });
});

test('Redis reports its version, uptime, clients and memory, a limit also where none is set', async () => {
  const info = await get('/admin/redis/info');

  expect(info).toEqual({
    version: expect.stringMatching(/^\d+\.\d+/),
    uptime_seconds: expect.any(Number),
    connected_clients: expect.any(Number),
    memory_used_bytes: expect.any(Number),
    memory_peak_bytes: expect.any(Number),
    memory_limit_bytes: expect.any(Number),
    memory_usage_percent: expect.any(Number),
  });

  const { memory_used_bytes: used, memory_limit_bytes: limit } = info as Record<string, number>; // asserted above

  expect(limit).toBeGreaterThan(used ?? Infinity);
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
