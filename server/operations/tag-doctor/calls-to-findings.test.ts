import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Health } from '#server/core/http/health.js';
import { readConfig } from '#server/core/process/config.js';
import { openEdge, type Edge } from '#server/ingestion/edge/edge.js';
import {
  buildBooking,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { examineTag } from './tag-doctor.service.js';

const database = testDatabase();
const redis = testRedis();
const PARTITIONS = 8;
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-findings-'));
/** Calls on each side, about as many as the smallest trial of a tag makes. */
const CALLS = 12;
const TELEVISION = 'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 SamsungBrowser/5.0';

let edge: Edge;
let edgeUrl = '';

beforeAll(async () => {
  const config = readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    ...TEST_SECRETS,
    QUEUE_PARTITIONS: String(PARTITIONS),
  });

  edge = await openEdge(config, new Health('edge'));
  edge.server.listen(0, '127.0.0.1');
  await once(edge.server, 'listening');
  edgeUrl = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`; // it listens on a port
});

afterAll(async () => {
  edge.server.close();
  edge.server.closeAllConnections();
  await edge.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Side {
  /** The address of the household with a number. */
  address: (at: number) => string;
  /** The query besides the cache-buster. */
  query?: (at: number) => string;
  userAgent?: string;
}

const IPV4: Side = { address: (at) => `203.97.8.${at + 1}` };
const IPV6: Side = { address: (at) => `2406:e000:8:${at + 1}::1` };
const WITH_IDS: Side = { ...IPV4, query: (at) => `&uid=person-${at}` };
const ONE_SERVER: Side = { address: () => '203.97.8.1' };

async function callAll(url: string, { address, query, userAgent = TELEVISION }: Side) {
  for (let at = 0; at < CALLS; at++) {
    const response = await fetch(`${url}?cb=${at}${query?.(at) ?? ''}`, {
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': address(at),
        'x-forwarded-proto': 'https',
      },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
}

/** The codes found on both tags of a new customer after the calls of both sides. */
async function findingsAfter(impressions: Side, visits: Side) {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  const impression = await buildImpressionTag(em, {
    booking: await buildBooking(em, { customer }),
  });
  const site = await buildSiteTag(em, { customer });

  await callAll(`${edgeUrl}/t/i/${impression.key}.gif`, impressions);
  await callAll(`${edgeUrl}/t/s/${site.key}.gif`, visits);
  await workers.untilStored();

  const { config, ...rest } = serviceContext({ database, redis }, actorOf('SYSTEM'));
  const ctx = { ...rest, config: { ...config, edgeUrl: 'https://edge.example' } };
  const examined = [
    await examineTag(ctx, 'IMPRESSION', impression.id),
    await examineTag(ctx, 'SITE', site.id),
  ];
  return examined.map(({ findings }) =>
    findings.map(({ code }) => code).filter((code) => code !== 'OUTSIDE_BOOKING'),
  );
}

test.each<[string, Side, Side, string[], string[]]>([
  ['homes on both sides', IPV4, IPV4, [], []],
  ['ids on both sides', WITH_IDS, WITH_IDS, [], []],
  ['ids on televisions alone', WITH_IDS, IPV4, ['ONE_SIDED_IDS'], ['ONE_SIDED_IDS']],
  ['ids on the site alone', IPV4, WITH_IDS, ['ONE_SIDED_IDS'], ['ONE_SIDED_IDS']],
  ['a server that inserts the ads', ONE_SERVER, IPV4, ['FEW_ADDRESSES'], []],
  [
    'a server that passes on ids',
    { ...ONE_SERVER, ...WITH_IDS, address: ONE_SERVER.address },
    WITH_IDS,
    [],
    [],
  ],
  ['televisions on IPv4 and a site on IPv6', IPV4, IPV6, ['FAMILIES_APART'], ['FAMILIES_APART']],
  ['macros of the user id', { ...IPV4, query: () => '&uid=[UID]' }, IPV4, ['UNFILLED_UID'], []],
  [
    'a monitor that calls the tag',
    { ...IPV4, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    IPV4,
    ['ONLY_ROBOTS'],
    [],
  ],
])('%s lead to what the doctor says', async (_what, impressions, visits, ofTag, ofSite) => {
  expect(await findingsAfter(impressions, visits)).toEqual([ofTag, ofSite]);
});
