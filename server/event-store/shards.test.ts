import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '#server/testing/test-database.js';
import { partitionOf, shardKeyOf, shardOf, shardOfPartition } from './shards.js';

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
