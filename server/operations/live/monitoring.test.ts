import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { commitLagOf } from '#server/ingestion/commit-lag.js';
import { streamKey, WORKERS_KEY } from '#server/ingestion/queued-event.js';
import { forgetRead } from '#server/ingestion/worker/loop/queue-reader.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { startQueueRateSampler, ratesOf } from './queue-stats/queue-rates.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

let token: string;
beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
});

describe('the queue', () => {
  test('is reported by partition and in total', async () => {
    for (let entry = 0; entry < 1001; entry++) await redis.client.xadd(streamKey(1), '*', 'e', 'x');
    await redis.client.zadd(WORKERS_KEY, Date.now(), 'alive', Date.now() - 60_000, 'gone');

    const stats = await api.rest('GET', '/admin/redis/queue-stats', { token });

    expect(stats.status).toBe(200);
    expect(stats.body).toHaveLength(api.wiring.config.queuePartitions);
    expect(stats.body).toContainEqual({
      queue: 'events-1',
      messages: 1001,
      memory_bytes: expect.any(Number),
      message_rate: 0,
      consumers: 1,
    });

    expect((await api.rest('GET', '/admin/redis/queue-summary', { token })).body).toEqual({
      total_messages: 1001,
      total_consumers: 1,
      largest_queue: 1001,
      status: 'High Load',
    });
  });

  test.each([
    [200, 'Healthy'],
    [201, 'Moderate'],
    [1000, 'Moderate'],
    [1001, 'High Load'],
  ])('with %d messages in its fullest partition is %s', async (messages, status) => {
    await redis.client.del(...[0, 1, 2].map(streamKey));

    const fill = redis.client.pipeline();
    for (let entry = 0; entry < messages; entry++) fill.xadd(streamKey(2), '*', 'e', 'x');
    await fill.exec();
    await redis.client.xadd(streamKey(0), '*', 'e', 'x');
    expect((await api.rest('GET', '/admin/redis/queue-summary', { token })).body).toMatchObject({
      total_messages: messages + 1,
      largest_queue: messages,
      status,
    });
  });

  test('has its rates without subscribers, sampled by one of all processes', async () => {
    const counted = [0, 0];
    const stops = counted.map((_, index) => {
      // A second passes from one count to the next.
      const now = () => new Date((counted[index] = (counted[index] ?? 0) + 1) * 1000);
      return startQueueRateSampler({ redis: api.wiring.redis, partitions: 8, now, intervalMs: 20 });
    });

    const rateOf = async (queue: string) => {
      const { body } = await api.rest('GET', '/admin/redis/queue-stats', { token });
      return (body as { queue: string; message_rate: number }[]).find((row) => row.queue === queue)
        ?.message_rate; // as documented
    };
    while (Math.max(...counted) < 2) await sleep(5);
    expect(await rateOf('events-3')).toBe(0);
    await redis.client.xadd(streamKey(3), '*', 'e', 'x');
    while (((await rateOf('events-3')) ?? 0) === 0) await sleep(5);
    expect(await rateOf('events-3')).toBeLessThanOrEqual(1);
    for (const stop of stops) await stop();
    expect(Math.min(...counted)).toBe(0);
  });

  test('moves as fast as entries come in, also when Redis lost its count', () => {
    const samples = [
      { atMs: 0, added: [100, 50] },
      { atMs: 10_000, added: [350, 0] },
    ];
    expect(ratesOf(samples)).toEqual([25, 0]);
    expect(ratesOf(samples.slice(0, 1))).toEqual([0, 0]);
  });
});

