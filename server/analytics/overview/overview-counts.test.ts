import { beforeAll, expect, test } from '@jest/globals';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { responsesOverTime } from '#server/analytics/panels/responses-over-time.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { listOverviewRows, readOverviewDays } from './overview.service.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);

const RANGE = { startDate: '2026-06-01', endDate: '2026-06-20' };
/** The day is 20 June in Auckland; the 12th is the last day that is over by seven days. */
const NOW = new Date('2026-06-20T03:00:00Z');
const COMPLETE_THROUGH = '2026-06-12';

let world: World;

const contextOf = (actor = actorOf('CUSTOMER', world.customerId)) => ({
  ...serviceContext({ database, redis }, actor),
  now: () => NOW,
});

/** The dashboard's figures of a booking, or of all. */
function dashboardOf(range: { startDate: string; endDate: string }, bookingId?: number) {
  const input = Object.assign(new DashboardFilterInput(), {
    clientId: world.customerId,
    ...range,
    ...(bookingId === undefined ? {} : { bookings: [bookingId] }),
  });

  return readDashboard(contextOf(), input);
}

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  const site = world.siteTagIds[0] ?? 0;

  const days = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
  const events = days.flatMap((day, index) => {
    const { tagId } = world.lines[index % world.lines.length] ?? { tagId: 0 };
    const viewer = `11111111-1111-4111-8111-0000000000${day}`;
    const impression = (minute: string) =>
      impressionOf(world, { tagId, occurredAt: `2026-06-${day}T01:${minute}:00Z`, viewer });
    const visit = webhitOf(world, { tagId: site, occurredAt: `2026-06-${day}T02:30:00Z`, viewer });

    return [impression('00'), impression('10'), ...(index % 3 === 0 ? [] : [visit])];
  });

  await workers.queue(events);
  await workers.untilStored();
});

test('counts the impressions and responses of each booking as the dashboard does', async () => {
  const rows = await listOverviewRows(contextOf(), RANGE);
  expect(rows.reduce((sum, { responses }) => sum + responses, 0)).toBeGreaterThan(5);

  for (const { bookingId, impressions, responses, responseRate } of rows) {
    const all = impressionSummary(await dashboardOf(RANGE, bookingId));
    expect([impressions, responses]).toEqual([all.actualImpressions, all.totalResponses]);

    const complete = { ...RANGE, endDate: COMPLETE_THROUGH };
    const old = impressionSummary(await dashboardOf(complete, bookingId));
    const isEmpty = old.actualImpressions === 0;
    expect(responseRate).toBe(isEmpty ? null : old.totalResponses / old.actualImpressions);
  }
});

test('adds the bookings up day by day', async () => {
  const { completeThrough, days } = await readOverviewDays(contextOf(), RANGE);
  const { rows } = responsesOverTime(await dashboardOf(RANGE));

  expect(completeThrough).toBe(COMPLETE_THROUGH);
  expect(days).toEqual(
    rows.map(({ date, totalImpressions, totalResponses }) => ({
      date,
      impressions: totalImpressions,
      responses: totalResponses,
    })),
  );
});

test('holds the days of visible bookings only', async () => {
  const nobody = contextOf(actorOf('BROADCASTER', 2_000_000));
  const { completeThrough, days } = await readOverviewDays(nobody, RANGE);

  expect(completeThrough).toBeNull();
  expect(days).toHaveLength(20);
  expect(days.filter(({ impressions, responses }) => impressions + responses > 0)).toEqual([]);

  for (const { actor, bookingIds } of world.principals) {
    const [rows, trend] = await Promise.all([
      listOverviewRows(contextOf(actor), RANGE),
      readOverviewDays(contextOf(actor), RANGE),
    ]);
    if (bookingIds)
      expect(rows.map(({ bookingId }) => bookingId).sort()).toEqual([...bookingIds].sort());
    const sum = (counts: readonly { impressions: number; responses: number }[]) =>
      counts.reduce((total, { impressions, responses }) => total + impressions + responses, 0);
    expect(sum(trend.days)).toBe(sum(rows));
  }
});
