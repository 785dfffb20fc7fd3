import { beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { readTagIssues } from './read-tag-issues.js';

const database = testDatabase();
const redis = testRedis();

/** 22 June 2026, noon in Auckland. */
const NOW = new Date('2026-06-22T00:00:00Z');
const SYSTEM = actorOf('SYSTEM');

let world: World;

async function issuesOf(actor: Actor, filter: Partial<DashboardFilterInput> = {}) {
  const ctx = { ...serviceContext({ database, redis }, actor), now: () => NOW };
  const figures = await readDashboard(
    ctx,
    Object.assign(new DashboardFilterInput(), {
      clientId: world.customerId,
      startDate: '2026-06-15',
      endDate: '2026-06-22',
      ...filter,
    }),
  );
  const issues = await readTagIssues(await ctx.em.getConnection().getNativeClient(), figures);
  return issues.map(({ tagKind, tagId }) => `${tagKind} ${tagId}`);
}

const tagOf = (index: number) => world.lines[index]?.tagId ?? 0;
const siteOf = (index: number) => world.siteTagIds[index] ?? 0;

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  const insert = `insert into alert_episode (kind, customer_id, tag_kind, tag_id, opened_at, closed_at, message)
    values (?, ?, ?, ?, ?, ?, 'It is silent.')`;
  const { em } = serviceContext({ database, redis }, SYSTEM);
  const open = (kind: string, tagKind: string, tagId: number, closedAt: Date | null = null) =>
    em.execute(insert, [kind, world.customerId, tagKind, tagId, NOW, closedAt]);

  await open('TAG_SILENT', 'IMPRESSION', tagOf(0));
  await open('TAG_JUMP', 'IMPRESSION', tagOf(2));
  await open('TAG_SILENT', 'IMPRESSION', tagOf(4), NOW);
  await open('TAG_SILENT', 'SITE', siteOf(0));
});

test('the tags with an open alert are named, in the order in which they were found', async () => {
  expect(await issuesOf(SYSTEM)).toEqual([
    `IMPRESSION ${tagOf(0)}`,
    `IMPRESSION ${tagOf(2)}`,
    `SITE ${siteOf(0)}`,
  ]);
});

test('a caller gets those of the bookings that the caller sees', async () => {
  const seller = world.principals.find(
    ({ bookingIds }) =>
      bookingIds?.includes(world.lines[0]?.bookingId ?? 0) === true &&
      !bookingIds.includes(world.lines[2]?.bookingId ?? 0),
  );
  if (!seller) throw new Error('nobody sees line 0 alone');
  expect(await issuesOf(seller.actor)).toEqual([`IMPRESSION ${tagOf(0)}`, `SITE ${siteOf(0)}`]);
});

test('filters leave out the tags that they do not let through', async () => {
  const { bookingId } = world.lines[2] ?? { bookingId: 0 };
  expect(await issuesOf(SYSTEM, { bookings: [bookingId], sites: [siteOf(1)] })).toEqual([
    `IMPRESSION ${tagOf(2)}`,
  ]);
});

test('a range that ended before the last seven days has none', async () => {
  expect(await issuesOf(SYSTEM, { startDate: '2026-06-01', endDate: '2026-06-10' })).toEqual([]);
});
