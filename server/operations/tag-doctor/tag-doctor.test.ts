import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '#server/core/process/config.js';
import { Health } from '#server/core/http/health.js';
import { localDateOf } from '#schema/writing/dates.js';
import { openEdge, type Edge } from '#server/ingestion/edge/edge.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { readFigures } from '#server/testing/events/figures.js';
import {
  buildAdTech,
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { until } from '#server/testing/redis-group/test-redis-group.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readLastSeenOfTags } from '#server/event-store/tag-calls.js';
import { lastCallOf } from '#server/domains/tags/impression-tag/last-call.js';
import { examineTag } from './tag-doctor.service.js';
import { testTag } from './tag-test.service.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const database = testDatabase();
const redis = testRedis();
const PARTITIONS = 8;
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-doctor-'));
const DAY_MS = 86_400_000;

let customer: Customer;
let edge: Edge;
let edgeUrl = '';
beforeAll(async () => {
  customer = await buildCustomer(database.orm.em.fork());

  const config = readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    DATA_DIR: folder,
    ...TEST_SECRETS,
    QUEUE_PARTITIONS: String(PARTITIONS),
  });

  edge = await openEdge(config, new Health('edge'));
  edge.server.listen(0, '127.0.0.1');
  await once(edge.server, 'listening');
  edgeUrl = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`; // a TCP server's address
});
afterAll(async () => {
  edge.server.close();
  edge.server.closeAllConnections();
  await edge.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ctxOf = (actor = actorOf('SYSTEM'), url = edgeUrl) => {
  const ctx = serviceContext({ database, redis }, actor);
  return { ...ctx, config: { ...ctx.config, edgeUrl: url } };
};
const today = (days = 0) => localDateOf(new Date(Date.now() + days * DAY_MS), 'Pacific/Auckland');
const buildLine = async (overrides: Parameters<typeof buildBooking>[1] = {}) => {
  const em = database.orm.em.fork();
  return buildImpressionTag(em, { booking: await buildBooking(em, { customer, ...overrides }) });
};
const buildSite = () => buildSiteTag(database.orm.em.fork(), { customer });

async function store(
  tagId: number,
  events: Partial<Parameters<typeof buildEvent>[0]>[],
): Promise<void> {
  await workers.queue(
    events.map((overrides) => buildEvent({ customerId: customer.id, tagId, ...overrides })),
  );
  await workers.untilStored();
}

describe('the list of tags', () => {
  test('says of each tag when its last call arrived, as the examination does', async () => {
    const [called, quiet, never, tested] = [
      await buildLine(),
      await buildLine(),
      await buildLine(),
      await buildLine(),
    ];
    const daysAgo = (days: number) => Date.now() - days * DAY_MS;
    await store(called.id, [{}, { receivedAtMs: daysAgo(2), occurredAtMs: daysAgo(2) }]);
    await store(quiet.id, [{ receivedAtMs: daysAgo(3), occurredAtMs: daysAgo(6) }]);
    await store(tested.id, [{ filterReason: FILTER_REASON.test }]);

    const tags = [called, quiet, never, tested];
    const pool = await database.orm.em.getConnection().getNativeClient();
    const lastSeen = await readLastSeenOfTags(
      pool,
      tags.map(({ id }) => ({ id, customerId: customer.id })),
    );
    const ctx = ctxOf();
    const ofList = await Promise.all(tags.map((tag) => lastCallOf(ctx, tag)));
    const ofDoctor = await Promise.all(
      tags.map(async ({ id }) => (await examineTag(ctxOf(), 'IMPRESSION', id)).lastSeenAt),
    );

    expect(ofList).toEqual(ofDoctor);
    expect([...lastSeen.keys()].sort((a, b) => a - b)).toEqual([called.id, quiet.id]);
    expect(Date.now() - (ofList[0]?.getTime() ?? 0)).toBeLessThan(2 * 60_000);
  });
});

describe('the examination of a tag', () => {
  test('reports the calls, their outcome and their signs', async () => {
    const { id } = await buildLine({ startDate: today(-3), endDate: today(3) });
    const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;

    await store(id, [
      {},
      { flags: TAG_FLAG.unfilledUid | TAG_FLAG.withoutViewer, viewer: null },
      { filterReason: FILTER_REASON.bot },
      { receivedAtMs: hoursAgo(2), occurredAtMs: hoursAgo(2) },
      { receivedAtMs: hoursAgo(30), occurredAtMs: hoursAgo(24 * 5) },
    ]);

    const found = await examineTag(ctxOf(), 'IMPRESSION', id);

    expect(found).toMatchObject({
      kind: 'IMPRESSION',
      tagId: id,
      lastHour: { received: 3, counted: 2, bots: 1, tests: 0 },
      lastDay: { received: 4, counted: 3, bots: 1 },
      signs: { unfilledUid: 1, withoutViewer: 1, plainHttp: 0 },
      flight: { startDate: today(-3), endDate: today(3), outside: 1, lastOutsideDate: today(-5) },
      alerts: [],
    });
    expect(Date.now() - (found.lastSeenAt?.getTime() ?? 0)).toBeLessThan(2 * 60_000);
    expect(found.findings.map(({ code }) => code)).toEqual([
      'UNFILLED_UID',
      'WITHOUT_VIEWER',
      'OUTSIDE_BOOKING',
    ]);
  });

  test('names the alert about it that lasts', async () => {
    const { id } = await buildSite();
    const insert = `insert into alert_episode (kind, customer_id, tag_kind, tag_id, opened_at, closed_at, message)
      values ('TAG_SILENT', $1, $2, $3, now(), $4, $5)`;

    await database.pool.query(insert, [customer.id, 'SITE', id, null, 'lasts']);
    await database.pool.query(insert, [customer.id, 'SITE', id, new Date(), 'is over']);
    await database.pool.query(insert, [
      customer.id,
      'IMPRESSION',
      id,
      null,
      'is of the other kind',
    ]);

    const { alerts, flight, findings } = await examineTag(ctxOf(), 'SITE', id);

    expect(alerts.map(({ message }) => message)).toEqual(['lasts']);
    expect(flight).toBeNull();
    expect(findings.map(({ code }) => code)).toEqual(['NEVER_SEEN']);
  });

  test("is for those who see the tag's booking; others learn nothing of it", async () => {
    const em = database.orm.em.fork();
    const [ours, theirs, adtech] = [
      await buildBroadcaster(em),
      await buildBroadcaster(em),
      await buildAdTech(em),
    ];

    for (const side of [
      { broadcasterId: ours.id },
      { broadcasterId: theirs.id },
      { adtechId: adtech.id },
    ]) {
      await buildRelationship(em, { customerId: customer.id, ...side });
    }

    const { id } = await buildLine({ channel: await buildChannel(em, { owner: ours }) });
    for (const actor of [actorOf('CUSTOMER', customer.id), actorOf('BROADCASTER', ours.id)]) {
      expect((await examineTag(ctxOf(actor), 'IMPRESSION', id)).tagId).toBe(id);
    }

    const outsider = await buildCustomer(em);
    for (const actor of [
      actorOf('BROADCASTER', theirs.id),
      actorOf('ADTECH', adtech.id),
      actorOf('CUSTOMER', outsider.id),
    ]) {
      const out = { code: 'NOT_FOUND', message: 'Impression tag not found' };
      await expect(examineTag(ctxOf(actor), 'IMPRESSION', id)).rejects.toMatchObject(out);
      await expect(testTag(ctxOf(actor), 'IMPRESSION', id)).rejects.toMatchObject(out);
    }
  });
});

describe('a test call', () => {
  test.each(['IMPRESSION', 'SITE'] as const)(
    'of %s goes all the way and stands in no figure',
    async (kind) => {
      const own = await buildCustomer(database.orm.em.fork());
      const em = database.orm.em.fork();
      const { id } =
        kind === 'SITE'
          ? await buildSiteTag(em, { customer: own })
          : await buildImpressionTag(em, { booking: await buildBooking(em, { customer: own }) });

      const figures = await readFigures(database.pool, own.id);
      const answer = await testTag(ctxOf(), kind, id);

      expect(answer).toMatchObject({ status: 200, failure: null, storedInMs: expect.any(Number) });
      expect(await readFigures(database.pool, own.id)).toEqual(figures);

      const examined = await examineTag(ctxOf(), kind, id);

      expect(examined).toMatchObject({
        lastSeenAt: null,
        lastDay: { received: 1, counted: 0, tests: 1 },
      });

      const { rows } = await database.pool.query(
        'select action from audit_entry where customer_id = $1',
        [own.id],
      );

      expect(rows).toEqual([{ action: kind === 'SITE' ? 'siteTag.test' : 'impressionTag.test' }]);
    },
  );

  test('that reaches no edge says why', async () => {
    const { id } = await buildSite();
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const answer = await testTag(ctxOf(actorOf('SYSTEM'), nowhere), 'SITE', id);
    expect(answer).toMatchObject({ status: null, storedInMs: null });
    expect(answer.failure).toMatch(/^The edge could not be reached: .*ECONNREFUSED/);
  });

  test('that something else answers says so', async () => {
    const { id } = await buildSite();
    const answer = await testTag(ctxOf(actorOf('SYSTEM'), `${edgeUrl}/t/nowhere`), 'SITE', id);
    expect(answer).toMatchObject({
      status: 404,
      storedInMs: null,
      failure: 'The edge answered with status 404.',
    });
  });

  test('is made ten times a minute at most for an organisation, by all of its people together', async () => {
    const { id } = await buildSite();
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const ask = (userId: number) =>
      testTag(ctxOf({ ...actorOf('CUSTOMER', customer.id), userId }, nowhere), 'SITE', id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 11 }, (_, at) => ask(1 + (at % 3))),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);

    const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' });

    expect(outcomes).toContainEqual({ status: 'rejected', reason: refused });
  });
});

describe('errors of players', () => {
  test('are in the examination of the impression tag, by code with its meaning', async () => {
    const [line, site] = [await buildLine(), await buildSite()];
    for (const code of ['303', '402', '402'])
      expect((await fetch(`${edgeUrl}/t/e/${line.key}.gif?code=${code}`)).status).toBe(200);

    const examine = () => examineTag(ctxOf(), 'IMPRESSION', line.id);
    await until(async () => (await examine()).playerErrors.length === 2, 'the errors');
    const examined = await examine();

    expect(examined.playerErrors).toEqual([
      { code: 402, meaning: 'the video did not come in time', count: 2 },
      { code: 303, meaning: 'the wrapped document holds no ad', count: 1 },
    ]);
    expect(examined.findings.map(({ code }) => code)).toContain('PLAYER_ERRORS');
    expect((await examineTag(ctxOf(), 'SITE', site.id)).playerErrors).toEqual([]);
  });
});

test('a repeated report is in no figure, and the examination counts it', async () => {
  const line = await buildLine();
  const call = (cb: number) => fetch(`${edgeUrl}/t/i/${line.key}.gif?uid=home&gdpr=0&cb=${cb}`);
  for (const cb of [1, 1, 2, 2, 2]) expect((await call(cb)).status).toBe(200);

  const lastDay = async () => (await examineTag(ctxOf(), 'IMPRESSION', line.id)).lastDay;
  await until(async () => (await lastDay()).received === 5, 'the calls');
  await workers.untilStored();
  expect(await lastDay()).toMatchObject({ received: 5, counted: 2, repeated: 3 });
});

test('days on which a site tag was silent are named', async () => {
  const em = database.orm.em.fork();
  const owner = await buildCustomer(em, { countryCode: 'NZ' });
  const tag = await buildSiteTag(em, { customer: owner });
  const now = new Date('2026-11-20T02:00:00Z');
  const isOff = (day: number) => day >= 55 && day < 59;
  for (let day = 0; day < 69; day += 1) {
    const date = new Date(Date.UTC(2026, 8, 12 + day)).toISOString().slice(0, 10);
    if (isOff(day)) continue;
    await em.execute('insert into event_store.webhit_rollup values (?, ?, ?, 40)', [
      owner.id,
      date,
      tag.id,
    ]);
  }

  const ctx = serviceContext({ database, redis }, actorOf('CUSTOMER', owner.id));
  const { findings } = await examineTag({ ...ctx, now: () => now }, 'SITE', tag.id);
  expect(findings.find(({ code }) => code === 'WAS_SILENT')?.message).toMatch(
    /^Hardly any call came from 06 Nov 2026 to 09 Nov 2026, far fewer than usual/,
  );
});
