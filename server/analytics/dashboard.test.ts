import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildWorld, type World } from './testing/build-world.js';
import { impressionOf, webhitOf } from './testing/queued-events.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const call = restCaller(database, redis);

const PANELS = [
  'impression_summary',
  'impressions_before_visit',
  'responses_by_region',
  'responses_by_site',
  'responses_over_time',
  'visit_response_timing',
  'platform_creative_performance',
  'creative_performance_summary',
  'creative_performance_cost',
  'channel_performance_cost',
  'impression_heatmap',
  'analysis',
];
const SYSTEM = actorOf('SYSTEM');

let world: World;
const line = (index: number) => {
  const found = world.lines[index];
  if (!found) throw new Error(`the world has no line ${index}`);
  return found;
};
const principal = (name: string): Actor => {
  const found = world.principals.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.actor;
};
const filter = (more: Record<string, unknown> = {}) => ({
  client_id: world.customerId,
  startdate: '2026-06-01',
  enddate: '2026-06-02',
  ...more,
});
const ask = (actor: Actor, panel: string, more: Record<string, unknown> = {}) =>
  call(actor, 'POST', `/dashboard/${panel}`, filter(more));

/** 2026-06-01 21:00 in Auckland, a Monday: Peak. */
const PEAK = '2026-06-01T09:00:00Z';

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  // Line 0 is the one broadcaster's, line 2 the other's, line 4 on the ad-tech's channel.
  await workers.queue([
    impressionOf(world, { tagId: line(0).tagId, occurredAt: PEAK }),
    impressionOf(world, { tagId: line(0).tagId, occurredAt: '2026-06-01T09:10:00Z' }),
    impressionOf(world, { tagId: line(2).tagId, occurredAt: '2026-06-01T11:00:00Z' }),
    webhitOf(world, { tagId: world.siteTagIds[0] ?? 0, occurredAt: '2026-06-01T09:40:00Z' }),
    webhitOf(world, { tagId: world.siteTagIds[1] ?? 0, occurredAt: '2026-06-01T11:30:00Z' }),
  ]);
  await workers.untilStored();
});

describe('the documented panel calls', () => {
  test('answer table_data and summary_data, or the sections of the analysis', async () => {
    for (const panel of PANELS) {
      const { status, body } = await ask(SYSTEM, panel);
      const wanted =
        panel === 'analysis' ? ['summary', 'response_profile'] : ['table_data', 'summary_data'];
      expect({ panel, status, keys: Object.keys(body) }).toMatchObject({
        panel,
        status: 200,
        keys: expect.arrayContaining(wanted),
      });
    }
  });

  test('name their fields as documented', async () => {
    expect((await ask(SYSTEM, 'impression_summary')).body.summary_data).toEqual({
      Ad_Spend: expect.closeTo(0.0733333, 9),
      Impressions: 3,
      Actual_Impressions: 3,
      Total_Responses: 2,
      Webhits: 2,
      CPM_Actual: expect.closeTo(24.4444333, 6),
      Response_Rate: 2 / 3,
      Current_CPR: expect.closeTo(0.03666665, 9),
    });

    expect((await ask(SYSTEM, 'impressions_before_visit')).body).toEqual({
      table_data: [
        { Views: 1, Impressions_Before_Visit: 0 },
        { Views: 2, Impressions_Before_Visit: 1 },
        { Views: 3, Impressions_Before_Visit: 1 },
      ],
      summary: { Total_Views_Occurrence: 5, Average_Views: 2.5 },
      summary_data: { Views_for_80_Percent: 3 },
    });

    expect((await ask(SYSTEM, 'responses_over_time')).body).toMatchObject({
      table_data: [
        { Date: '2026-06-01', Total_Impressions: 3, Same_Day: 2, Total_Responses: 2 },
        { Date: '2026-06-02', Total_Impressions: 0, Same_Day: 0, Total_Responses: 0 },
      ],
      summary_data: { correlation: expect.closeTo(1, 9) },
    });

    expect((await ask(SYSTEM, 'visit_response_timing')).body).toMatchObject({
      summary_data: {
        Hour_1: 2,
        Day_1: 0,
        Week_1: 0,
        Hour_1_Perc: 1,
        Day_1_Perc: 0,
        Week_1_Perc: 0,
      },
      meta_data: { max_x: 2 },
    });

    expect((await ask(SYSTEM, 'responses_by_region')).body).toMatchObject({
      table_data: [
        {
          Region: expect.any(String),
          Responses: 2,
          Percentage: 1,
          Latitude: expect.any(Number),
          Longitude: expect.any(Number),
        },
      ],
      summary_data: {
        zoom: expect.any(Number),
        centre_lat: expect.any(Number),
        centre_long: expect.any(Number),
      },
    });

    expect((await ask(SYSTEM, 'responses_by_site')).body.table_data).toEqual(
      expect.arrayContaining([
        {
          Site: expect.any(String),
          Responses: 1,
          Response_Rate_Percent: 1 / 3,
          CPR: expect.closeTo(0.0733333, 9),
        },
      ]),
    );

    expect((await ask(SYSTEM, 'creative_performance_cost')).body.table_data).toEqual(
      expect.arrayContaining([
        {
          Creative: expect.any(String),
          Duration: '15s',
          Total_Impressions: 2,
          Ad_Spend: 0.04,
          Total_Responses: 1,
          Response_Rate_Percent: 0.5,
          Current_CPR: 0.04,
        },
      ]),
    );

    const heatmap = (await ask(SYSTEM, 'impression_heatmap')).body.table_data;
    const total = {
      time: 'Total',
      Sun: 0,
      Mon: 3,
      Tue: 0,
      Wed: 0,
      Thu: 0,
      Fri: 0,
      Sat: 0,
      Total: 3,
    };

    expect(heatmap).toMatchObject({
      impressions: expect.arrayContaining([
        { ...total, time: 'Peak 19:30-22:29', Mon: 2, Total: 2 },
        total,
      ]),
      webhits: expect.any(Array),
      response_ratio: expect.arrayContaining([
        expect.objectContaining({ time: 'Night 00:00-05:59', Mon: null }),
      ]),
    });
  });

  test('show what the worker committed before they were asked', async () => {
    const before = await ask(SYSTEM, 'impression_summary', { enddate: '2026-06-20' });
    await workers.queue([
      impressionOf(world, { tagId: line(4).tagId, occurredAt: '2026-06-20T00:00:00Z' }),
    ]);
    await workers.untilStored();
    const after = await ask(SYSTEM, 'impression_summary', { enddate: '2026-06-20' });
    expect(before.body.summary_data).toMatchObject({ Impressions: 3 });
    expect(after.body.summary_data).toMatchObject({ Impressions: 4 });
  });
});

