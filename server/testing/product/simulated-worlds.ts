import { beforeAll, expect, test } from '@jest/globals';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { readEffectRows } from '#server/analytics/effect/effect-rows.js';
import { EffectDimension } from '#server/analytics/effect/effect.types.js';
import { readEffect } from '#server/analytics/effect/read-effect.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import { readConfig } from '#server/core/process/config.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { viewerFinder, type ViewerFinder } from '#server/ingestion/edge/pipeline/viewer.js';
import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';
import { collectLines } from '#server/ingestion/import/collect-lines.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { recountCustomer } from '#server/ingestion/worker/effect/recount-due.js';
import { delayOfMs, DELAYS } from '#server/measurement/evidence/ad-classes.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { estimateEffect } from '#server/measurement/estimates/estimate-effect.js';
import { judgeEffect } from '#server/measurement/estimates/judge-effect.js';
import { findMeasuredDays } from '#server/measurement/measured-days.js';
import { drawHistories, type DrawnHistory } from '#server/measurement/testing/draw-histories.js';
import { WORLDS, type World } from '#server/measurement/testing/worlds.js';
import { buildBooking, buildCustomer, buildImpressionTag, buildSiteTag } from '../factories.js';
import { TEST_SECRETS } from '../secrets.js';
import { actorOf, serviceContext } from '../service-context.js';
import { testDatabase } from '../test-database.js';
import { testRedis, testRedisUrl } from '../test-redis.js';
import { testWorkers } from '../test-workers.js';

const PARTITIONS = 3;
/** A busy machine stores as many before a test gives up waiting. */
const CHUNK_LINES = 1_500;

const DAY_MS = 86_400_000;
const ZONE = 'Pacific/Auckland';
const clock = reportingClock(ZONE);
/** Midnight in New Zealand, with no clock change in the weeks after it. */
const FIRST_MS = Date.parse('2026-04-12T12:00:00Z');
const NOW = new Date(FIRST_MS + 91 * DAY_MS + 3_600_000);
/** Days after the first on which viewers get new keys. */
const EPOCHS = [-10, 20, 50, 80];

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { partitions: PARTITIONS });

let finder: ViewerFinder;
const config = () =>
  readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    ...TEST_SECRETS,
    QUEUE_PARTITIONS: String(PARTITIONS),
  });

beforeAll(async () => {
  for (const [index, day] of EPOCHS.entries()) {
    await database.pool.query(
      'insert into event_store.viewer_epoch (number, salt, begins_at) values ($1, $2, $3)',
      [index + 1, Buffer.from([index + 1]), new Date(FIRST_MS + day * DAY_MS)],
    );
  }
  const epochs = await readViewerEpochs(database.pool);
  finder = viewerFinder(TEST_SECRETS.VIEWER_SECRET, () => epochs);
});

const atMs = (ms: number) => FIRST_MS + ms;

/** Sends what the people did as a partner's server would, out of order. */
async function collect(people: readonly DrawnHistory[], keys: { ad: string; site: string }) {
  const random = randomFrom(5);
  const linesOf = ({ impressionsMs, visitsMs }: DrawnHistory, person: number) => {
    const line = (type: EventLine['type'], tag: string, ms: number) => {
      const occurredAt = new Date(atMs(ms)).toISOString();
      const content = { type, tag, uid: `home-${person}`, occurred_at: occurredAt };
      return { content, rank: random() };
    };
    return [
      ...impressionsMs.map((ms) => line('impression', keys.ad, ms)),
      ...visitsMs.map((ms) => line('webhit', keys.site, ms)),
    ];
  };
  const lines = people.flatMap(linesOf).sort((a, b) => a.rank - b.rank);
  for (let from = 0; from < lines.length; from += CHUNK_LINES) {
    const chunk = lines.slice(from, from + CHUNK_LINES).map(({ content }) => content);
    const { rejected } = await collectLines(chunk, config());
    expect(rejected).toBe(0);
    await workers.untilStored();
  }
}

