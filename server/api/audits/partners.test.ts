import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { buildCreative } from '#server/testing/factories.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { startProcess, type StartedProcess } from '#server/testing/start-process.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const database = testDatabase();
const redis = testRedis();
const PARTITIONS = 8;
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const api = testApi(database, redis);

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GUIDE = fs.readFileSync(path.join(ROOT, 'docs/partners.md'), 'utf8');
const BLOCKS = [...GUIDE.matchAll(/^```js (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, name = '', text = '']) => ({
    name,
    text,
  }),
);
const DAYS = ['2026-06-01', '2026-06-03'] as const;

let folder: string;
let world: World;
let key: string;
let edge: StartedProcess;
let edgeUrl: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-partner-'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { name, text } of BLOCKS) fs.writeFileSync(path.join(folder, name), text);
  const port = await freePort();

  edgeUrl = `http://127.0.0.1:${port}`;

  const settings = {
    EDGE_PORT: String(port),
    QUEUE_PARTITIONS: String(PARTITIONS),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };

  world = await buildWorld(database.orm.em.fork());
  edge = await startProcess('edge', {
    ...settings,
    ...TEST_SECRETS,
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
  });
  key = await buildKey();
  await workers.queue([
    impressionOf(world, { tagId: line(0).tagId, occurredAt: '2026-06-01T09:00:00Z' }),
    impressionOf(world, { tagId: line(0).tagId, occurredAt: '2026-06-01T09:10:00Z' }),
    impressionOf(world, {
      tagId: line(2).tagId,
      occurredAt: '2026-06-02T01:00:00Z',
      viewer: OTHER_VIEWER,
    }),
    webhitOf(world, { tagId: world.siteTagIds[0] ?? 0, occurredAt: '2026-06-01T10:00:00Z' }),
  ]);
  await workers.untilStored();
}, 60_000);

afterAll(async () => {
  edge.kill('SIGTERM');
  await edge.ended;
  fs.rmSync(folder, { recursive: true, force: true });
});

const OTHER_VIEWER = '22222222-2222-4222-8222-222222222222';

const line = (index: number) => {
  const found = world.lines[index];
  if (!found) throw new Error(`the world has no line ${index}`);
  return found;
};

/** A key of the agency, which sees the whole customer. */
async function buildKey(): Promise<string> {
  const agency = world.principals.find(({ name }) => name === 'agency')?.actor;
  const admin = await buildUser(database.orm.em.fork(), {
    entityType: 'AGENCY',
    entityId: agency?.entityId ?? 0,
  });
  const json = { name: 'Partner', scopes: ['read', 'campaigns:write', 'events:write'] };
  const { body } = await api.rest('POST', '/api-keys/', { token: await tokenOf(api, admin), json });
  return (body as { key: string }).key; // the documented answer
}

const run = promisify(execFile);

/** Runs an example of the guide as a partner would; returns the lines it printed. */
async function runExample(name: string, ...args: (string | number)[]): Promise<unknown[]> {
  const { stdout } = await startExample(name, ...args);
  return linesOf(stdout);
}

function startExample(name: string, ...args: (string | number)[]) {
  const env = {
    PATH: process.env.PATH,
    INFINITUM_URL: api.url,
    INFINITUM_KEY: key,
    INFINITUM_EDGE: edgeUrl,
  };
  return run(process.execPath, [name, ...args.map(String)], { cwd: folder, env });
}

const linesOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((text): unknown => JSON.parse(text));

const campaignId = () => line(0).campaignId;

test('each program of the guide is tried here', () => {
  const tried = fs.readFileSync(import.meta.filename, 'utf8');
  expect(BLOCKS).toHaveLength(13);
  expect(
    BLOCKS.filter(({ name }) => !tried.includes(`'${name}'`) && name !== 'infinitum.mjs'),
  ).toEqual([]);
});