describe('visibility', () => {
  test('keeps one broadcaster’s figures and names from another through every panel', async () => {
    const foreign = new RegExp(`${world.channelNames[line(2).channelId]}(?!\\d)`);
    for (const panel of PANELS) {
      const { status, body } = await ask(principal('one broadcaster'), panel);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(foreign);
    }

    expect(JSON.stringify((await ask(SYSTEM, 'channel_performance_cost')).body)).toMatch(foreign);

    const summary = await ask(principal('one broadcaster'), 'impression_summary');

    expect(summary.body.summary_data).toMatchObject({
      Impressions: 2,
      Total_Responses: 1,
      Webhits: 2,
    });

    const other = await ask(principal('the other broadcaster'), 'impression_summary');

    expect(other.body.summary_data).toMatchObject({
      Impressions: 1,
      Total_Responses: 1,
      Webhits: 2,
    });
  });

  test('is not widened by naming invisible records', async () => {
    const named = await ask(principal('one broadcaster'), 'impression_summary', {
      booking: [line(2).bookingId],
    });
    expect(named.body.summary_data).toMatchObject({ Impressions: 0, Total_Responses: 0 });
  });

  test('limits the filter options to what is seen', async () => {
    const path = `/dashboard/filters/${world.customerId}`;
    const idOf = (option: unknown) =>
      typeof option === 'object' && option && 'id' in option ? option.id : null;
    const idsOf = (body: Record<string, unknown>, list: string) => [body[list]].flat().map(idOf);
    const all = (await call(SYSTEM, 'GET', path)).body;
    const own = (await call(principal('one broadcaster'), 'GET', path)).body;

    expect(idsOf(all, 'bookings')).toHaveLength(5);
    expect(idsOf(own, 'bookings').sort()).toEqual(
      [line(0), line(6), line(8)].map(({ bookingId }) => bookingId).sort(),
    );
    expect(idsOf(own, 'channels')).toEqual([line(0).channelId]);
    expect(own.bookings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          campaign_id: line(0).campaignId,
          creative_ids: [line(0).creativeId, line(1).creativeId],
        }),
      ]),
    );
    expect(idsOf(own, 'sites')).toHaveLength(3);
    expect(idsOf(own, 'regions')).toContain(1);
  });

  test('answers 404 for a customer out of it, and does not list it', async () => {
    const outsider = actorOf('BROADCASTER', 2_000_000);
    expect((await ask(outsider, 'impression_summary')).status).toBe(404);
    expect((await call(outsider, 'GET', `/dashboard/filters/${world.customerId}`)).status).toBe(
      404,
    );
    expect((await call(outsider, 'GET', '/dashboard/customers')).list).toEqual([]);

    const { list } = await call(principal('agency'), 'GET', '/dashboard/customers');

    expect(list).toEqual([
      {
        id: world.customerId,
        display_name: expect.any(String),
        cust_name: expect.any(String),
        time_zone: 'Pacific/Auckland',
      },
    ]);
  });
});

describe('a wrong filter', () => {
  test.each([
    ['a missing start', { startdate: undefined }, 'startdate'],
    ['a start that is no date', { startdate: '2026-02-30' }, 'startdate'],
    ['a missing end', { enddate: null }, 'enddate'],
    ['an end before the start', { enddate: '2026-05-31' }, 'enddate'],
    ['a range without an end in sight', { enddate: '2126-01-01' }, 'enddate'],
    ['no client', { client_id: undefined }, 'client_id'],
    ['a client that is no number', { client_id: '1; drop' }, 'client_id'],
    ['a list of something else', { time_slots: ['night'] }, 'time_slots'],
    ['an id beyond all ids', { region: [2 ** 40] }, 'region'],
    ['a field that is not known', { colour: 1 }, 'colour'],
  ])('with %s is answered 422 with the name of the field', async (_, wrong, field) => {
    const { status, errors } = await ask(SYSTEM, 'impression_summary', wrong);
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  test('differs from one that matches nothing', async () => {
    const { status, body } = await ask(SYSTEM, 'impression_summary', {
      weekday: [3],
      campaign: [2_000_000_000],
    });

    expect(status).toBe(200);
    expect(body.summary_data).toMatchObject({
      Impressions: 0,
      Webhits: 2,
      CPM_Actual: null,
      Response_Rate: null,
    });
  });

  test('may leave lists out or empty, or say all by 0', async () => {
    for (const lists of [{}, { region: [] }, { region: [0, 5] }, { region: [0] }]) {
      const { body } = await ask(SYSTEM, 'impression_summary', lists);
      expect(body.summary_data).toMatchObject({ Impressions: 3 });
    }
  });
});
