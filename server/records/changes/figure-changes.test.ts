import { beforeAll, expect, test } from '@jest/globals';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf } from '#server/analytics/testing/queued-events.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { partitionOf } from '#server/event-store/shards.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { listFigureChanges } from './figure-changes.service.js';

const database = testDatabase();
const redis = testRedis();
const PARTITIONS = 8;
const workers = testWorkers(database, redis, { partitions: PARTITIONS });

let world: World;
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
});

const read = (after?: string, customerId = world.customerId) =>
  listFigureChanges(serviceContext({ database, redis }, actorOf('SYSTEM')), customerId, after);

const impressionAt = (occurredAt: string) =>
  impressionOf(world, { tagId: world.lines[0]?.tagId ?? 0, occurredAt });

test('names the days that an event restated since a position, and no others', async () => {
  await workers.queue([impressionAt('2026-06-01T09:00:00Z'), impressionAt('2026-06-05T09:00:00Z')]);
  await workers.untilStored();
  const first = await read();
  expect(first.days.map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-05']);

  await workers.queue([impressionAt('2026-06-05T10:00:00Z')]);
  await workers.untilStored();
  const second = await read(first.position);
  expect(second.days).toContainEqual({ date: '2026-06-05', version: 2 });
});

test('repeats a day whose transaction was running at the last reading', async () => {
  const late = await database.pool.connect();

  try {
    await late.query('begin');
    await late.query(
      `insert into event_store.day_version (customer_id, local_date, version) values ($1, '2026-07-01', 1)`,
      [world.customerId],
    );
    const { position, days } = await read();
    expect(days.map(({ date }) => date)).not.toContain('2026-07-01');
    await late.query('commit');
    expect((await read(position)).days).toContainEqual({ date: '2026-07-01', version: 1 });
  } finally {
    late.release();
  }
});

test('figures are complete until the oldest event that waits, or else until now', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into customer (id, cust_name, taxonomy_id, country_code, country_list, billing_entity, created_at, created_by_entity_type)
     values (5000, 'Waiting', 0, 'NZ', '{NZ}', 2, now(), 'SYSTEM') returning id`,
  );
  const { id = 0 } = rows[0] ?? {};
  const ctx = serviceContext({ database, redis }, actorOf('SYSTEM'));
  // No worker reads the partition of this customer.
  const config = { ...ctx.config, queuePartitions: 10_000 };
  const completeUntil = async () => {
    const answer = await listFigureChanges({ ...ctx, config }, id);
    return answer.completeUntil.getTime();
  };

  const before = Date.now() - 1_000;
  expect(await completeUntil()).toBeGreaterThanOrEqual(before);

  const queuedAt = before - 60_000;
  await redis.client.xadd(streamKey(partitionOf(id, 10_000)), `${queuedAt}-1`, 'event', 'waits');
  expect(await completeUntil()).toBe(queuedAt);
});

test('refuses a position of another customer', async () => {
  const { position } = await read();
  const other = serviceContext({ database, redis }, actorOf('SYSTEM'));
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into customer (cust_name, taxonomy_id, country_code, country_list, billing_entity, created_at, created_by_entity_type)
     values ('Another', 0, 'NZ', '{NZ}', 2, now(), 'SYSTEM') returning id`,
  );
  await expect(listFigureChanges(other, rows[0]?.id ?? 0, position)).rejects.toMatchObject({
    details: { errors: { after: expect.stringContaining('position') } },
  });
});
