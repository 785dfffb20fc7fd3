import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import vast from '@dailymotion/vast-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashToken } from '#server/access/identity/tokens.js';
import { readConfig } from '#server/core/process/config.js';
import { Health } from '#server/core/http/health.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { testDatabase } from '#server/testing/test-database.js';
import { readKeyUses } from '#server/access/identity/key-use.js';
import { until } from '#server/testing/redis-group/test-redis-group.js';
import { readPlayerErrors } from '#server/ingestion/player-errors.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import {
  EVENT_FIELD,
  parseQueuedEvent,
  streamKey,
  type QueuedEvent,
} from '#server/ingestion/queued-event.js';
import { signTestMark, TEST_EVENT_HEADER, TEST_MARK_HEADER } from '#server/ingestion/test-mark.js';
import { openEdge, type Edge } from '#server/ingestion/edge/edge.js';
import { OUR_VENDOR, tcString } from '#server/ingestion/edge/consent/testing/consent-strings.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const database = testDatabase();
const redis = testRedis();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-edge-'));
const KEYS = {
  broadcaster: 'ifm_broadcaster',
  reader: 'ifm_reader',
  system: 'ifm_system',
  revoked: 'ifm_revoked',
  expired: 'ifm_expired',
  noted: 'ifm_noted',
};

let edge: Edge;
let health: Health;
let port = 0;
const tags = { heldOut: '', impression: '', impressionId: 0, other: '', site: '', customerId: 0 };

