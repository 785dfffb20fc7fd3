import { beforeAll, describe, expect, it } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { partitionOf } from '#server/event-store/shards.js';
import { EVENT_FIELD, streamKey, type QueuedEvent } from '#server/ingestion/queued-event.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import { openLookups } from './lookups.js';
import { recomputeRequested } from '#server/ingestion/worker/recompute/recompute-requested.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { readFigures } from '#server/testing/events/figures.js';
import { slowFigures } from '#server/testing/events/slow-figures.js';

const PARTITIONS = 3;
const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, partitions: PARTITIONS, batchSize: 8 });
const HOUR_MS = 3_600_000;
const MIDDAY_MS = Date.now() - (Date.now() % (24 * HOUR_MS)) - 12 * HOUR_MS;

let tags: CustomerTags;
beforeAll(async () => {
  tags = await buildTags(database.orm);
});

const impression = (overrides: Partial<QueuedEvent> = {}) =>
  buildEvent({ customerId: tags.customerId, tagId: tags.impression[0], ...overrides });
const webhit = (overrides: Partial<QueuedEvent> = {}) =>
  buildEvent({ customerId: tags.customerId, tagId: tags.webhit[0], kind: 'webhit', ...overrides });

async function store(...events: QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}

const ledgerOf = (customerId: number, waiting = 0) =>
  readLedger(database.pool, {
    from: new Date(0),
    to: new Date(Date.now() + HOUR_MS),
    customerId,
    waiting,
    maxTags: 100,
  });

async function deadLetters(): Promise<{ reason: string; detail: string; replayed: boolean }[]> {
  const { rows } = await database.pool.query<{ reason: string; detail: string; replayed: boolean }>(
    'select reason, detail, replayed_at is not null as replayed from event_store.dead_letter order by id',
  );
  await database.pool.query('delete from event_store.dead_letter');
  return rows;
}