describe('the examples of the guide', () => {
  test('daily figures of all campaigns', async () => {
    const [rows] = await runExample('daily-figures.mjs', world.customerId, ...DAYS);
    expect(rows).toMatchObject([
      {
        date: '2026-06-01',
        campaign: expect.any(String),
        IMPRESSIONS: 2,
        SAME_DAY_VISITS: 1,
        VISITS: 1,
      },
      { date: '2026-06-02', IMPRESSIONS: 1, VISITS: 0, SPEND: line(2).cpm / 1000 },
    ]);
  });

  test('the response rate of a campaign by channel', async () => {
    const [rows] = await runExample('rate-by-channel.mjs', world.customerId, campaignId(), ...DAYS);
    expect(rows).toContainEqual(
      expect.objectContaining({
        channel: world.channelNames[line(0).channelId],
        totalImpressions: 2,
        responseRate: 0.5,
        responseRateInterval: { low: expect.any(Number), high: expect.any(Number) },
      }),
    );
  });

  test('the rows of the overview', async () => {
    const [rows] = await runExample('overview.mjs', '2026-01-01', '2026-12-31');
    const days = 'start_date=2026-01-01&end_date=2026-12-31';
    const answer = await api.rest('GET', `/dashboard/summary?${days}`, { token: key });
    expect(rows).toHaveLength((answer.body as unknown[]).length); // a list by the contract
    expect(rows).toContainEqual(
      expect.objectContaining({ impressions: 2, currency: 'NZD', spend: (2 * line(0).cpm) / 1000 }),
    );
  });

  test('how the tags are doing', async () => {
    const [tags] = await runExample('tag-health.mjs', world.customerId);
    expect(tags).toContainEqual(
      expect.objectContaining({
        id: line(0).tagId,
        lastDay: { received: 2, counted: 2 },
        findings: expect.any(Array),
      }),
    );
  });

  test('many bookings at once, all or none', async () => {
    const booking = (bookingName: string, cpm: number) => ({
      customerId: world.customerId,
      campaignId: campaignId(),
      channelId: line(0).channelId,
      bookingName,
      cpm,
      startDate: '2026-06-01',
      endDate: '2026-06-30',
    });

    const book = (bookings: object[]) => {
      fs.writeFileSync(path.join(folder, 'bookings.json'), JSON.stringify(bookings));
      return runExample('book.mjs', 'bookings.json');
    };

    const em = database.orm.em.fork();
    const before = await em.count(Booking);
    const [refused] = await book([booking('Guide one', 10), booking('Guide two', -1)]);

    expect(refused).toEqual({ code: 'INVALID', fields: { '1.cpm': expect.any(String) } });
    expect(await em.count(Booking)).toBe(before);

    const [made] = await book([booking('Guide one', 10), booking('Guide two', 12.5)]);

    expect(made).toMatchObject([{ bookingName: 'Guide one' }, { bookingName: 'Guide two' }]);
    expect(await em.count(Booking)).toBe(before + 2);
  });

  test('events from a server', async () => {
    const [answer] = await runExample('send-events.mjs', world.customerId);
    expect(answer).toEqual({
      status: 202,
      accepted: 1,
      rejected: [{ line: 2, code: 'FIELD_INVALID', field: 'tag', reason: expect.any(String) }],
    });
    await workers.untilStored();
    const { rows } = await database.pool.query('select 1 from event_store.caller_event');
    expect(rows).toHaveLength(1);
  });

  test('paging', async () => {
    const [names] = await runExample('all-bookings.mjs', world.customerId);
    const all = await database.orm.em.fork().find(Booking, { customerId: world.customerId });
    expect(new Set(names as string[])).toEqual(new Set(all.map(({ bookingName }) => bookingName))); // printed as texts
    expect(names).toHaveLength(all.length);
  });

  test('errors', async () => {
    const [codes] = await runExample('errors.mjs');
    expect(codes).toMatchObject({
      'an inverted range': { code: 'INVALID', fields: expect.any(Object) },
      'somebody else’s': { code: 'NOT_FOUND' },
      'too deep': { code: 'MALFORMED' },
      'no such field': { code: 'MALFORMED' },
    });
  });

  test('figures as they change', async () => {
    const ids = { tagId: line(0).tagId, occurredAt: '2026-06-02T09:00:00Z' };
    const watching = startExample('watch.mjs', world.customerId, ...DAYS);
    if (watching.child.stdout) await once(watching.child.stdout, 'data'); // the first figures
    await workers.queue([impressionOf(world, ids)]);
    const [first, second] = linesOf((await watching).stdout);
    expect(first).toMatchObject({ actualImpressions: 3 });
    expect(second).toMatchObject({ actualImpressions: 4 });
  }, 20_000);

  test('keeping a copy in step', async () => {
    const round = async () => (await runExample('sync.mjs', world.customerId, 'copy.json'))[0];
    const copied = () => fs.readFileSync(path.join(folder, 'copy.json'), 'utf8');

    const creative = await buildCreative(database.orm.em.fork(), { customerId: world.customerId });
    expect(await round()).toMatchObject({
      gone: 0,
      restatedDays: expect.arrayContaining(['2026-06-01', '2026-06-02']),
    });
    expect(await round()).toMatchObject({ changed: 0, gone: 0, restatedDays: [] });

    const json = { campaign_name: 'Renamed for the guide' };
    await api.rest('PUT', `/campaigns/${campaignId()}`, { token: key, json });

    expect(await round()).toMatchObject({ changed: 1, gone: 0, restatedDays: [] });
    expect(copied()).toContain('Renamed for the guide');

    await database.pool.query('delete from creative where id = $1', [creative.id]);
    expect(await round()).toMatchObject({ changed: 0, gone: 1 });
  });
});

