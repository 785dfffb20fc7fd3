import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '#server/testing/test-database.js';
import { partitionOf, partitionOfBucket, shardKeyOf, shardOf, shardOfPartition } from './shards.js';

const database = testDatabase();
const customerId = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const powerOfTwo = fc.nat(7).map((exponent) => 2 ** exponent);

describe('shards', () => {
  it('are those of PostgreSQL’s hash of the id', async () => {
    const ids = [...fc.sample(customerId, 500), 0, 1, 2 ** 31 - 1];
    const { rows } = await database.pool.query<{ id: number; shard: number }>(
      `select id, floor((hashint4(id)::bigint + 2147483648) * 32 / 4294967296)::integer as shard
       from unnest($1::integer[]) as id`,
      [ids],
    );

    expect(rows).toHaveLength(ids.length);
    for (const { id, shard } of rows) expect(shardOf(id, 32)).toBe(shard);
  });

  it('hold all events of a partition, and the same ones when the number of partitions changes', () => {
    fc.assert(
      fc.property(customerId, powerOfTwo, fc.integer({ min: 1, max: 8 }), (id, shards, times) => {
        const partition = partitionOf(id, shards * times);
        expect(partition).toBeGreaterThanOrEqual(0);
        expect(partition).toBeLessThan(shards * times);
        expect(shardOfPartition(partition, shards)).toBe(shardOf(id, shards));
        expect(shardOf(shardKeyOf(partition, shards), shards)).toBe(shardOf(id, shards));
      }),
    );
  });

  it('hold all buckets of a customer, which take the shard’s partitions in turn, the own one first', () => {
    fc.assert(
      fc.property(customerId, powerOfTwo, fc.integer({ min: 1, max: 8 }), (id, shards, times) => {
        const layout = { partitions: shards * times, shards };
        const partitions = Array.from({ length: times }, (_, bucket) =>
          partitionOfBucket(id, bucket, layout),
        );
        expect(partitions[0]).toBe(partitionOf(id, layout.partitions));
        expect(new Set(partitions).size).toBe(times);
        for (const partition of partitions)
          expect(shardOfPartition(partition, shards)).toBe(shardOf(id, shards));
        expect(partitionOfBucket(id, times, layout)).toBe(partitions[0]);
      }),
    );
  });

  it('of a number that does not divide the partitions’ leave a customer in its own one', () => {
    expect(partitionOfBucket(7, 3, { partitions: 6, shards: 4 })).toBe(partitionOf(7, 6));
  });

  it.each([3, 8, 12])('spread customers evenly over %d partitions', (partitions) => {
    const counts = new Array<number>(partitions).fill(0);
    for (let id = 1; id <= partitions * 1_000; id++) {
      const partition = partitionOf(id, partitions);
      counts[partition] = (counts[partition] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1_150);
  });
});
