import { beforeEach, describe, expect, it } from '@jest/globals';
import { testRedis } from '#server/testing/test-redis.js';
import { receivedKey, streamKey } from '#server/ingestion/queued-event.js';
import { START_OF_STREAM } from '#server/event-store/contract/store-transaction.js';
import { countWaiting, forgetRead, readQueue } from './queue-reader.js';

const redis = testRedis();
const FIELD = '29000000:1:5:6';

beforeEach(() => redis.client.flushdb());

async function append(text: string): Promise<void> {
  await redis.client
    .multi()
    .xadd(streamKey(0), '*', 'e', text)
    .hincrby(receivedKey(0), FIELD, 1)
    .exec();
}

describe('readQueue', () => {
  it('answers the entries after the position with the calls received up to them', async () => {
    await append('a');
    await append('b');
    const first = await readQueue(redis.client, 0, START_OF_STREAM, 1);
    expect(first.entries.map((entry) => entry.text)).toEqual(['a']);
    expect(first.received).toEqual(new Map([[FIELD, 2]]));
    await forgetRead(redis.client, 0, first.position);
    expect(await countWaiting(redis.client, 0)).toBe(1);

    const second = await readQueue(redis.client, 0, first.position, 10);
    expect(second.entries.map((entry) => entry.text)).toEqual(['b']);
    expect(second.received.size).toBe(0);
    expect(second.position.receipt).toBe(first.position.receipt);
  });

  it('answers the counters again when the transaction that read them was rolled back, with what came since', async () => {
    await append('a');
    await readQueue(redis.client, 0, START_OF_STREAM, 10);
    await append('b');
    const again = await readQueue(redis.client, 0, START_OF_STREAM, 10);
    expect(again.entries).toHaveLength(2);
    expect(again.received).toEqual(new Map([[FIELD, 2]]));
  });

  it('does not answer counters twice when the worker died between its commit and forgetting them', async () => {
    await append('a');
    const committed = await readQueue(redis.client, 0, START_OF_STREAM, 10);
    await append('b');
    const next = await readQueue(redis.client, 0, committed.position, 10);
    expect(next.entries.map((entry) => entry.text)).toEqual(['b']);
    expect(next.received).toEqual(new Map([[FIELD, 1]]));
  });

  it('does not forget the counters that another worker took meanwhile', async () => {
    await append('a');
    const committed = await readQueue(redis.client, 0, START_OF_STREAM, 10);
    await append('b');
    await readQueue(redis.client, 0, committed.position, 10);
    await forgetRead(redis.client, 0, committed.position);
    const again = await readQueue(redis.client, 0, committed.position, 10);
    expect(again.received).toEqual(new Map([[FIELD, 1]]));
  });

  it('reads a new Redis from its beginning, though its clock may be behind the stored position', async () => {
    await append('a');
    const read = await readQueue(redis.client, 0, START_OF_STREAM, 10);
    await redis.client.flushdb();
    await redis.client.xadd(streamKey(0), '1-1', 'e', 'b');
    const next = await readQueue(redis.client, 0, read.position, 10);
    expect(next.entries).toEqual([{ id: '1-1', text: 'b' }]);
    expect(next.position.epoch).not.toBe(read.position.epoch);
  });

  it('shows an entry of another shape as what it is', async () => {
    await redis.client.xadd(streamKey(0), '*', 'x', '1', 'y', '2');
    const { entries } = await readQueue(redis.client, 0, START_OF_STREAM, 10);
    expect(entries[0]?.text).toBe('["x","1","y","2"]');
  });
});