describe('one report query', () => {
  test('answers every booking day by day, in one call', async () => {
    const { stdout } = await startExample('report.mjs', world.customerId, ...DAYS);
    const [head = '', ...rows] = stdout.trim().split('\n');
    const row = (date: string, index: number) =>
      rows.find((text) => text.startsWith(`${date},${line(index).bookingId},`));

    expect(row('2026-06-01', 0)).toMatch(/,2,1,0\.04,NZD,0\.5,[\d.]+,[\d.]+,0\.04$/);
    expect(row('2026-06-02', 2)).toMatch(/,1,0,0\.0333333,NZD,0,0,[\d.]+,$/);
    expect(row('2026-06-01', 2)).toBeUndefined();
    expect(rows.map((text) => text.split(',').length)).toEqual(
      rows.map(() => head.split(',').length),
    );
  });
});

describe('every figure of the dashboard', () => {
  /** Paths and values of every leaf of an answer. */
  const leaves = (value: unknown, at = ''): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${at}.${name}`))
      : [[at, value]];

  test('is reproduced by the program of the guide', async () => {
    const manifest = fs.readFileSync(path.join(ROOT, 'schema/trusted-documents.json'), 'utf8');
    const documents = Object.values(JSON.parse(manifest) as Record<string, string>); // as generated
    const ours = documents.find((text) => text.includes('query Dashboard('));
    if (ours === undefined) throw new Error('our own dashboard asks nothing');

    const [startDate, endDate] = DAYS;
    const filter = { clientId: world.customerId, startDate, endDate };
    const { body } = await api.graphql(ours, { filter }, key);
    const shown = leaves((body as { data: { dashboard: unknown } }).data.dashboard); // a valid answer
    const [printed] = await runExample('dashboard.mjs', world.customerId, ...DAYS);
    const known = new Map(leaves(printed));

    expect(shown.length).toBeGreaterThan(200);
    expect(
      shown.filter(([at, value]) => !at.endsWith('__typename') && known.get(at) !== value),
    ).toEqual([]);
  });
});
