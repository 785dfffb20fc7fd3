import { beforeEach, describe, expect, it } from '@jest/globals';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { NO_VIEWER } from '#server/event-store/codes.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';
import { applyRetention } from './retention.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const DAY_MS = 86_400_000;
const RETENTION = { rawEventMonths: 13, viewerKeyDays: 90 };
/** Noon in Auckland, far enough back for anything to have expired. */
const START_MS = Date.parse('2025-01-15T00:00:00Z');

let tags: CustomerTags;
beforeEach(async () => {
  await database.pool.query(
    'truncate event_store.watermark, event_store.impression, event_store.webhit, event_store.response',
  );
  tags = await buildTags(database.orm);
});

const event = (kind: 'impression' | 'webhit', day: number, overrides: Partial<QueuedEvent> = {}) =>
  buildEvent({
    customerId: tags.customerId,
    tagId: tags[kind][0],
    kind,
    viewer: viewer(1),
    occurredAtMs: START_MS + day * DAY_MS,
    receivedAtMs: START_MS + day * DAY_MS,
    ...overrides,
  });

async function store(...events: QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}

const figures = () => readFigures(database.pool, tags.customerId);
const check = () => recomputeCustomer(openEventStore(database.pool), tags.customerId, 'check');

async function viewersByDay(): Promise<Record<number, boolean>> {
  const { rows } = await database.pool.query<{ occurred_at: Date; viewer: string }>(
    'select occurred_at, viewer from event_store.impression where customer_id = $1',
    [tags.customerId],
  );
  return Object.fromEntries(
    rows.map((row) => [(row.occurred_at.getTime() - START_MS) / DAY_MS, row.viewer !== NO_VIEWER]),
  );
}

describe('retention', () => {
  it('takes the viewer from events older than the viewer keys are kept, and leaves every figure as it is', async () => {
    const events = [
      event('impression', 0),
      event('webhit', 1),
      event('impression', 20),
      event('webhit', 21),
    ];

    await store(...events);

    const before = await figures();

    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      START_MS + 100 * DAY_MS,
    );
    expect(await viewersByDay()).toEqual({ 0: false, 20: true });
    expect(await figures()).toEqual(before);
    expect(await check()).toMatchObject({ differences: [] });
    expect(before).toEqual(slowFigures(events, 'Pacific/Auckland'));
  });

  it('counts a late event from before the watermark without crediting it, and knows it when it comes again', async () => {
    await store(event('impression', 20));
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      START_MS + 100 * DAY_MS,
    );

    const late = [event('impression', 2), event('webhit', 3)];

    await store(...late);
    await store(...late);

    const { impressionRollup, webhitRollup, responses } = await figures();

    expect(impressionRollup).toHaveLength(2);
    expect(webhitRollup).toHaveLength(1);
    expect(responses).toEqual([]);
    expect(await check()).toMatchObject({ differences: [] });
  });

  it('does not credit a webhit again when part of its seven days has no viewers any more', async () => {
    // Viewers are kept from day 10 on, so webhits before day 17 stay as they are.
    const frozen = event('webhit', 16, { id: '00000000-0000-4000-8000-00000000000a' });
    await store(event('impression', 9), frozen, event('webhit', 20));
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      START_MS + 100 * DAY_MS,
    );

    const before = (await figures()).responses;

    expect(before).toHaveLength(1);
    await store(event('impression', 15), event('webhit', 16, { tagId: tags.webhit[1] }));

    const after = (await figures()).responses;

    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(2);
    expect(await check()).toMatchObject({ differences: [] });
  });

  it('drops raw events after their months and keeps their rollups through a recompute', async () => {
    await store(
      event('impression', 0),
      event('webhit', 1),
      event('impression', 100),
      event('webhit', 101),
    );
    const before = await figures();
    const nowMs = START_MS + 420 * DAY_MS;
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      nowMs,
    );
    const after = await figures();
    expect(after).toEqual({
      ...before,
      responses: before.responses.filter((line) => line.includes('2025-04-25')),
    });
    expect(
      await recomputeCustomer(openEventStore(database.pool), tags.customerId, 'apply'),
    ).toMatchObject({
      differences: [],
    });
    expect(await figures()).toEqual(after);

    await store(event('impression', 1));
    expect((await figures()).impressionRollup).toHaveLength(3);
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      nowMs,
    );
    expect(await check()).toMatchObject({ differences: [] });
  });

  it('forgets the hours of tags after five weeks', async () => {
    await store(event('impression', 0), event('impression', 40));
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      START_MS + 50 * DAY_MS,
    );
    const { rows } = await database.pool.query<{ hour: Date }>(
      'select hour from event_store.tag_health where customer_id = $1',
      [tags.customerId],
    );
    expect(rows).toEqual([{ hour: new Date(START_MS + 40 * DAY_MS) }]);
  });

  it('adds up the ledger of past weeks to days without losing a call', async () => {
    await store(
      event('impression', 0),
      event('impression', 0, { receivedAtMs: START_MS + 3_600_000 }),
    );
    await applyRetention(
      openLookups(openEventStore(database.pool), database.pool),
      RETENTION,
      START_MS + 20 * DAY_MS,
    );

    const { rows } = await database.pool.query(
      'select minute, received, stored from event_store.ledger where customer_id = $1',
      [tags.customerId],
    );

    expect(rows).toEqual([{ minute: new Date(START_MS), received: '2', stored: '2' }]);
  });
});