describe('the worker', () => {
  it("counts a retry under a caller's own id once, whatever time it names", async () => {
    const own = await buildTags(database.orm);
    const first = buildEvent({
      customerId: own.customerId,
      tagId: own.impression[0],
      hasCallerId: true,
    });

    await store(first);
    await store({ ...first, occurredAtMs: first.occurredAtMs + 5_000 }, first);
    expect((await ledgerOf(own.customerId)).total).toMatchObject({
      received: 3,
      stored: 1,
      duplicate: 2,
      difference: 0,
    });
  });

  it('keeps filtered events with their reason and out of every figure', async () => {
    const own = await buildTags(database.orm);
    const event = { customerId: own.customerId, tagId: own.impression[0] };

    await store(
      buildEvent({ ...event, filterReason: FILTER_REASON.bot }),
      buildEvent({ ...event, filterReason: FILTER_REASON.prefetch }),
    );
    expect(await readFigures(database.pool, own.customerId)).toEqual(
      slowFigures([], 'Pacific/Auckland'),
    );
    expect((await ledgerOf(own.customerId)).total).toMatchObject({
      received: 2,
      filteredBot: 1,
      filteredPrefetch: 1,
    });
  });

  it('makes dead letters of events that name unknown records and stores the rest', async () => {
    const partition = partitionOf(tags.customerId, PARTITIONS);
    await redis.client.xadd(streamKey(partition), '*', EVENT_FIELD, 'rubbish\0');
    await redis.client.xadd(streamKey(partition), '*', 'other', 'field');

    const good = impression();

    await store(
      impression({ tagId: 999_999 }),
      impression({ customerId: 999_999 }),
      impression({ regionId: 32_000 }),
      impression({ occurredAtMs: 0 }),
      // A webhit's tag is not an impression's.
      webhit({ tagId: 999_998 }),
      good,
    );

    const reasons = (await deadLetters()).map((letter) => letter.reason).sort();

    expect(reasons).toEqual([
      'impossible_time',
      'undecodable',
      'undecodable',
      'unknown_customer',
      'unknown_region',
      'unknown_tag',
      'unknown_tag',
    ]);

    const stored = await database.pool.query(
      'select 1 from event_store.impression where event_id = $1',
      [good.id],
    );

    expect(stored.rowCount).toBe(1);
  });

  it('isolates an event that PostgreSQL refuses, stores its neighbours, and replays it when the cause is mended', async () => {
    const own = await buildTags(database.orm);
    const of = (overrides: Partial<QueuedEvent>) =>
      buildEvent({ customerId: own.customerId, tagId: own.impression[0], ...overrides });
    const events = Array.from({ length: 20 }, (_, at) => of({ regionId: at === 11 ? 7 : 3 }));
    await database.pool.query(
      'alter table event_store.impression add constraint refuses check (region_id <> 7 or customer_id <> ' +
        `${own.customerId}) not valid`,
    );
    await store(...events);
    expect((await ledgerOf(own.customerId)).total).toMatchObject({
      received: 20,
      stored: 19,
      deadLettered: 1,
      difference: 0,
    });

    await database.pool.query('alter table event_store.impression drop constraint refuses');
    const lookups = openLookups(openEventStore(database.pool), database.pool);
    expect(await requeueDeadLetters(lookups, { reason: 'refused' })).toEqual({
      replayed: 1,
      remaining: 0,
    });
    expect(await requeueDeadLetters(lookups, {})).toEqual({ replayed: 0, remaining: 0 });
    expect((await ledgerOf(own.customerId)).total).toMatchObject({
      received: 20,
      stored: 20,
      deadLettered: 0,
      difference: 0,
    });
    expect(await readFigures(database.pool, own.customerId)).toEqual(
      slowFigures(events, 'Pacific/Auckland'),
    );
    expect(await deadLetters()).toMatchObject([{ reason: 'refused', replayed: true }]);
  });

  it('waits while the database is away, and makes no dead letters', async () => {
    await database.pool.query('alter table event_store.impression_rollup rename to away');

    const own = await buildTags(database.orm);
    const event = buildEvent({ customerId: own.customerId, tagId: own.impression[0] });
    const failed = workers.untilFailed();

    await workers.queue([event]);
    await failed;
    await workers.untilFailed(); // and was tried again
    await database.pool.query('alter table event_store.away rename to impression_rollup');
    await workers.untilStored();
    expect(await deadLetters()).toEqual([]);
    expect((await ledgerOf(own.customerId)).balance).toBe('balanced');
  });

  it('tries an undecodable letter again and leaves it where it is', async () => {
    await redis.client.xadd(streamKey(0), '*', EVENT_FIELD, '2,from-a-newer-edge');
    await workers.untilStored();
    expect(
      await requeueDeadLetters(openLookups(openEventStore(database.pool), database.pool), {}),
    ).toEqual({
      replayed: 0,
      remaining: 1,
    });
    expect(await deadLetters()).toMatchObject([{ reason: 'undecodable', replayed: false }]);
  });

  it('says of the ledger whether it balances, is settling, or lost something', async () => {
    const own = await buildTags(database.orm);
    await store(buildEvent({ customerId: own.customerId, tagId: own.impression[0] }));
    expect((await ledgerOf(own.customerId)).balance).toBe('balanced');
    await database.pool.query(
      'update event_store.ledger set received = received + 2 where customer_id = $1',
      [own.customerId],
    );
    expect((await ledgerOf(own.customerId, 2)).balance).toBe('settling');
    expect((await ledgerOf(own.customerId, 1)).balance).toBe('unbalanced');
    expect((await ledgerOf(own.customerId)).tags).toMatchObject([
      { tagId: own.impression[0], kind: 1, difference: 2 },
    ]);
  });

  it('counts pings of the last days by minute', async () => {
    const own = await buildTags(database.orm);
    const ping = (occurredAtMs: number) =>
      buildEvent({
        customerId: own.customerId,
        tagId: own.webhit[0],
        kind: 'webhit',
        occurredAtMs,
        viewer: null,
      });

    const minuteMs = Math.floor(Date.now() / 60_000) * 60_000 - 600_000;

    await store(ping(minuteMs), ping(minuteMs + 59_999), ping(minuteMs - 72 * HOUR_MS));

    const { rows } = await database.pool.query(
      'select minute, pings from event_store.site_ping where customer_id = $1 order by minute',
      [own.customerId],
    );

    expect(rows).toEqual([{ minute: new Date(minuteMs), pings: 2 }]);
  });

  it('moves the version of exactly the local days whose figures moved', async () => {
    const own = await buildTags(database.orm);
    const versions = async () => {
      const { rows } = await database.pool.query<{ day: string; version: string }>(
        'select local_date::text as day, version from event_store.day_version where customer_id = $1 order by 1',
        [own.customerId],
      );
      return rows.map(({ day, version }) => `${day.slice(8)}:${version}`);
    };

    const at = (text: string) => Date.parse(text);
    const event = { customerId: own.customerId, viewer: viewer(5) };
    const shown = buildEvent({
      ...event,
      tagId: own.impression[0],
      occurredAtMs: at('2026-10-10T01:00:00Z'),
    });

    await store(shown);
    expect(await versions()).toEqual(['10:1']);
    // The webhit is on the 13th; its response counts on the 10th, the day of the impression.
    await store(
      buildEvent({
        ...event,
        kind: 'webhit',
        tagId: own.webhit[0],
        occurredAtMs: at('2026-10-13T01:00:00Z'),
      }),
    );
    expect(await versions()).toEqual(['10:2', '13:1']);
    await store(shown);
    expect(await versions()).toEqual(['10:2', '13:1']);
  });

  it('brings the figures into the new zone when a country changes, and finds what was altered by hand', async () => {
    const own = await buildTags(database.orm);
    const event = { customerId: own.customerId, viewer: viewer(9) };
    const events = [
      buildEvent({ ...event, tagId: own.impression[0], occurredAtMs: MIDDAY_MS }),
      buildEvent({
        ...event,
        tagId: own.webhit[0],
        kind: 'webhit',
        occurredAtMs: MIDDAY_MS + HOUR_MS,
      }),
    ];
    await store(...events);
    await database.pool.query(`update customer set country_code = 'GB' where id = $1`, [
      own.customerId,
    ]);
    await database.pool.query(
      `insert into worker_job (kind, input) select 'recompute', jsonb_build_object('customerId', $1::int)
       from generate_series(1, 2)`,
      [own.customerId],
    );
    await recomputeRequested(openLookups(openEventStore(database.pool), database.pool));
    expect(await readFigures(database.pool, own.customerId)).toEqual(
      slowFigures(events, 'Europe/London'),
    );
    const requests = await database.pool.query('select 1 from worker_job');
    expect(requests.rowCount).toBe(0);

    await database.pool.query(
      'update event_store.response_rollup set responses = 7 where customer_id = $1',
      [own.customerId],
    );
    const check = await recomputeCustomer(openEventStore(database.pool), own.customerId, 'check');
    expect(check?.differences).toMatchObject([{ table: 'response_rollup', rows: 1 }]);
    await recomputeCustomer(openEventStore(database.pool), own.customerId, 'apply');
    expect(await readFigures(database.pool, own.customerId)).toEqual(
      slowFigures(events, 'Europe/London'),
    );
  });
});
