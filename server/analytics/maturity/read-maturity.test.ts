import { beforeAll, expect, test } from '@jest/globals';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);

const HOUR_MS = 3_600_000;
/** 22 June 2026, noon in Auckland. */
const NOW = new Date('2026-06-22T00:00:00Z');

let world: World;

const viewerOf = (index: number) => `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;

/** An impression and, `lagHours` later, a visit of the same viewer. */
function pair(index: number, occurredAtMs: number, lagHours: number | null, line = 0) {
  const tagId = world.lines[line]?.tagId ?? 0;
  const viewer = viewerOf(index);
  const occurredAt = new Date(occurredAtMs).toISOString();
  const visitAt = new Date(occurredAtMs + (lagHours ?? 0) * HOUR_MS).toISOString();
  return [
    impressionOf(world, { tagId, occurredAt, viewer }),
    ...(lagHours === null
      ? []
      : [webhitOf(world, { tagId: world.siteTagIds[0] ?? 0, occurredAt: visitAt, viewer })]),
  ];
}

const read = (startDate: string, endDate: string, actor = actorOf('SYSTEM'), now = NOW) =>
  readDashboard(
    { ...serviceContext({ database, redis }, actor), now: () => now },
    Object.assign(new DashboardFilterInput(), {
      clientId: world.customerId,
      startDate,
      endDate,
      regions: [],
      campaigns: [],
      bookings: [],
      creatives: [],
      channels: [],
      weekdays: [],
      dayparts: [],
      sites: [],
    }),
  );

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  const early = Date.parse('2026-06-02T00:00:00Z');
  const late = Date.parse('2026-06-20T00:00:00Z');
  // Of 120 old visits, half come after one hour, half after four days.
  const old = Array.from({ length: 120 }, (_, index) =>
    pair(index, early + index * 60_000, index % 2 === 0 ? 1 : 96),
  );
  // Of 40 impressions two days ago, ten have had their visit after one hour.
  const recent = Array.from({ length: 40 }, (_, index) =>
    pair(1000 + index, late + index * 60_000, index < 10 ? 1 : null),
  );
  await workers.queue([...old, ...recent].flat());
  await workers.untilStored();
});

test('a range that reaches into the last seven days is completed by the timing of earlier visits', async () => {
  const figures = await read('2026-06-15', '2026-06-22');
  const found = maturity(figures);
  expect(found).toMatchObject({
    isComplete: false,
    completeThrough: '2026-06-14',
    recentImpressions: 40,
    timingResponses: 120,
  });
  expect(found.arrivedShare).toBeCloseTo(0.5, 9);
  expect(impressionSummary(figures).responseRate).toBe(0.25);
  expect(found.completed?.total.responseRate).toBeCloseTo(0.5, 9);
  expect(found.completed?.total.responses).toBeCloseTo(20, 9);
});

test('without events the figures of a minute stay as they are, and those of the next differ', async () => {
  const rateAfter = async (seconds: number) => {
    const now = new Date(NOW.getTime() + seconds * 1000);
    const found = maturity(await read('2026-06-22', '2026-06-22', actorOf('SYSTEM'), now));
    return found.arrivedShare;
  };
  await workers.queue(pair(3000, NOW.getTime() - HOUR_MS, null));
  await workers.untilStored();

  expect(await rateAfter(59)).toBe(await rateAfter(1));
  expect(await rateAfter(61)).not.toBe(await rateAfter(59));
});

test('a complete range is not completed', async () => {
  const found = maturity(await read('2026-06-01', '2026-06-14'));
  expect(found).toMatchObject({ isComplete: true, arrivedShare: 1, completed: null });
});

test('the timing comes from the lines that the caller sees, and from no others', async () => {
  // The other broadcaster has no line with these visits.
  const other = world.principals.find(
    ({ bookingIds }) => bookingIds && !bookingIds.includes(world.lines[0]?.bookingId ?? 0),
  );
  if (!other) throw new Error('everybody sees line 0');
  await workers.queue(pair(5000, Date.parse('2026-06-20T01:00:00Z'), 1, lineOf(other.bookingIds)));
  await workers.untilStored();
  const found = maturity(await read('2026-06-15', '2026-06-22', other.actor));
  expect(found).toMatchObject({ recentImpressions: 1, timingResponses: null, completed: null });
});

const lineOf = (bookingIds: number[] | null) =>
  world.lines.findIndex(({ bookingId }) => bookingIds?.includes(bookingId));