/** Returns the evidence of people whose identity is known. */
async function referenceOf(customerId: number, people: readonly DrawnHistory[]) {
  const days = await inTransaction(database.pool, (client) =>
    findMeasuredDays(client, customerId, NOW.getTime()),
  );
  if (!days) throw new Error('no day can be measured');

  const evidence = days.spans.map((span) => {
    const one = new SpanEvidence(span);
    for (const [person, { impressionsMs, visitsMs }] of people.entries()) {
      const isOwn = (ms: number) => ms >= span.beginsAtMs && ms < span.endsAtMs;
      const isNext = (ms: number) => ms >= span.endsAtMs && ms < span.endsAtMs + 7 * DAY_MS;
      const visits = visitsMs.map(atMs);
      const viewer = finder.findViewer(customerId, `home-${person}`, null, span.beginsAtMs) ?? '';
      one.add({
        group: Number.parseInt(viewer.slice(-2), 16) % VIEWER_GROUPS,
        impressionsMs: impressionsMs
          .map(atMs)
          .filter(isOwn)
          .map((ms) => clock.localMs(ms)),
        visitsMs: visits.filter((ms) => isOwn(ms) || isNext(ms)).map((ms) => clock.localMs(ms)),
      });
    }
    return one;
  });

  return { evidence, lastDay: days.lastDay };
}

async function askEffect(customerId: number) {
  const ctx = { ...serviceContext({ database, redis }, actorOf('SYSTEM')), now: () => NOW };
  const filter = Object.assign(new DashboardFilterInput(), {
    clientId: customerId,
    startDate: '2026-04-01',
    endDate: '2026-07-31',
    regions: [0],
    campaigns: [0],
    bookings: [0],
    creatives: [0],
    channels: [0],
    weekdays: [0],
    dayparts: [0],
    sites: [0],
  });
  const figures = await readDashboard(ctx, filter);
  const effect = await readEffect(ctx, figures);
  const rows = await readEffectRows(ctx, effect, EffectDimension.VIEWS);
  return { effect, rows, total: totalPerformance(figures) };
}

async function expectPanelsOfWorld(world: World, viewers: number): Promise<void> {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { countryCode: 'NZ' });
  const booking = await buildBooking(em, { customer, cpm: 20, endDate: '2099-12-31' });
  const site = await buildSiteTag(em, { customer });
  const keys = { ad: (await buildImpressionTag(em, { booking })).key, site: site.key };
  const people = drawHistories(world, { viewers, visitsPerWeek: 0.6 }, randomFrom(3));

  await collect(people, keys);
  await recountCustomer(database.pool, customer.id, NOW.getTime());
  const { effect, rows, total } = await askEffect(customer.id);
  const { evidence, lastDay } = await referenceOf(customer.id, people);

  const impressions = people.reduce((sum, one) => sum + one.impressionsMs.length, 0);
  expect(total.impressions).toBe(impressions);
  const creditedByDelay = Array.from({ length: DELAYS }, (_, delay) =>
    people
      .flatMap((one) => one.creditedAfterMs)
      .reduce((sum, afterMs) => sum + Number(delayOfMs(afterMs) === delay), 0),
  );
  const credited = creditedByDelay.reduce((sum, count) => sum + count, 0);
  expect(effect.creditedVisits).toBe(credited);
  const estimates = estimateEffect(evidence, { lastDay, creditedByDelay });
  const judgement = judgeEffect(estimates, credited);
  expect(effect).toMatchObject({
    placebo: bounds(estimates.placebo),
    leadLag: bounds(estimates.leadLag),
    testableShare: estimates.testableShare,
    smallestEffect: judgement.minimumDetectable,
  });
  expect(effect.verdict.toLowerCase().replace('_', '')).toBe(judgement.verdict.toLowerCase());
  expect(rows.reduce((sum, row) => sum + row.creditedVisits, 0)).toBe(credited);
}

const bounds = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value,
  low,
  high,
});

/**
 * Worlds whose true effect is known go through collection, worker, recount and panels; what the
 * panels say must be what the estimators say of the drawn people. `names` has 'all' for every world.
 */
export function describeWorlds(names: readonly string[], viewers: number): void {
  const chosen = WORLDS.filter(({ name }) => names.includes('all') || names.includes(name));

  test.each(chosen)(
    'the world $name, $title, is on the panels what the estimators say of its people',
    (world) => expectPanelsOfWorld(world, viewers),
    600_000,
  );
}
