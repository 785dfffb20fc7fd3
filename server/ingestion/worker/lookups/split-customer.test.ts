import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { partitionOfEvent } from '#server/ingestion/queue-partitions.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { storeBatch } from '#server/ingestion/worker/loop/store-batch.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { queueEvents } from '#server/testing/events/queue-events.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import {
  createStates,
  lockBuckets,
} from '#server/event-store/postgres/customers/customer-states.js';

const PARTITIONS = 8;
const BUCKETS = 4;
const STILL_WAITS_MS = 100;
const database = testDatabase();
const redis = testRedis();

let pool: pg.Pool;
let customer: CustomerTags;
beforeAll(() => {
  pool = database.rolePool('worker', { max: 12 });
});
beforeEach(async () => {
  customer = await buildTags(database.orm);
  await openEventStore(pool).splitCustomer(customer.customerId, BUCKETS);
});

const lock = (client: pg.PoolClient, buckets: readonly (number | null)[]) =>
  lockBuckets(
    client,
    buckets.map((bucket) => ({ customerId: customer.customerId, bucket })),
    1,
  );

/** Does `work` with the buckets locked, as a batch has them until its commit. */
async function withLocked<T>(
  buckets: readonly (number | null)[],
  work: (locked: readonly number[]) => Promise<T> | T,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const states = await lock(client, buckets);
    return await work(states.get(customer.customerId)?.lockedBuckets ?? []);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const whatIsLocked = (buckets: readonly (number | null)[]) =>
  withLocked(buckets, (locked) => locked);

/** The answer, or 'waits' without one. */
const answerNow = <T>(promise: Promise<T>): Promise<T | 'waits'> =>
  Promise.race([promise, sleep(STILL_WAITS_MS, 'waits' as const)]);

describe('batches of a split customer', () => {
  it('are stored at the same time when their viewers are in different buckets', async () => {
    const { customerId, impression } = customer;
    const layout = {
      partitions: PARTITIONS,
      splits: new Map([[customerId, { buckets: BUCKETS, shards: 1 }]]),
    };
    const events = Array.from({ length: 64 }, (_, bucket) =>
      buildEvent({ customerId, tagId: impression[0], viewer: viewer(bucket + 1), bucket }),
    );
    await openEventStore(pool).preparePositions(PARTITIONS);
    await queueEvents(redis.client, events, PARTITIONS, layout.splits);

    const lookups = openLookups(openEventStore(pool), pool);
    const store = async (bucket: number) => {
      const partition = partitionOfEvent({ customerId, bucket }, layout);
      const request = { partition, limit: 1_000, careful: false, poison: null };
      const outcome = await storeBatch({ redis: redis.client, lookups }, request);
      return outcome.kind === 'stored' ? outcome.batch.arrivals.length : outcome;
    };

    const waiting: Promise<unknown>[] = [];
    await withLocked([0], async () => {
      waiting.push(store(0));
      expect(await Promise.all([1, 2, 3].map(store))).toEqual([16, 16, 16]);
      expect(await answerNow(Promise.all(waiting))).toBe('waits');
    });
    expect(await Promise.all(waiting)).toEqual([16]);
  });

  it('exclude each other in the same bucket, and without a bucket in all of them', async () => {
    await withLocked([1], async () => {
      expect(await answerNow(whatIsLocked([2, 3, 2 + BUCKETS]))).toEqual([2, 3]);
      expect(await answerNow(whatIsLocked([1 + BUCKETS]))).toBe('waits');
      expect(await answerNow(whatIsLocked([null]))).toBe('waits');
    });
    await withLocked([null, 2], async (locked) => {
      expect(locked).toEqual([0, 1, 2, 3]);
      expect(await answerNow(whatIsLocked([3]))).toBe('waits');
    });
  });

  it('let a recompute wait for all of them', async () => {
    let recompute: ReturnType<typeof recomputeCustomer> = Promise.resolve(null);
    await withLocked([2], async () => {
      await withLocked([3], async () => {
        recompute = recomputeCustomer(openEventStore(pool), customer.customerId, 'check');
        expect(await answerNow(recompute)).toBe('waits');
      });
      expect(await answerNow(recompute)).toBe('waits');
    });
    expect(await recompute).toMatchObject({ differences: [] });
  });
});

describe('a change of the number of buckets', () => {
  const all = (count: number) => Array.from({ length: count }, (_, bucket) => bucket);

  it.each([
    [8, [1, 5], [1, 5]],
    [8, [null], all(8)],
    [8, [3], [3]],
    [8, [7], [7]],
    [2, [3], [1]],
    [1, [2, 3], [0]],
  ])('to %d waits for batches; those of %j lock %j afterwards', async (count, own, after) => {
    const waiting: Promise<unknown>[] = [];
    await withLocked([null], async () => {
      waiting.push(openEventStore(pool).splitCustomer(customer.customerId, count));
      expect(await answerNow(Promise.race(waiting))).toBe('waits');
      waiting.push(whatIsLocked(own));
      expect(await answerNow(Promise.race(waiting))).toBe('waits');
    });
    const [changed, locked] = await Promise.all(waiting);
    expect(changed).toBe(BUCKETS);
    // Of the two that wait either may come first.
    const places = own.map((bucket) => (bucket === null ? all(BUCKETS) : [bucket % BUCKETS]));
    const before = [...new Set(places.flat())];
    expect([all(count), before]).toContainEqual(locked);
    expect(await whatIsLocked(own)).toEqual(after);
  });

  it('keeps the zone, and gives each bucket the latest webhit of all', async () => {
    const { customerId } = customer;
    await pool.query(
      `update event_store.customer_state
       set latest_webhit_at = to_timestamp($2 + bucket * 86400)
       where customer_id = $1 and bucket < 3`,
      [customerId, Date.parse('2026-11-01T00:00:00Z') / 1_000],
    );

    const readStates = async () => {
      const { rows } = await pool.query<object>(
        `select bucket, buckets, time_zone as zone,
           extract(epoch from latest_webhit_at - '2026-11-01')::integer / 86400 as "latestDay"
         from event_store.customer_state where customer_id = $1 order by bucket`,
        [customerId],
      );
      return rows;
    };
    const states = (buckets: number) =>
      Array.from({ length: buckets }, (_, bucket) => ({
        bucket,
        buckets,
        latestDay: 2,
        zone: 'Pacific/Auckland',
      }));

    expect(await openEventStore(pool).splitCustomer(customerId, 2)).toBe(BUCKETS);
    expect(await readStates()).toEqual(states(2));
    expect(await openEventStore(pool).splitCustomer(customerId, 4)).toBe(2);
    expect(await readStates()).toEqual(states(4));
    expect(await openEventStore(pool).splitCustomer(customerId, 1)).toBe(4);
    await createStates(pool, [customerId]);
    expect(await readStates()).toEqual(states(1));
  });

  it('needs a customer', async () => {
    expect(await openEventStore(pool).splitCustomer(2 ** 31 - 1, 2)).toBeNull();
  });
});
