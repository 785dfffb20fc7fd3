import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { judgeEffect } from '#server/measurement/estimates/judge-effect.js';
import { testDatabase } from '#server/testing/test-database.js';
import { storeCampaigns } from './campaigns.js';
import { syntheticEvents, type SyntheticStream } from '#server/sandbox/traffic/synthetic-events.js';
import { lastDaysFirst } from './load-demo.js';
import { measureDemo } from './measure-demo.fixture.js';
import { storeOrganisations } from './organisations.js';
import { demoStreams } from './streams.js';

const database = testDatabase();
const NOW = new Date('2026-11-20T02:00:00Z');
let streams: SyntheticStream[];

beforeAll(async () => {
  await database.orm.em.fork().transactional(async (em) => {
    await storeCampaigns(em, await storeOrganisations(em, NOW), NOW);
  });
  streams = await demoStreams(database.orm.em.fork(), NOW);
});

test('the story becomes organisations, campaigns and a believable, repeatable stream of events in order of time', () => {
  expect(streams).toHaveLength(5);
  for (const stream of streams) {
    const { impressions, webhits, isInOrder, fingerprint, lastMs } = read(stream, NOW);
    expect(isInOrder).toBe(true);
    expect(lastMs).toBeLessThanOrEqual(NOW.getTime());
    expect(impressions).toBeGreaterThan(2_000);
    expect(webhits).toBeGreaterThan(impressions / 100);
    expect(read(stream, NOW).fingerprint).toBe(fingerprint);
  }
});

test.each([
  ['Ridgeline Outdoor', 0],
  ['Alpine Mutual', 1],
  ['Moa Motors', 2],
])('the true effect of the ads of %s is found', (_name, index) => {
  const stream = streams[index];
  if (!stream) throw new Error('there is no such stream');
  const { estimates, credited, caused } = measureDemo(stream, NOW.getTime());
  const shown = judgeEffect(estimates, credited);

  expect(shown.verdict).not.toBe('undetermined');
  expect(shown.caused?.low).toBeLessThanOrEqual(caused);
  expect(shown.caused?.high).toBeGreaterThanOrEqual(caused);
  expect(shown.caused?.low).toBeGreaterThan(0);
  expect(caused).toBeLessThan(credited);
});

test('the days that a dashboard shows by default load before all others, each event once', () => {
  const firstMs = NOW.getTime() - 31 * 86_400_000;
  const ids = new Set<unknown>();
  let [isOlder, last, older] = [false, 0, 0];
  for (const { id, occurred_at } of lastDaysFirst(streams, NOW)) {
    const isOld = Date.parse(String(occurred_at)) < firstMs;
    isOlder ||= isOld;
    if (isOld !== isOlder) throw new Error(`${String(id)} comes too late`);
    if (isOld) older += 1;
    else last += 1;
    ids.add(id);
  }

  const generated = streams.map((stream) => read(stream, NOW));
  const total = generated.reduce((sum, one) => sum + one.impressions + one.webhits, 0);
  expect(ids.size).toBe(total);
  expect(last + older).toBe(total);
  expect(Math.min(last, older)).toBeGreaterThan(total / 10);
});

test('every local day of a booking has impressions, also where the clocks change and the demo is loaded just after midnight', () => {
  const now = new Date('2026-11-20T11:49:00Z'); // 00:49 in Auckland
  const line = {
    tag: 'line',
    startDay: -75,
    endDay: 0,
    impressionsPerDay: 200,
    visitsPerThousand: 0,
  };

  const stream: SyntheticStream = {
    seed: 1,
    timeZone: 'Pacific/Auckland',
    regions: [{ code: 'NZ-AUK', weight: 1 }],
    households: 100,
    lines: [line],
    sites: [],
    organicVisitsPerDay: 0,
    silentHours: 0,
  };

  const format = new Intl.DateTimeFormat('en-CA', { timeZone: stream.timeZone });
  const days = new Set(
    [...syntheticEvents(stream, now.getTime())].map(({ occurredAtMs }) =>
      format.format(occurredAtMs),
    ),
  );

  expect(days).toContain('2026-09-27');
  expect(days.size).toBeGreaterThanOrEqual(75);
});

function read(stream: SyntheticStream, now: Date) {
  const hash = createHash('sha256');
  let [impressions, webhits, lastMs, isInOrder] = [0, 0, 0, true];

  for (const event of syntheticEvents(stream, now.getTime())) {
    hash.update(Object.values(event).join());
    if (event.type === 'impression') impressions += 1;
    else webhits += 1;
    isInOrder &&= event.occurredAtMs >= lastMs;
    lastMs = event.occurredAtMs;
  }

  return { impressions, webhits, isInOrder, lastMs, fingerprint: hash.digest('hex') };
}