beforeAll(async () => {
  const em = database.orm.em.fork();
  const broadcaster = await buildBroadcaster(em);
  const customer = await buildCustomer(em);
  await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
  const channel = await buildChannel(em, { owner: broadcaster });
  const impressionTag = await buildImpressionTag(em, {
    booking: await buildBooking(em, { customer, channel }),
  });
  Object.assign(tags, { impression: impressionTag.key, impressionId: impressionTag.id });
  tags.other = (
    await buildImpressionTag(em, { booking: await buildBooking(em, { customer }) })
  ).key;
  tags.site = (await buildSiteTag(em, { customer })).key;
  tags.heldOut = await heldOutTag(customer);
  tags.customerId = customer.id;
  const insert = `insert into api_key (name, key_hash, scopes, entity_type, entity_id, created_by_user_id, created_at, revoked_at, expires_at)
    values ('test', $1, $2, $3, $4, $5, now(), $6, $7)`;
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into app_user (name, email, entity_type, admin, created_at) values ('Ann', 'ann@infinitum.example', 'SYSTEM', true, now()) returning id`,
  );
  const userId = rows[0]?.id;
  const write = ['events:write'];
  for (const values of [
    [
      KEYS.broadcaster,
      write,
      'BROADCASTER',
      broadcaster.id,
      userId,
      null,
      new Date(Date.now() + 3_600_000),
    ],
    [KEYS.reader, ['read'], 'BROADCASTER', broadcaster.id, userId, null, null],
    [KEYS.system, write, 'SYSTEM', null, userId, null, null],
    [KEYS.revoked, write, 'SYSTEM', null, userId, new Date(), null],
    [KEYS.noted, write, 'SYSTEM', null, userId, null, null],
    [KEYS.expired, write, 'SYSTEM', null, userId, null, new Date(Date.now() - 1_000)],
  ]) {
    await database.pool.query(insert, [hashToken(String(values[0])), ...values.slice(1)]);
  }

  const config = readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    ...TEST_SECRETS,
    DATA_DIR: folder,
    EDGE_URL: 'https://edge.example/',
    QUEUE_PARTITIONS: '1',
    TCF_VENDOR_ID: String(OUR_VENDOR),
    VAST_HOSTS: 'ads.example',
  });
  health = new Health('edge');
  edge = await openEdge(config, health);
  edge.server.listen(0, '127.0.0.1');
  await once(edge.server, 'listening');
  port = (edge.server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}, 60_000);
afterAll(async () => {
  edge.server.closeAllConnections();
  edge.server.close();
  await edge.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await redis.client.flushdb();
});

const CONTROL_URL = 'https://ads.example/house';

/** A tag whose experiment holds out half of the households. */
async function heldOutTag(customer: Customer): Promise<string> {
  const em = database.orm.em.fork();
  const booking = await buildBooking(em, { customer });
  const { key } = await buildImpressionTag(em, { booking });
  await buildExperiment(em, {
    booking,
    controlPercent: 50,
    controlUrl: CONTROL_URL,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
  });
  return key;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function call(
  method: string,
  target: string,
  headers: http.OutgoingHttpHeaders = {},
  body?: Buffer | string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path: target, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );

    request.on('error', reject);
    request.end(body);
  });
}

async function queued(): Promise<QueuedEvent[]> {
  const entries = await redis.client.xrange(streamKey(0), '-', '+');
  return entries.map(([, [field, text]]) => {
    if (field !== EVENT_FIELD) throw new Error('not an event');
    return parseQueuedEvent(text ?? '');
  });
}

interface VastAnswer {
  ads: { creatives: { mediaFiles: { fileURL: string }[] }[] }[];
}

interface Body {
  code?: string;
  message?: string;
  accepted?: number;
  rejected?: unknown[];
  rejected_total?: number;
  duplicates?: number[];
  duplicates_total?: number;
}
const bodyOf = (answer: Answer) => JSON.parse(answer.body.toString()) as Body; // every field may be missing

/** Calls of this machine are of no household. */
const FROM_HOME = { 'X-Forwarded-For': '203.97.5.4' };

describe('the pixel', () => {
  test('answers 43 bytes that no cache keeps, and queues one impression', async () => {
    const answer = await call('GET', `/t/i/${tags.impression}.gif?cb=1`, FROM_HOME);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'content-length': '43',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.body.subarray(0, 6).toString()).toBe('GIF89a');
    expect(answer.body).toHaveLength(43);
    expect(await queued()).toEqual([
      expect.objectContaining({
        kind: 'impression',
        customerId: tags.customerId,
        viewer: expect.any(String),
        filterReason: 0,
      }),
    ]);
  });

  test.each([
    [
      'the address before the proxy',
      { 'X-Forwarded-For': '203.97.5.5' },
      '',
      { viewer: expect.any(String) },
    ],
    ['no viewer with GPC', { 'Sec-GPC': '1' }, '', { viewer: null }],
    ['no viewer under GDPR without consent', {}, '?gdpr=1&gdpr_consent=', { viewer: null }],
    [
      'a viewer under GDPR with consent',
      FROM_HOME,
      `?gdpr=1&gdpr_consent=${tcString()}`,
      { viewer: expect.any(String) },
    ],
    [
      'no viewer under GDPR with a refusal',
      {},
      `?gdpr=1&gdpr_consent=${tcString({ vendors: [1] })}`,
      { viewer: null },
    ],
    ['no viewer for a device that does not want to be tracked', { DNT: '1' }, '', { viewer: null }],
    ['no viewer for a Californian who opted out', {}, '?us_privacy=1YYN', { viewer: null }],
    [
      'no viewer from Europe without a word on consent',
      { 'X-Forwarded-For': '88.198.0.1' },
      '',
      { viewer: null },
    ],
    [
      'a viewer from Europe where GDPR is said not to apply',
      { 'X-Forwarded-For': '88.198.0.1' },
      '?gdpr=0',
      { viewer: expect.any(String) },
    ],
    ['no viewer for a uid too long to be one', {}, `?uid=${'u'.repeat(513)}`, { viewer: null }],
    ['a viewer for the longest uid', {}, `?uid=${'u'.repeat(512)}`, { viewer: expect.any(String) }],
    [
      'a bot with its reason',
      { 'User-Agent': 'Googlebot/2.1' },
      '',
      { filterReason: FILTER_REASON.bot },
    ],
    [
      'a prefetch with its reason',
      { 'Sec-Purpose': 'prefetch' },
      '',
      { filterReason: FILTER_REASON.prefetch },
    ],
    [
      'the device a trusted inserter names',
      {
        'User-Agent': 'AhrefsBot/7.0',
        'X-Device-User-Agent': 'Roku/DVP-12.0',
        'X-Device-IP': '203.97.5.5',
      },
      '',
      { filterReason: 0 },
    ],
  ])('keeps %s', async (_case, headers, query, expected) => {
    expect((await call('GET', `/t/i/${tags.impression}.gif${query}`, headers)).status).toBe(200);
    expect(await queued()).toEqual([expect.objectContaining(expected)]);
  });

  test('carries the signs of how its tag was installed', async () => {
    const headers = { 'X-Forwarded-For': '203.97.5.5', 'X-Forwarded-Proto': 'https' };
    await call('GET', `/t/i/${tags.impression}.gif?cb=[CACHEBUSTER]&uid=%25%25UID%25%25`, headers);
    await call('GET', `/t/i/${tags.impression}.gif?cb=7`, headers);
    await call('GET', `/t/i/${tags.impression}.gif?cb=7`, headers);
    expect((await queued()).map(({ flags }) => flags)).toEqual([
      TAG_FLAG.byIpv4 | TAG_FLAG.unfilledCacheBuster | TAG_FLAG.unfilledUid,
      TAG_FLAG.byIpv4,
      TAG_FLAG.byIpv4 | TAG_FLAG.constantCacheBuster,
    ]);
  });

  test('that the product makes itself is stored apart, without a viewer, and its answer names its event', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from impression_tag where key = $1',
      [tags.impression],
    );

    const tag = { kind: 'impression' as const, id: rows[0]?.id ?? 0 };
    const marked = (secret: string) => ({
      [TEST_MARK_HEADER]: signTestMark(secret, tag, Date.now()),
    });
    const refused = await call('GET', `/t/i/${tags.impression}.gif`, marked('x'.repeat(32)));

    expect([refused.status, bodyOf(refused).code]).toEqual([403, 'FORBIDDEN']);
    expect(await queued()).toEqual([]);

    const answer = await call(
      'GET',
      `/t/i/${tags.impression}.gif`,
      marked(TEST_SECRETS.TEST_MARK_SECRET),
    );

    expect([answer.status, answer.body.length]).toEqual([200, 43]);
    expect(await queued()).toEqual([
      expect.objectContaining({
        id: answer.headers[TEST_EVENT_HEADER],
        filterReason: FILTER_REASON.test,
        viewer: null,
        flags: 0,
      }),
    ]);
  });

  test('answers HEAD and counts nothing', async () => {
    const answer = await call('HEAD', `/t/i/${tags.impression}.gif`);
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
      200,
      '43',
      0,
    ]);
    expect(await queued()).toEqual([]);
  });

  test('of a combination that was removed and a customer that was archived counts on', async () => {
    const em = database.orm.em.fork();
    const customer = await buildCustomer(em, { archivedAt: new Date() });
    const tag = await buildImpressionTag(em, {
      booking: await buildBooking(em, { customer }),
      removedAt: new Date(),
    });

    expect((await call('GET', `/t/i/${tag.key}.gif`)).status).toBe(200);
    expect(await queued()).toEqual([
      expect.objectContaining({ tagId: tag.id, customerId: customer.id }),
    ]);
  });

  test.each([
    ['an unknown key', () => `/t/i/${'A'.repeat(22)}.gif`],
    ['a malformed key', () => '/t/i/a%00.gif'],
    ['a site tag', () => `/t/i/${tags.site}.gif`],
  ])('of %s is 404 and stores nothing', async (_case, target) => {
    const answer = await call('GET', target());
    expect([answer.status, bodyOf(answer).code]).toEqual([404, 'NOT_FOUND']);
    expect(await queued()).toEqual([]);
  });
});

describe('site tags', () => {
  test('the script reports to its own edge and may be kept for an hour', async () => {
    const answer = await call('GET', `/t/s/${tags.site}.js`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.body.toString()).toContain(`"https://edge.example/t/s/${tags.site}"`);
    expect(await queued()).toEqual([]);
  });

  test('a hit and the pixel without JavaScript are webhits', async () => {
    const hit = await call(
      'POST',
      `/t/s/${tags.site}?uid=u1`,
      { 'Content-Type': 'text/plain' },
      'ignored',
    );

    const pixel = await call('GET', `/t/s/${tags.site}.gif?uid=u1`);

    expect([hit.status, hit.body.length, pixel.status, pixel.body.length]).toEqual([
      204, 0, 200, 43,
    ]);

    const [first, second] = await queued();

    expect([first?.kind, second?.kind, first?.viewer === second?.viewer]).toEqual([
      'webhit',
      'webhit',
      true,
    ]);
  });

  test('a hit with a large body is 413', async () => {
    expect((await call('POST', `/t/s/${tags.site}`, {}, Buffer.alloc(70_000))).status).toBe(413);
    expect(await queued()).toEqual([]);
  });
});

test('VAST carries the pixel, and what was said goes on to it', async () => {
  const answer = await call(
    'GET',
    `/t/v/${tags.impression}.xml?uid=u1&vast=https%3A%2F%2Fads.example%2Fv`,
  );

  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.body.toString()).toContain(
    `https://edge.example/t/i/${tags.impression}.gif?cb=[CACHEBUSTING]&uid=u1`,
  );
  expect(answer.body.toString()).toContain('<![CDATA[https://ads.example/v]]>');
  expect((await call('GET', `/t/v/${tags.impression}.xml?vast=javascript:1`)).status).toBe(400);

  const outsider = await call(
    'GET',
    `/t/v/${tags.impression}.xml?vast=https%3A%2F%2Fevil.example%2Fv`,
  );

  expect([outsider.status, bodyOf(outsider).code]).toEqual([403, 'FORBIDDEN']);
  expect(await queued()).toEqual([]);
});

