import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { buildSiteTag } from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const call = restCaller(database, redis);

let world: World;
const read = (actor: Actor, range = 'start_date=2026-06-01&end_date=2026-06-30') =>
  call(actor, 'GET', `/dashboard/summary?${range}`);
const actorNamed = (name: string): Actor =>
  world.principals.find((candidate) => candidate.name === name)?.actor ??
  actorOf('BROADCASTER', 2_000_000);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());

  const tagId = world.lines[0]?.tagId ?? 0;
  const site = world.siteTagIds[0] ?? 0;

  await workers.queue([
    impressionOf(world, { tagId, occurredAt: '2026-06-01T00:00:00Z' }),
    impressionOf(world, { tagId, occurredAt: '2026-06-30T11:59:59Z' }),
    impressionOf(world, { tagId, occurredAt: '2026-06-30T12:00:00Z' }),
    webhitOf(world, { tagId: site, occurredAt: hoursAgo(1) }),
    webhitOf(world, { tagId: site, occurredAt: hoursAgo(23) }),
    webhitOf(world, { tagId: site, occurredAt: hoursAgo(25) }),
  ]);
  await workers.untilStored();
});

describe('the overview', () => {
  test('counts the impressions of the customer’s local days and what they cost', async () => {
    const { status, list } = await read(actorNamed('customer'));
    expect(status).toBe(200);
    expect(list).toHaveLength(5);
    expect(list.find((row) => row.booking_id === world.lines[0]?.bookingId)).toEqual({
      customer_id: world.customerId,
      booking_id: world.lines[0]?.bookingId,
      customer_name: expect.any(String),
      campaign_name: expect.any(String),
      booking_name: expect.any(String),
      channel_name: expect.any(String),
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      impressions: 2,
      cpm: 20,
      spend: 0.04,
      ping_count: 2,
      ping_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/),
      entity_type: 'OTHER',
      entity_name: 'System',
      created_by_name: null,
      created_at: '2026-01-01T00:00:00.000Z',
    });
  });

  test('holds only visible bookings whose dates overlap the range', async () => {
    const seen = async (name: string) =>
      (await read(actorNamed(name))).list.map((row) => row.booking_id).sort();

    for (const { name, bookingIds } of world.principals.filter(
      (candidate) => candidate.bookingIds,
    )) {
      expect({ name, ids: await seen(name) }).toEqual({
        name,
        ids: [...(bookingIds ?? [])].sort(),
      });
    }

    expect(await seen('nobody')).toEqual([]);

    const { list } = await read(
      actorNamed('customer'),
      'start_date=2027-01-01&end_date=2027-02-01',
    );

    expect(list).toEqual([]);
  });

  test('names the creator’s kind of organisation', async () => {
    const { list } = await read(actorOf('SYSTEM'));
    const kinds = list
      .filter((row) => row.customer_id === world.customerId)
      .map((row) => row.entity_type);
    expect(kinds.sort()).toEqual(['BROADCASTER', 'OTHER', 'OTHER', 'OTHER', 'OTHER']);
  });

  test('counts pings on the main site tag alone where there is one', async () => {
    const withMain = await buildWorld(database.orm.em.fork());
    const main = await buildSiteTag(database.orm.em.fork(), {
      customerId: withMain.customerId,
      mainSiteTag: true,
    });

    await workers.queue([
      webhitOf(withMain, { tagId: withMain.siteTagIds[0] ?? 0, occurredAt: hoursAgo(2) }),
      webhitOf(withMain, { tagId: withMain.siteTagIds[1] ?? 0, occurredAt: hoursAgo(2) }),
      webhitOf(withMain, { tagId: main.id, occurredAt: hoursAgo(3) }),
    ]);
    await workers.untilStored();

    const { list } = await read(actorOf('CUSTOMER', withMain.customerId));

    expect(list.map((row) => row.ping_count)).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    ['start_date=2026-06-02&end_date=2026-06-01', 'end_date'],
    ['start_date=2026-06-02', 'end_date'],
    ['start_date=June&end_date=2026-06-01', 'start_date'],
  ])('refuses the range %s', async (range, field) => {
    const { status, errors } = await read(actorOf('SYSTEM'), range);
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });
});
