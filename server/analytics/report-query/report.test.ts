import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { filterInput } from '#server/analytics/testing/read-panels.js';
import type { Actor } from '#server/access/identity/actor.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { readReport } from './report.service.js';
import { ReportArgs } from './report.types.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const ALL = {
  startDate: '2026-06-01',
  endDate: '2026-06-03',
  regions: [],
  campaigns: [],
  bookings: [],
  creatives: [],
  channels: [],
  weekdays: [],
  dayparts: [],
  sites: [],
};

let world: World;
const line = (index: number) => {
  const found = world.lines[index];
  if (!found) throw new Error(`the world has no line ${index}`);
  return found;
};

const report = (choices: Partial<ReportArgs>, actor: Actor = actorOf('SYSTEM')) =>
  readReport(
    serviceContext({ database, redis }, actor),
    Object.assign(new ReportArgs(), {
      filter: filterInput(world.customerId, ALL),
      metrics: ['IMPRESSIONS'],
      ...choices,
    }),
  );

const VIEWER = (index: number) => `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  // Line 0 has three impressions, line 2 two, line 4 two; each on a day of its own.
  const shown = [0, 0, 0, 2, 2, 4, 4].map((index, at) =>
    impressionOf(world, {
      tagId: line(index).tagId,
      occurredAt: `2026-06-0${1 + index / 2}T0${at}:00:00Z`,
      viewer: VIEWER(at),
    }),
  );
  const visits = [0, 3].map((at) =>
    webhitOf(world, {
      tagId: world.siteTagIds[0] ?? 0,
      occurredAt: '2026-06-03T09:00:00Z',
      viewer: VIEWER(at),
    }),
  );
  await workers.queue([...shown, ...visits]);
  await workers.untilStored();
});

const idsIn = ({ rows }: Awaited<ReturnType<typeof report>>) =>
  rows.map(({ dimensions }) => dimensions[0]?.valueId);

describe('the order of the rows', () => {
  const bookings = () => [0, 2, 4].map((index) => line(index).bookingId);

  test('is by the metric, and ties are broken by ids', async () => {
    const [three, two, other] = bookings();
    const descending = await report({
      dimensions: ['BOOKING'],
      orderBy: { metric: 'IMPRESSIONS', descending: true },
    });
    const ascending = await report({
      dimensions: ['BOOKING'],
      orderBy: { metric: 'IMPRESSIONS', descending: false },
    });
    expect(idsIn(descending)).toEqual([three, two, other]);
    expect(idsIn(ascending)).toEqual([two, other, three]);
  });

  test('puts rows last in which the metric is null, in both directions', async () => {
    const metrics: ReportArgs['metrics'] = ['COST_PER_VISIT'];
    for (const descending of [true, false]) {
      const answer = await report({
        dimensions: ['BOOKING'],
        metrics,
        orderBy: { metric: 'COST_PER_VISIT', descending },
      });
      expect(idsIn(answer).at(-1)).toBe(bookings()[2]);
      expect(answer.rows.at(-1)?.cells[0]?.value).toBeNull();
    }
  });

  test('is by period and then by ids where no metric decides', async () => {
    const { rows } = await report({ dimensions: ['CREATIVE', 'BOOKING'], granularity: 'DAY' });
    expect(rows.map(({ periodStart }) => periodStart)).toEqual([
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
    ]);
  });

  test('decides which rows the limit leaves, and the totals count all of them', async () => {
    const answer = await report({
      dimensions: ['BOOKING'],
      orderBy: { metric: 'IMPRESSIONS', descending: true },
      limit: 1,
    });
    expect(idsIn(answer)).toEqual([line(0).bookingId]);
    expect(answer).toMatchObject({ rowCount: 3, totals: [{ metric: 'IMPRESSIONS', value: 7 }] });
  });
});

describe('an answer', () => {
  test('names its dimensions, zone and currency', async () => {
    const { timeZone, currency, rows } = await report({ dimensions: ['CHANNEL', 'WEEKDAY'] });
    expect({ timeZone, currency }).toEqual({ timeZone: 'Pacific/Auckland', currency: 'NZD' });
    expect(rows[0]).toMatchObject({
      periodStart: null,
      dimensions: [
        {
          dimension: 'CHANNEL',
          valueId: line(0).channelId,
          name: world.channelNames[line(0).channelId],
        },
        { dimension: 'WEEKDAY', valueId: 1, name: 'Monday' },
      ],
      cells: [{ metric: 'IMPRESSIONS', value: 3, low: null, high: null }],
    });
  });

  test('starts weeks on Mondays and months on their first day, also before the range', async () => {
    const filter = filterInput(world.customerId, { ...ALL, startDate: '2026-06-03' });
    const [week] = (await report({ filter, granularity: 'WEEK' })).rows;
    const [month] = (await report({ filter, granularity: 'MONTH' })).rows;
    expect([week?.periodStart, month?.periodStart]).toEqual(['2026-06-01', '2026-06-01']);
    expect(week?.cells[0]?.value).toBe(2);
  });

  test('splits webhits by site and period', async () => {
    const { rows } = await report({
      dimensions: ['SITE'],
      metrics: ['WEBHITS', 'VISITS'],
      granularity: 'DAY',
    });
    const siteId = world.siteTagIds[0];
    const of = (date: string) =>
      rows
        .find(
          ({ periodStart, dimensions }) =>
            periodStart === date && dimensions[0]?.valueId === siteId,
        )
        ?.cells.map(({ value }) => value);
    expect(of('2026-06-03')).toEqual([2, 0]);
    expect(of('2026-06-01')).toEqual([0, 1]);
  });
});

describe('a question without an exact answer', () => {
  test.each<[string, Partial<ReportArgs>, string, RegExp]>([
    [
      'impressions by site',
      { dimensions: ['SITE'] },
      'metrics',
      /IMPRESSIONS .* SITE: an impression/,
    ],
    [
      'spend by timing',
      { dimensions: ['TIMING'], metrics: ['SPEND'] },
      'metrics',
      /SPEND .* TIMING/,
    ],
    [
      'a rate by views',
      { dimensions: ['CHANNEL', 'VIEWS'], metrics: ['RESPONSE_RATE'] },
      'metrics',
      /RESPONSE_RATE .* VIEWS/,
    ],
    [
      'webhits by channel',
      { dimensions: ['CHANNEL'], metrics: ['WEBHITS'] },
      'metrics',
      /WEBHITS .* CHANNEL: a webhit/,
    ],
    [
      'webhits by daypart of the week',
      { metrics: ['WEBHITS'], granularity: 'DAYPART_OF_WEEK' },
      'metrics',
      /WEBHITS .* WEEKDAY/,
    ],
    ['no metric', { metrics: [] }, 'metrics', /At least one/],
    ['a metric twice', { metrics: ['VISITS', 'VISITS'] }, 'metrics', /VISITS is named twice/],
    [
      'a dimension twice',
      { dimensions: ['SITE', 'SITE'], metrics: ['VISITS'] },
      'dimensions',
      /twice/,
    ],
    [
      'an order by another metric',
      { orderBy: { metric: 'SPEND', descending: true } },
      'orderBy',
      /SPEND/,
    ],
    ['no rows', { limit: 0 }, 'limit', /1 to 10000/],
    ['too many rows', { limit: 10_001 }, 'limit', /1 to 10000/],
  ])('is refused by the name of the argument: %s', async (_name, choices, field, reason) => {
    await expect(report(choices)).rejects.toMatchObject({
      code: 'INVALID',
      details: { errors: { [field]: expect.stringMatching(reason) } },
    });
  });

  test('is refused over GraphQL in the same words', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const { body } = await api.graphql(
      `query ($filter: DashboardFilterInput!) {
        report(filter: $filter, dimensions: [SITE], metrics: [IMPRESSIONS]) { rowCount }
      }`,
      { filter: { clientId: world.customerId, startDate: '2026-06-01', endDate: '2026-06-03' } },
      token,
    );
    expect(body).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'INVALID',
            errors: { metrics: expect.stringContaining('an impression has no site') },
          },
        },
      ],
    });
  });
});

describe('the cost', () => {
  test('counts a reading of the figures and each row of the limit', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const cost = async (limit: number) => {
      const { body } = await api.graphql(
        `query ($filter: DashboardFilterInput!, $limit: Int!) {
          report(filter: $filter, metrics: [IMPRESSIONS], limit: $limit) { rowCount }
        }`,
        {
          filter: { clientId: world.customerId, startDate: '2026-06-01', endDate: '2026-06-03' },
          limit,
        },
        token,
      );
      return (body as { extensions: { limits: { cost: { used: number } } } }).extensions.limits
        .cost // as documented
      .used;
    };
    expect(await cost(1)).toBe(5_002);
    expect(await cost(10_000)).toBe(15_001);
  });
});

describe('visibility', () => {
  const named = (name: string) =>
    world.principals.find((principal) => principal.name === name)?.actor ??
    actorOf('BROADCASTER', 2_000_000);

  test('leaves out what the caller does not see, in rows and totals', async () => {
    const answer = await report({ dimensions: ['BOOKING'] }, named('the other broadcaster'));
    expect(idsIn(answer)).toEqual([line(2).bookingId]);
    expect(answer.totals).toEqual([{ metric: 'IMPRESSIONS', value: 2, low: null, high: null }]);
  });

  test('finds no customer that the caller does not see', async () => {
    await expect(report({}, named('nobody'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