describe('the ledger', () => {
  const insert = (minute: Date, tagId: number, received: number, stored: number) =>
    database.pool.query(
      `insert into event_store.ledger (customer_id, kind, tag_id, minute, received, stored, filtered_bot)
       values (1, 1, $1, date_trunc('minute', $2::timestamptz), $3, $4, 1)`,
      [tagId, minute, received, stored],
    );

  test('sums what became of the calls and shows first what does not balance', async () => {
    const now = Date.now();
    await insert(new Date(now - 3_600_000), 1, 10, 9);
    await insert(new Date(now - 7_200_000), 2, 10, 6);
    await insert(new Date(now - 3 * 86_400_000), 3, 5, 4);

    const { body } = await api.rest('GET', '/admin/ledger', { token }); // an earlier test left entries in the queue

    expect(body).toMatchObject({
      balance: 'settling',
      total: { received: 20, stored: 15, filtered_bot: 2, difference: 3 },
      tags: [
        { tag_id: 2, kind: 'impression', customer_id: 1, difference: 3 },
        { tag_id: 1, difference: 0 },
      ],
    });

    const of = (path: string) => api.rest('GET', `/admin/ledger${path}`, { token });

    expect((await of('?customer_id=2')).body).toMatchObject({
      balance: 'balanced',
      total: { received: 0 },
      tags: [],
    });

    const older = new Date(now - 2 * 86_400_000).toISOString();

    expect((await of(`?from=2020-01-01T00:00:00Z&until=${older}`)).body).toMatchObject({
      total: { received: 5 },
    });
  });

  test('refuses a span that ends before it begins, and what is no moment', async () => {
    const of = (path: string) => api.rest('GET', `/admin/ledger${path}`, { token });
    expect(await of('?from=2026-02-01T00:00:00Z&until=2026-01-01T00:00:00Z')).toMatchObject({
      status: 422,
    });
    expect(await of('?from=yesterday')).toMatchObject({
      status: 422,
      body: { errors: { from: expect.any(String) } },
    });
  });
});

describe('the lag from edge to commit', () => {
  test('is that of the latest batch of each partition, with the longest wait', async () => {
    const lag = async () => {
      const { body } = await api.rest('GET', '/admin/ledger', { token });
      return (body as { lag: unknown }).lag; // a test above checks the rest
    };

    await redis.client.del(...[0, 1, 2, 3].map(streamKey));
    expect(await lag()).toEqual({
      average_ms: null,
      longest_ms: null,
      committed_at: null,
      oldest_waiting_ms: null,
    });

    const now = Date.now();
    const event = (ageMs: number) =>
      buildEvent({ customerId: 1, tagId: 1, receivedAtMs: now - ageMs });
    const commit = async (partition: number, ...agesMs: number[]) => {
      const batch = { arrivals: agesMs.map((ageMs) => ({ event: event(ageMs) })), duplicates: [] };
      await forgetRead(
        redis.client,
        partition,
        { lastId: '0-0', epoch: '', receipt: '' },
        commitLagOf(batch, now),
      );
    };

    await commit(0, 9_000);
    await commit(0, 100, 200);
    await commit(1, 600);
    await redis.client.xadd(streamKey(1), `${now - 5_000}-0`, 'e', 'x');
    expect(await lag()).toEqual({
      average_ms: 300,
      longest_ms: 600,
      committed_at: new Date(now).toISOString(),
      oldest_waiting_ms: expect.any(Number),
    });
    expect(await lag()).toMatchObject({ oldest_waiting_ms: expect.closeTo(5_000, -3) });
  });
});

test('monitoring is for super admins only', async () => {
  const em = database.orm.em.fork();
  const agency = await buildAgency(em);
  const other = await tokenOf(
    api,
    await buildUser(em, { entityType: 'AGENCY', entityId: agency.id }),
  );

  const redisPaths = ['health', 'info', 'strain/summary', 'queue-stats', 'queue-summary'];
  const paths = ['/active-users', '/admin/daily-activity', '/admin/ledger'];

  for (const path of [...paths, ...redisPaths.map((part) => `/admin/redis/${part}`)]) {
    expect((await api.rest('GET', path, { token: other })).status).toBe(403);
  }
});
