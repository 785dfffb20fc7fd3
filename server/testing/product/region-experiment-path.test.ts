import { expect, test } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { poisson } from '#server/analytics/testing/random-counts.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { ExperimentKind, RegionDesign } from '#server/experiments/experiment-kind.js';
import { dayOfLocalDate, reportingClock } from '#server/event-store/reporting-time.js';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import type { CollectedCall } from '#server/ingestion/edge/pipeline/collected-call.js';
import { eventOf } from '#server/ingestion/edge/pipeline/steps.js';
import { testCall } from '#server/ingestion/edge/pipeline/test-call.js';
import { connectTags, lookupsOf } from '#server/ingestion/edge/wiring.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { daysAfter } from '#server/measurement/regions/read-regions.js';
import {
  buildBooking,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildSiteTag,
} from '../factories.js';
import { restCaller } from '../rest-call.js';
import { actorOf } from '../service-context.js';
import { testDatabase } from '../test-database.js';
import { testRedis } from '../test-redis.js';
import { testWorkers } from '../test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 1, batchSize: 2_000 });

/** The shortest day, when clocks go forward. */
const DAY_MS = 23 * 3_600_000;
const PAST_WEEKS = 13;
const WEEKS = 2;
/** Day in the last month, for which an edge knows the experiments. */
const START = daysAfter(new Date().toISOString().slice(0, 10), -25);
const END = daysAfter(START, 7 * WEEKS - 1);
const RESULT_AT = new Date(`${daysAfter(END, 8)}T03:00:00Z`);
const call = restCaller(database, redis, () => RESULT_AT);

const SIZES = { 'NZ-AUK': 24, 'NZ-WGN': 12, 'NZ-CAN': 12, 'NZ-WKO': 8, 'NZ-OTA': 8 };
/** The same in all regions, by week. */
const SEASON = [1, 1.6, 0.7, 1.3, 0.9];
const DARK = ['NZ-WGN', 'NZ-OTA'];
/** Share that the ads add to the visits that come anyway, while they run. */
const LIFT = 1;

test('a world of regions goes through collection, worker and API: the effect is found, and who was held out is in no figure', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  const booking = await buildBooking(em, { customer, startDate: START, endDate: END, cpm: 20 });
  const ad = await buildImpressionTag(em, { booking });
  const site = await buildSiteTag(em, { customer });

  const pool = connectTags(database.roleUrl('edge'));
  const source = new TagSource(pool);
  const regions = await source.regions();
  const idOf = (code: string) => regions.get(code) ?? 0;
  const experiment = await buildExperiment(em, {
    booking,
    startDate: START,
    endDate: END,
    kind: ExperimentKind.REGIONS,
    design: RegionDesign.HOLDOUT,
    regionIds: DARK.map(idOf),
  });
  const holdouts = await source.holdouts();
  await pool.end();
  expect(holdouts).toMatchObject([{ tagId: ad.id, regionIds: DARK.map(idOf) }]);

  const settings = { trustedProxies: [], viewerSecret: 'v'.repeat(32), tcfVendorId: 0 };
  const lookups = lookupsOf(
    { ...settings, householdPrefix: 64, gdprByAddress: false },
    { regions: () => regions, epochs: () => [EPOCH_0], holdouts: () => holdouts },
    null,
  );
  const random = randomFrom(8);
  const clock = reportingClock('Pacific/Auckland');
  const firstDay = dayOfLocalDate(START);
  const calls: CollectedCall[] = [];
  const counted = { visits: 0, ads: 0, ghosts: 0 };
  const lit = { expected: 0, caused: 0 };
  const customerId = customer.id;

  const add = (kind: 'impression' | 'webhit', region: string, dayMs: number) => {
    const occurredAtMs = dayMs + Math.floor(random() * DAY_MS);
    const tag = { kind, customerId, id: kind === 'impression' ? ad.id : site.id };
    const said = { kind, tag, region, occurredAtMs, receivedAtMs: occurredAtMs };
    const isControl =
      kind === 'impression' &&
      lookups.holdouts.findControl(tag, () => testCall(said), lookups) !== null;
    if (kind === 'webhit') counted.visits += 1;
    else counted[isControl ? 'ghosts' : 'ads'] += 1;
    calls.push(testCall({ ...said, isControl, uid: `home-${Math.floor(random() * 1e9)}` }));
  };
  for (let day = -7 * PAST_WEEKS; day < 7 * (WEEKS + 1); day += 1) {
    const dayMs = clock.startOfDay(firstDay + day);
    const season = SEASON[(Math.floor(day / 7) + PAST_WEEKS) % SEASON.length] ?? 1;
    const isOn = day >= 0 && day < 7 * WEEKS;
    for (const [code, size] of Object.entries(SIZES)) {
      const lift = isOn && !DARK.includes(code) ? LIFT : 0;
      if (day >= 0 && !DARK.includes(code)) {
        lit.expected += size * season * (1 + lift);
        lit.caused += size * season * lift;
      }
      for (let left = poisson(size * season * (1 + lift), random); left > 0; left -= 1) {
        add('webhit', code, dayMs);
      }
      for (let left = isOn ? 3 * size : 0; left > 0; left -= 1) add('impression', code, dayMs);
    }
  }
  const events = calls.map((one) => eventOf(one, lookups)).filter((event) => event !== null);
  // In any order of arrival.
  await workers.queue(events.toSorted(() => random() - 0.5));
  await workers.untilStored();

  const { rows } = await database.pool.query(
    `select (select sum(webhits)::int from event_store.webhit_region_rollup where customer_id = $1) as visits,
       (select sum(daypart_1 + daypart_2 + daypart_3 + daypart_4 + daypart_5 + daypart_6 + daypart_7 + daypart_8)::int
        from event_store.impression_rollup where customer_id = $1) as ads,
       (select sum(filtered_control)::int from event_store.ledger where customer_id = $1) as ghosts`,
    [customerId],
  );
  expect(rows).toEqual([counted]);
  expect(await recomputeCustomer(openEventStore(database.pool), customerId, 'check')).toMatchObject(
    {
      differences: [],
    },
  );

  const { body } = await call(actorOf('SYSTEM'), 'GET', `/experiments/${experiment.id}`);
  expect(body).toMatchObject({
    state: 'FINISHED',
    result_reason: null,
    result: { spend: expect.closeTo(counted.ads * 0.02, 6) },
  });
  const { result, regions: groups } = body as unknown as {
    result: { treated_visits: number; caused_visits: Record<'low' | 'high', number> };
    regions: { checks: { kind: string; status: string }[] };
  }; // of the answer above
  expect(groups.checks.filter(({ status }) => status === 'FAILED')).toEqual([]);
  const truth = (result.treated_visits * lit.caused) / lit.expected;
  expect(result.caused_visits.low).toBeLessThan(truth);
  expect(result.caused_visits.high).toBeGreaterThan(truth);
  expect(result.caused_visits.low).toBeGreaterThan(0);
}, 180_000);