describe('VAST', () => {
  const impressionOf = async (query: string) => {
    const { body } = await call('GET', `/t/v/${tags.impression}.xml?${query}`);
    return /<Impression[^>]*><!\[CDATA\[(.*?)\]\]>/.exec(body.toString())?.[1] ?? '';
  };

  test.each([
    ['gdpr=[REGULATIONS]&gdpr_consent=[GDPRCONSENT]'],
    ['gdpr=%5BREGULATIONS%5D&gdpr_consent=%5bGDPRCONSENT%5d'],
    ['gdpr=%255BREGULATIONS%255D&gdpr_consent=%255BGDPRCONSENT%255D'],
  ])('leaves macros for the player to fill: %s', async (query) => {
    expect(await impressionOf(query)).toMatch(
      /&gdpr=\[REGULATIONS\]&gdpr_consent=\[GDPRCONSENT\]$/,
    );
  });

  test('passes a macro among other characters on, and escapes the rest', async () => {
    expect(await impressionOf('uid=a%26b[IFA]%20c&gpp=${GPP}')).toMatch(
      /&uid=a%26b\[IFA\]%20c&gpp=%24%7BGPP%7D$/,
    );
  });

  test('takes an address without escapes whole, and reads objections around it', async () => {
    const address =
      'https://ads.example/gampad/ads?iu=/1/x&sz=640x480&gdpr=1&gdpr_consent=&uid=theirs';
    const target = `/t/v/${tags.impression}.xml?us_privacy=1YYN&uid=ours&vast=${address}`;
    const document = (await call('GET', target)).body.toString();

    expect(document).toContain(`<VASTAdTagURI><![CDATA[${address}]]></VASTAdTagURI>`);
    expect(document).toContain('?cb=[CACHEBUSTING]&uid=ours&us_privacy=1YYN&gdpr=1]]>');
  });

  test('refuses an address without escapes whose host is not known', async () => {
    const query = 'vast=https://evil.example/a?iu=/1/x&to=ads.example';
    expect((await call('GET', `/t/v/${tags.impression}.xml?${query}`)).status).toBe(403);
  });

  test('comes in the version that the player asks for', async () => {
    const target = `/t/v/${tags.impression}.xml?vast_version=2,3,5,6`;
    expect((await call('GET', target)).body.toString()).toContain('<VAST version="3.0">');
  });

  test.each(['GET', 'OPTIONS', 'HEAD'])(
    'lets a page read it with credentials: %s',
    async (method) => {
      for (const origin of ['https://player.example', 'null']) {
        const answer = await call(method, `/t/v/${tags.impression}.xml`, { Origin: origin });
        expect(answer.headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          vary: 'Origin',
        });
      }
      expect((await call(method, `/t/v/${tags.impression}.xml`)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        vary: 'Origin',
      });
    },
  );

  test('that is refused says so to pages, too', async () => {
    const answer = await call('GET', `/t/v/${'B'.repeat(22)}.xml`, { Origin: 'https://a.example' });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([
      404,
      'https://a.example',
    ]);
  });

  test('is the only call that takes credentials', async () => {
    for (const target of [
      `/t/i/${tags.impression}.gif`,
      `/t/s/${tags.site}.js`,
      '/t/events',
      '/t/vx',
    ]) {
      const { headers } = await call('GET', target, { Origin: 'https://a.example' });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('errors of players are counted by tag and code, and are no events', async () => {
    const id = tags.impressionId;
    for (const code of ['402', '402', '303', '[ERRORCODE]', '-1', '99999'])
      expect((await call('GET', `/t/e/${tags.impression}.gif?code=${code}`)).status).toBe(200);
    await call('HEAD', `/t/e/${tags.impression}.gif?code=402`);
    expect((await call('GET', `/t/e/${'B'.repeat(22)}.gif?code=402`)).status).toBe(404);

    await until(
      async () => (await readPlayerErrors(redis.client, id, Date.now())).length === 3,
      'the errors',
    );
    expect(await readPlayerErrors(redis.client, id, Date.now())).toEqual([
      { code: 900, count: 3 },
      { code: 402, count: 2 },
      { code: 303, count: 1 },
    ]);
    expect(await queued()).toEqual([]);
  });
});

describe('a call that is almost right', () => {
  /** The status of a request that is written as it is. */
  async function send(head: string): Promise<string> {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${head}\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
    return Buffer.concat(chunks).toString('latin1').slice(9, 12);
  }

  test.each([
    (key: string) => `GET /t/i/${key}.gif&cb=1`,
    (key: string) => `GET /t/i/${key}.gif;cb=1`,
    (key: string) => `GET /t/i/${key}.gif%3Fcb=1`,
    (key: string) => `GET //t/i/${key}.gif?cb=1`,
    (key: string) => `GET /t/i//${key}.gif?cb=1`,
    (key: string) => `GET /t/i/${key}.gif/?cb=1`,
    (key: string) => `GET /t/i/${key}.GIF?cb=1`,
    (key: string) => `GET http://edge.example/t/i/${key}.gif?cb=1`,
    (key: string) => `GET HTTPS://edge.example:443//t/i/${key}.gif&cb=1`,
    (key: string) => `GET /t/i/${key}.gif?app=Fréjus&cb=1`,
    (key: string) => `GET /t/i/${key}.gif?app=テレビ`,
    (key: string) => `POST /t/i/${key}.gif?cb=1`,
  ])('counts one impression: %#', async (head) => {
    expect(await send(`${head(tags.impression)} HTTP/1.1`)).toBe('200');
    expect((await queued()).map(({ kind }) => kind)).toEqual(['impression']);
  });

  test('carries its objection', async () => {
    for (const query of [
      '&us_privacy=1YYN',
      '%3Fcb%3D1%26us_privacy%3D1YYN',
      '?app=é&us_privacy=1YYN',
    ])
      await send(`GET /t/i/${tags.impression}.gif${query} HTTP/1.1`);
    expect((await queued()).map(({ viewer }) => viewer)).toEqual([null, null, null]);
  });

  test('counts with the id of its query, and a beacon with a body', async () => {
    const target = `/t/i/${tags.impression}.gif?uid=é`;
    await send(`GET ${target} HTTP/1.1`);
    await call('POST', encodeURI(target), {}, 'a text that nobody reads');
    const viewers = (await queued()).map(({ viewer }) => viewer);
    expect(viewers).toEqual([viewers[0], viewers[0]]);
    expect(viewers[0]).not.toBeNull();
    expect((await call('POST', target, {}, Buffer.alloc(65 * 1024))).status).toBe(413);
  });

  test('in several packets is read as in one', async () => {
    const socket = net.connect(port, '127.0.0.1');
    const head = `GET /t/i/${tags.impression}.gif?a=é&b=é HTTP/1.1\r\nHost: a\r\n\r\n`;
    const answer = once(socket, 'data');
    for (const [from, to] of [
      [0, 45],
      [45, 50],
      [50, undefined],
    ]) {
      socket.write(Buffer.from(head).subarray(from, to));
      await sleep(50);
    }
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test.each([
    'GET //t/events',
    'POST //t/events',
    'GET //metrics',
    'GET /t/é',
    'GET http://edge/x',
  ])('%s is nothing', async (head) => {
    expect(await send(`${head} HTTP/1.1`)).toBe('404');
    expect(await queued()).toEqual([]);
  });
});

test('VAST hands every objection to the pixel, also one that came in a header or escaped', async () => {
  const query = 'uid=&uid=u1&amp;us_privacy=1YNN&us_privacy=1YYN&lmt=1&coppa=true';
  const target = `/t/v/${tags.impression}.xml?${query}`;
  const answer = await call('GET', target, { dnt: '1', 'sec-gpc': '1' });

  const pixel = /<Impression[^>]*><!\[CDATA\[([^\]]*\][^\]]*)\]\]>/.exec(
    answer.body.toString(),
  )?.[1];
  const passedOn = [...new URL(pixel ?? '').searchParams].map((pair) => pair.join('='));
  expect(passedOn.toSorted()).toEqual([
    'cb=[CACHEBUSTING]',
    'coppa=true',
    'dnt=1',
    'gpc=1',
    'lmt=1',
    'uid=u1',
    'us_privacy=1YNN',
    'us_privacy=1YYN',
  ]);
});

test('VAST without another ad counts: a player finds its video and reports the impression', async () => {
  const here = (url = '') => url.replace('https://edge.example', `http://127.0.0.1:${port}`);
  const client = new vast.VASTClient();
  const target = `/t/v/${tags.impression}.xml?uid=u1&gdpr=0`;
  const { ads } = (await client.get(`http://127.0.0.1:${port}${target}`)) as VastAnswer;
  const [ad] = ads;
  const [creative] = ad?.creatives ?? [];
  const reported: string[] = [];
  const tracker = new vast.VASTTracker(client, ad, creative);

  const video = await fetch(here(creative?.mediaFiles[0]?.fileURL));
  expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(await queued()).toEqual([]);

  const trackURLs = (urls: { url: string }[]) => void reported.push(...urls.map(({ url }) => url));
  Object.assign(tracker, { trackURLs });
  tracker.trackImpression();
  for (const url of reported) await fetch(here(url.replace('[CACHEBUSTING]', '12345678')));

  expect((await queued()).map(({ kind, viewer }) => [kind, viewer !== null])).toEqual([
    ['impression', true],
  ]);
});

test('VAST holds households out: another document, and an impression in no figure', async () => {
  const documentOf = async (uid: string) => {
    const target = `/t/v/${tags.heldOut}.xml?uid=${uid}&vast=https%3A%2F%2Fads.example%2Fv`;
    return (await call('GET', target)).body.toString();
  };
  const uids = Array.from({ length: 40 }, (_, index) => `home-${index}`);
  const documents = await Promise.all(uids.map(documentOf));
  const isControl = (document: string) => document.includes(CONTROL_URL);
  const control = documents.findIndex(isControl);
  const treated = documents.findIndex((document) => !isControl(document));

  expect([control, treated]).not.toContain(-1);
  expect(documents[control]).not.toContain('https://ads.example/v]');
  expect(documents[treated]).toContain('<![CDATA[https://ads.example/v]]>');
  expect(documents[treated]).not.toContain('arm=');
  expect(await documentOf(uids[control] ?? '')).toBe(documents[control]);

  for (const place of [control, treated]) {
    const pixel =
      /<Impression[^>]*><!\[CDATA\[https:\/\/edge\.example([^\]]*\[CACHEBUSTING\][^\]]*)/;
    const [, path = ''] = pixel.exec(documents[place] ?? '') ?? [];
    expect((await call('GET', path.replace('[CACHEBUSTING]', String(place)))).status).toBe(200);
  }
  const reasons = (await queued()).map(({ filterReason }) => filterReason);
  expect(reasons.toSorted()).toEqual([FILTER_REASON.none, FILTER_REASON.control]);
});

describe('server to server', () => {
  const send = (key: string, body: Buffer | string, headers: http.OutgoingHttpHeaders = {}) =>
    call(
      'POST',
      '/t/events',
      { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson', ...headers },
      body,
    );
  const lineOf = (said: object = {}) =>
    JSON.stringify({
      type: 'impression',
      tag: tags.impression,
      occurred_at: new Date().toISOString(),
      ...said,
    });

  test('good lines are stored, bad ones are named with the reason', async () => {
    const lines = [
      lineOf({ uid: 'u1', region: 'NZ-AUK', id: 'one' }),
      '',
      '{"type":',
      lineOf({ occurred_at: '2026-01-01T00:00:00' }),
      lineOf({ tag: tags.other }),
      JSON.stringify({
        type: 'webhit',
        tag: tags.site,
        occurred_at: new Date().toISOString(),
        ip: '203.97.5.5',
      }),
    ];

    const answer = await send(KEYS.broadcaster, lines.join('\r\n'));

    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      202,
      {
        accepted: 2,
        rejected: [
          { line: 3, code: 'NOT_JSON', reason: 'the line is not JSON' },
          {
            line: 4,
            code: 'FIELD_INVALID',
            field: 'occurred_at',
            reason: expect.stringContaining('with a zone'),
          },
          { line: 5, code: 'UNKNOWN_TAG', field: 'tag', reason: 'tag is no known impression tag' },
        ],
      },
    ]);

    expect((await queued()).map(({ kind, hasCallerId }) => [kind, hasCallerId])).toEqual([
      ['impression', true],
      ['webhit', false],
    ]);
  });

  test.each([
    ['an array', (lines: object[]) => JSON.stringify(lines, null, 2), {}],
    [
      'CSV',
      (lines: object[]) =>
        ['type,tag,occurred_at,uid', ...lines.map((line) => Object.values(line).join(','))].join(
          '\r\n',
        ),
      {},
    ],
    [
      'TSV that its sender names',
      (lines: object[]) =>
        [
          'TYPE\ttag\tOccurred At\tuid',
          ...lines.map((line) => Object.values(line).join('\t')),
        ].join('\n'),
      { 'Content-Type': 'text/tab-separated-values; charset=utf-8' },
    ],
  ])('a body may be %s', async (_, form, headers) => {
    const good = JSON.parse(lineOf({ uid: 'u' })) as object;
    const body = form([
      good,
      { ...good, type: 'click' },
      { ...good, occurred_at: Math.floor(Date.now() / 1e3) },
    ]);
    const answer = await send(KEYS.broadcaster, body, headers);

    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([
      202,
      { accepted: 2, rejected: [{ code: 'FIELD_INVALID', field: 'type' }] },
    ]);
    expect(await queued()).toHaveLength(2);
  });

  test('lines without an id are new events each time', async () => {
    const body = [lineOf(), lineOf()].join('\n');
    await send(KEYS.broadcaster, body);
    await send(KEYS.broadcaster, body);
    expect(new Set((await queued()).map(({ id }) => id)).size).toBe(4);
  });

  test('fields that no event has are named once, of accepted and of rejected lines', async () => {
    const misspelt = lineOf({ userid: 'u1', occured_at: 'x' });
    const lines = [lineOf(), misspelt, misspelt, '{"Type":"impression","__proto__":1}', '[1]'];

    const answer = await send(KEYS.broadcaster, lines.join('\n'));

    expect(JSON.parse(answer.body.toString())).toMatchObject({
      accepted: 3,
      unknown_fields: ['userid', 'occured_at', 'Type', '__proto__'],
    });
    const many = Array.from({ length: 60 }, (_, at) => [`${at}${'x'.repeat(99)}`, at] as const);
    const said: object = Object.fromEntries(many);
    const { body } = await send(KEYS.broadcaster, lineOf(said));
    const { unknown_fields: named } = JSON.parse(body.toString()) as { unknown_fields: string[] };
    expect(named).toHaveLength(50);
    expect(Math.max(...named.map(({ length }) => length))).toBe(64);
  });

  test('a line follows the rules of consent that calls follow', async () => {
    const said = [
      { gdpr: 1, gdpr_consent: tcString() },
      { gdpr: 1, gdpr_consent: 'yes' },
      { ip: '88.198.0.1' },
      { ip: '88.198.0.1', gdpr: 0 },
      { dnt: 1 },
      { us_privacy: '1YYN' },
    ];

    await send(
      KEYS.system,
      said.map((fields, index) => lineOf({ uid: `u${index}`, ...fields })).join('\n'),
    );
    expect((await queued()).map(({ viewer }) => viewer !== null)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test("a retry of a line with the caller's id is the same event", async () => {
    const line = lineOf({ id: 'again' });
    await send(KEYS.system, line);
    await send(KEYS.system, gzipSync(line), { 'Content-Encoding': 'gzip' });
    const [first, second] = await queued();
    expect(second?.id).toBe(first?.id);
  });

  test("one partner cannot swallow another's events by sending their ids first", async () => {
    const line = lineOf({ id: 'order-1' });
    await send(KEYS.broadcaster, line);
    await send(KEYS.system, line);
    const [first, second] = await queued();
    expect([first?.hasCallerId, second?.hasCallerId]).toEqual([true, true]);
    expect(second?.id).not.toBe(first?.id);
  });

  test('the answer lists the lines of events that the sender sent before', async () => {
    const lines = ['stored', 'new', 'new', 'other', ''].map((id) => lineOf({ id })).join('\n');

    expect(bodyOf(await send(KEYS.broadcaster, lines))).toEqual({
      accepted: 5,
      rejected: [],
      duplicates: [3],
    });

    const [stored] = await queued();

    await database.pool.query(
      'insert into event_store.caller_event (customer_id, kind, event_id, stored_at) values ($1, 1, $2, now())',
      [tags.customerId, stored?.id],
    );
    expect(bodyOf(await send(KEYS.broadcaster, lines))).toEqual({
      accepted: 5,
      rejected: [],
      duplicates: [1, 3],
    });

    // Events of another organisation are not visible to this caller.
    expect(bodyOf(await send(KEYS.system, lineOf({ id: 'stored' })))).toEqual({
      accepted: 1,
      rejected: [],
    });
    expect(await queued()).toHaveLength(11);
  });

  test('of very many duplicates the first are named and all are counted', async () => {
    const answer = bodyOf(
      await send(KEYS.broadcaster, `${lineOf({ id: 'same' })}\n`.repeat(1_201)),
    );
    expect([answer.accepted, answer.duplicates?.length, answer.duplicates_total]).toEqual([
      1_201, 1_000, 1_200,
    ]);
  });

  test('a key of SYSTEM writes to every tag', async () => {
    const answer = await send(KEYS.system, lineOf({ tag: tags.other }));
    expect(JSON.parse(answer.body.toString())).toEqual({ accepted: 1, rejected: [] });
  });

  test('notes when the key was used', async () => {
    await call('POST', '/t/events', { authorization: `Bearer ${KEYS.noted}` }, lineOf());
    const [use] = await readKeyUses(redis.client);
    expect(Date.now() - Number(use?.usedAt)).toBeLessThan(60_000);
  });

  test.each([
    ['no key', undefined, 401, 'UNAUTHENTICATED'],
    ['an unknown key', 'Bearer ifm_unknown', 401, 'UNAUTHENTICATED'],
    ['a revoked key', `Bearer ${KEYS.revoked}`, 401, 'UNAUTHENTICATED'],
    ['an expired key', `Bearer ${KEYS.expired}`, 401, 'UNAUTHENTICATED'],
    ['another scheme', 'Basic YTpi', 401, 'UNAUTHENTICATED'],
    ['a key that only reads', `Bearer ${KEYS.reader}`, 403, 'FORBIDDEN'],
  ])('with %s it is refused', async (_case, authorization, status, code) => {
    const answer = await call(
      'POST',
      '/t/events',
      authorization ? { authorization } : {},
      lineOf(),
    );
    expect([answer.status, bodyOf(answer).code]).toEqual([status, code]);
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['bad gzip', () => Buffer.from('not gzip'), { 'Content-Encoding': 'gzip' }, 400],
    [
      'torn gzip',
      () => gzipSync(lineOf().repeat(50)).subarray(0, -9),
      { 'Content-Encoding': 'gzip' },
      400,
    ],
    ['another packing', () => Buffer.from('x'), { 'Content-Encoding': 'br' }, 415],
    ['another kind', () => Buffer.from('x'), { 'Content-Type': 'text/xml' }, 415],
    ['21 MB', () => Buffer.alloc(21 * 1024 ** 2, 'x'), {}, 413],
    [
      '21 MB out of a little gzip',
      () => gzipSync(Buffer.alloc(21 * 1024 ** 2, 'x')),
      { 'Content-Encoding': 'gzip' },
      413,
    ],
  ])('%s is refused whole', async (_case, body, headers, status) => {
    const answer = await send(KEYS.system, body(), headers);
    expect([answer.status, bodyOf(answer).message]).toEqual([status, expect.any(String)]);
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'NOT_UTF8', 'the line is not UTF-8'],
    ['deep JSON', Buffer.from('['.repeat(60_000)), 'NOT_JSON', 'the line is nested too deeply'],
    [
      'a field of an event next to deep JSON',
      Buffer.from(`{"type":"impression","x":${'{"a":'.repeat(64)}1${'}'.repeat(64)}}`),
      'NOT_JSON',
      'the line is nested too deeply',
    ],
    [
      'a deep object',
      Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`),
      'NOT_JSON',
      'the line is nested too deeply',
    ],
    [
      'a long line',
      Buffer.from(JSON.stringify({ type: 'x'.repeat(70_000) })),
      'LINE_TOO_LONG',
      'the line is longer than 64 KB',
    ],
    [
      'a prototype',
      Buffer.from('{"__proto__":{"type":"impression"}}'),
      'FIELD_MISSING',
      'type must be',
    ],
    ['zero bytes', Buffer.from('\0\0\0'), 'NOT_JSON', 'the line is not JSON'],
  ])('%s is a rejected line', async (_case, body, code, reason) => {
    const answer = await send(KEYS.system, body);
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      202,
      expect.objectContaining({
        accepted: 0,
        rejected: [
          expect.objectContaining({ line: 1, code, reason: expect.stringContaining(reason) }),
        ],
      }),
    ]);
  });

  test('of very many bad lines the first are named and all are counted', async () => {
    const answer = bodyOf(await send(KEYS.system, 'x\n'.repeat(50_000)));
    expect([answer.accepted, answer.rejected?.length, answer.rejected_total]).toEqual([
      0, 1_000, 50_000,
    ]);
  });
});

test.each([
  ['PUT', () => `/t/i/${tags.impression}.gif`, 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', () => `//t/i/${tags.impression}.GIF`, 204, 'GET, HEAD, POST, OPTIONS'],
  ['POST', () => `/t/v/${tags.impression}.xml`, 405, 'GET, HEAD, OPTIONS'],
  ['GET', () => '/t/events', 405, 'POST, OPTIONS'],
  ['PUT', () => `/t/s/${tags.site}`, 405, 'POST, OPTIONS'],
  ['OPTIONS', () => '/t/events', 204, 'POST, OPTIONS'],
])('%s of another call is %#', async (method, target, status, allow) => {
  const answer = await call(method, target());
  expect([answer.status, answer.headers.allow]).toEqual([status, allow]);
});

test('a preflight allows every page, without credentials', async () => {
  const { headers } = await call('OPTIONS', '/t/events', { Origin: 'https://a.example' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Authorization, Content-Type, Content-Encoding',
  });
});

test.each([
  'GET /t/i/x HTTP/9.9\r\n\r\n',
  'hello\r\n\r\n',
  `GET /t/i/${'a'.repeat(20_000)}.gif HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET /t/i/aaaaaaaa.gif HTTP/1.1\r\nHost: a\r\nX: ${'b'.repeat(20_000)}\r\n\r\n`,
  'GET //// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /t/i/aaaaaaaaaa.gif?%ff%fe&uid=%E0%A4%A HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: \x01\x02,,,\r\nConnection: close\r\n\r\n',
  'POST /t/events HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
  'POST /t/events HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
])('junk on the wire is a 4xx, never a 5xx: %#', async (junk) => {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(junk, 'latin1');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  expect(Buffer.concat(chunks).toString('latin1')).toMatch(/^HTTP\/1\.1 4\d\d /);
});

describe('a body that comes slowly', () => {
  /**
   * Sends the first bytes of a call. Returns the answer's status, and how long after it the
   * connection was closed.
   */
  async function sendSlowly(head: string): Promise<{ status: string; closedAfterMs: number }> {
    const socket = net.connect(port, '127.0.0.1');
    const startedAtMs = performance.now();

    socket.write(`${head}\r\nHost: a\r\nContent-Length: 1000\r\n\r\nxxx`);

    const drip = setInterval(() => socket.write('x'), 100);

    socket.on('error', () => undefined); // the server closes it while it sends

    const chunks: Buffer[] = [];

    socket.on('data', (chunk) => chunks.push(chunk));
    // Not `once` of node:events: it rejects when a write meets the connection that the server closed.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);

    const closedAfterMs = performance.now() - startedAtMs;

    return { status: Buffer.concat(chunks).toString('latin1').slice(9, 12), closedAfterMs };
  }

  test.each([
    ['of a site hit', () => `POST /t/s/${tags.site} HTTP/1.1`, '204'],
    ['of events without a key', () => 'POST /t/events HTTP/1.1', '401'],
    ['of a pixel', () => `GET /t/i/${tags.impression}.gif HTTP/1.1`, '200'],
    ['of nothing', () => 'POST /t/nothing HTTP/1.1', '404'],
  ])('%s is answered at once, and soon nobody listens', async (_case, head, status) => {
    const answer = await sendSlowly(head());
    expect(answer.status).toBe(status);
    expect(answer.closedAfterMs).toBeLessThan(20_000);
  });

  test('keeps the connection when it ends in time', async () => {
    const socket = net.connect(port, '127.0.0.1');
    const hit = `POST /t/s/${tags.site} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n`;
    let received = '';

    socket.setEncoding('latin1').on('data', (text) => (received += String(text)));

    const answers = () => received.split('HTTP/1.1 204').length - 1;
    for (const [count, part] of [`${hit}body`, hit, 'body', `${hit}body`].entries()) {
      socket.write(part);
      await sleep(count === 1 ? 200 : 700);
    }

    expect([answers(), socket.closed]).toEqual([3, false]);
    await sleep(2_500); // longer than the timeout of a slow body
    expect(socket.closed).toBe(false);
    socket.destroy();
  });
});

test('health and metrics are served', async () => {
  await call('GET', `/t/i/${'B'.repeat(22)}.gif`);
  expect((await call('GET', '/readyz')).body.toString()).toBe('ready\n');
  const figures = (await call('GET', '/metrics')).body.toString();
  expect(figures).toMatch(/edge_calls_refused_total\{reason="unknown_tag",process="edge"\} [1-9]/);
  expect(figures).toMatch(/edge_events_accepted_total\{kind="impression",process="edge"\} [1-9]/);
});
