import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Health } from '#server/core/http/health.js';
import { readConfig } from '#server/core/process/config.js';
import { localDateOf } from '#schema/writing/dates.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import { openEdge, type Edge } from '#server/ingestion/edge/edge.js';
import { recountDueExperiments } from '#server/ingestion/worker/effect/recount-experiments.js';
import {
  buildBooking,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildSiteTag,
} from '../factories.js';
import { restCaller } from '../rest-call.js';
import { TEST_SECRETS } from '../secrets.js';
import { actorOf } from '../service-context.js';
import { testDatabase } from '../test-database.js';
import { testRedis, testRedisUrl } from '../test-redis.js';
import { testWorkers } from '../test-workers.js';

const PARTITIONS = 2;
const HOUSEHOLDS = 900;
const DAY_MS = 86_400_000;
const NOW_MS = Date.now();
const LATER_MS = NOW_MS + 20 * DAY_MS;

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const call = restCaller(database, redis, () => new Date(LATER_MS));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-experiment-'));

let edge: Edge;
let origin: string;
let experiment: Experiment;
let keys: { ad: string; site: string };

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  const booking = await buildBooking(em, { customer, cpm: 20, endDate: '2099-12-31' });
  const site = await buildSiteTag(em, { customer });
  keys = { ad: (await buildImpressionTag(em, { booking })).key, site: site.key };
  experiment = await buildExperiment(em, {
    booking,
    controlPercent: 40,
    startDate: localDateOf(new Date(NOW_MS), 'Pacific/Auckland'),
    endDate: localDateOf(new Date(NOW_MS + DAY_MS), 'Pacific/Auckland'),
  });

  const config = readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    ...TEST_SECRETS,
    DATA_DIR: folder,
    QUEUE_PARTITIONS: String(PARTITIONS),
    VAST_HOSTS: 'ads.example',
    EDGE_URL: 'http://edge.example',
  });
  edge = await openEdge(config, new Health('edge'));
  edge.server.listen(0, '127.0.0.1');
  await once(edge.server, 'listening');
  origin = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
}, 60_000);

afterAll(async () => {
  edge.server.closeAllConnections();
  edge.server.close();
  await edge.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Plays the ad break of a household as a player would; answers whether it was held out. */
async function watch(uid: string): Promise<boolean> {
  const wrapped = encodeURIComponent('https://ads.example/v');
  const address = `${origin}/t/v/${keys.ad}.xml?uid=${uid}&vast=${wrapped}`;
  const document = await (await fetch(address)).text();
  const [, pixel = ''] =
    /<Impression[^>]*><!\[CDATA\[http:\/\/edge\.example(\S+)\]\]>/.exec(document) ?? [];
  const { status } = await fetch(origin + pixel.replace('[CACHEBUSTING]', uid));
  expect(status).toBe(200);
  return !document.includes('https://ads.example/v');
}

const visit = (uid: string) => fetch(`${origin}/t/s/${keys.site}?uid=${uid}`, { method: 'POST' });

test('from the VAST document to the result: what the ads caused is found, and no figure counts who was held out', async () => {
  const uids = Array.from({ length: HOUSEHOLDS }, (_, index) => `home-${index}`);
  const groups = { treated: 0, control: 0 };
  const visits = { treated: 0, control: 0 };
  for (const [index, uid] of uids.entries()) {
    const group = (await watch(uid)) ? 'control' : 'treated';
    groups[group] += 1;
    // Every sixth comes anyway; of those who see the ad, every third comes because of it.
    if (index % 6 === 0 || (group === 'treated' && index % 3 === 1)) {
      visits[group] += 1;
      await visit(uid);
    }
  }
  await workers.untilStored();

  await recountDueExperiments(database.rolePool('worker'), LATER_MS);

  const { body } = await call(actorOf('SYSTEM'), 'GET', `/experiments/${experiment.id}`);
  const difference = visits.treated / groups.treated - visits.control / groups.control;
  expect(body).toMatchObject({
    state: 'FINISHED',
    households: groups,
    result: {
      treated_visits: visits.treated,
      caused_visits: { value: expect.closeTo(groups.treated * difference, 6) },
      spend: expect.closeTo(groups.treated * 0.02, 9),
    },
  });
  // The truth lies in the interval; a third of the treated came because of the ad.
  const { low, high } = (body as unknown as { result: { caused_visits: Record<string, number> } })
    .result.caused_visits; // of the answer above
  expect(low).toBeLessThan(groups.treated / 3);
  expect(high).toBeGreaterThan(groups.treated / 3);

  const { rows } = await database.pool.query(
    `select sum(daypart_1 + daypart_2 + daypart_3 + daypart_4 + daypart_5 + daypart_6 + daypart_7 + daypart_8)::int as impressions
     from event_store.impression_rollup where customer_id = $1`,
    [experiment.customerId],
  );
  expect(rows).toEqual([{ impressions: groups.treated }]);
  const ledger = await database.pool.query(
    'select sum(filtered_control)::int as control from event_store.ledger where customer_id = $1',
    [experiment.customerId],
  );
  expect(ledger.rows).toEqual([{ control: groups.control }]);
}, 120_000);
