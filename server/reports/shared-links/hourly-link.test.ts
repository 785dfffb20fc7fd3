import { beforeAll, describe, expect, test } from '@jest/globals';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import { sumsOf } from '#server/event-store/testing/contract/contract-world.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { buildReportWorld, type ReportWorld } from '#server/reports/testing/report-people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { SharedLink } from './shared-link.entity.js';
import { endHourlyReadings } from './hourly-reading.js';
import { CREATE, OPEN, send, tokenIn } from './testing/shared-link-calls.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);
const otherApi = testApi(database, redis);

const HOUR_MS = 3_600_000;
const RANGE = 'from=2026-06-01&to=2026-06-04';

let people: ReportWorld;
let networks = 0;
let events = 0;

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  await store(Array.from({ length: 60 }, (_, at) => at));
});

/** An impression and a visit for each number, on four days and all lines. */
async function store(numbers: readonly number[]): Promise<void> {
  const { world } = people;
  const [siteTagId = 0] = world.siteTagIds;
  await workers.queue(
    numbers.flatMap((number) => {
      events += 1;
      const viewer = `00000000-0000-4000-8000-${String(events).padStart(12, '0')}`;
      const day = `2026-06-0${1 + (number % 4)}`;
      const tagId = world.lines[number % world.lines.length]?.tagId ?? 0;
      return [
        impressionOf(world, { tagId, viewer, occurredAt: `${day}T02:00:00Z` }),
        webhitOf(world, { tagId: siteTagId, viewer, occurredAt: `${day}T05:00:00Z` }),
      ];
    }),
  );
  await workers.untilStored();
}

async function create(range = RANGE): Promise<string> {
  const input = { name: 'Board', address: `client=${people.world.customerId}&${range}` };
  const { data } = await send(api, CREATE, { input }, { bearer: people.owner.token });
  return tokenIn((data?.createSharedLink as { url: string }).url); // as CREATE asks
}

interface View {
  readAt: string;
  totals: { impressions: { value: number } };
}

async function open(token: string, by = api): Promise<View> {
  networks += 1;
  const { data, ...failure } = await send(
    by,
    OPEN.replace('totals', 'readAt totals'),
    { token },
    {
      from: `10.1.0.${networks}`,
    },
  );
  if (!data?.openSharedLink) throw new Error(JSON.stringify(failure));
  return (data.openSharedLink as { view: View }).view; // as OPEN asks
}

/** Both apis read this clock, which stands still, so that no hour begins within a test. */
async function later(ms: number, act: () => Promise<void>): Promise<void> {
  const at = Date.now() + ms;
  const clocks = [api, otherApi].map(({ wiring }) => ({ wiring, now: wiring.now }));
  for (const { wiring } of clocks) wiring.now = () => new Date(at);
  await act();
  for (const { wiring, now } of clocks) wiring.now = now;
}

describe('the public links of a client', () => {
  test('show the same at every opening of an hour, whatever events come, in all processes', async () => {
    const [one, whole] = [await create(), await create('from=2026-05-20&to=2026-06-10')];

    await later(0, async () => {
      const before = await open(one);
      const beforeWhole = await open(whole);
      expect(before.totals.impressions.value).toBe(60);

      for (const number of [1, 2, 3]) {
        await store([number]);
        expect(await open(one)).toEqual(before);
        expect(await open(whole, otherApi)).toEqual(beforeWhole);
      }
      // A link that is made and opened later shows no later moment.
      const { readAt, totals } = before;
      expect(await open(await create())).toMatchObject({ readAt, totals });
    });

    await later(2 * HOUR_MS, async () => {
      const after = await open(one);
      expect(after.totals.impressions.value).toBe(63);
      expect(new Date(after.readAt).toISOString()).toMatch(/:00:00\.000Z$/);
      expect((await open(whole, otherApi)).totals).toEqual(after.totals);
    });
  });

  test('show figures of the full hour a minute after it has begun', async () => {
    const token = await create();
    const nextHour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS;
    const readAtIn = async (ms: number) => {
      let readAt = '';
      await later(nextHour + ms - Date.now(), async () => {
        ({ readAt } = await open(token));
      });
      return new Date(readAt).getTime();
    };
    expect(await readAtIn(30_000)).toBe(nextHour - HOUR_MS);
    expect(await readAtIn(61_000)).toBe(nextHour);
    expect(await readAtIn(59 * 60_000)).toBe(nextHour);
  });

  test('are of a moment whose days can be read again, row by row', async () => {
    const { customerId } = people.world;
    const range = {
      customerId,
      firstDay: dayOfLocalDate('2026-06-01'),
      lastDay: dayOfLocalDate('2026-06-05'),
    };
    const reader = openFigureReader(database.pool);
    await open(await create());
    const before = await reader.readDays(range, async (versions) => versions);
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now');
    const asOf = new Date((rows[0]?.now.getTime() ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 5));

    await store([0, 5, 5, 9]);
    // It takes the visit of the newest viewer from its first ad.
    const viewer = `00000000-0000-4000-8000-${String(events).padStart(12, '0')}`;
    const [{ tagId = 0 } = {}] = people.world.lines;
    await workers.queue([
      impressionOf(people.world, { tagId, viewer, occurredAt: '2026-06-02T04:00:00Z' }),
    ]);
    await workers.untilStored();

    const earlier = await reader.readDays(range, async (versions) => versions, asOf);
    const withoutVersions = (days: typeof before) =>
      [...days]
        .map(([day, { version: _, ...figures }]) => ({ day, ...figures }))
        .toSorted((a, b) => a.day - b.day);
    expect(withoutVersions(earlier)).toEqual(withoutVersions(before));
    const today = await reader.readDays(range, async (versions) => versions);
    expect([...today.values()].map(sumsOf)).not.toEqual([...before.values()].map(sumsOf));
  });

  test('are recorded until the last link has ended', async () => {
    const { customerId } = people.world;
    const em = database.orm.em.fork();
    const reading = async () =>
      (
        await database.pool.query('select 1 from hourly_reading where customer_id = $1', [
          customerId,
        ])
      ).rowCount;
    await endHourlyReadings(em, new Date());
    expect(await reading()).toBe(1);

    await em.nativeUpdate(SharedLink, { customerId }, { revokedAt: new Date() });
    await endHourlyReadings(em, new Date());
    expect(await reading()).toBe(0);
    const recorded =
      'select count(*)::int as n from event_store.figure_change where customer_id = $1';
    const countRecorded = async () =>
      (await database.pool.query<{ n: number }>(recorded, [customerId])).rows[0]?.n;
    const before = await countRecorded();
    await store([1]);
    expect(await countRecorded()).toBe(before);
  });
});
