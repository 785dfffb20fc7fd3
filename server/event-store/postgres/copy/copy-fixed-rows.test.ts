import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { testDatabase } from '#server/testing/test-database.js';
import { copyFixedRows, fixedLayout, type FixedRows, timestampMs } from './copy-fixed-rows.js';

const database = testDatabase();
const LAYOUT = fixedLayout(['int32', 'int16', 'timestamp', 'uuid']);
const [WHOLE = 0, SMALL = 0, AT = 0, ID = 0] = LAYOUT.offsets;
const query = (rows: number, whole = 'i') =>
  `select (${whole})::int, (i % 7)::smallint, timestamptz 'epoch' + i * interval '1 ms', lpad(i::text, 32, '0')::uuid
   from generate_series(1, ${rows}) i`;

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  client.on('error', () => undefined); // the query that follows says so, too
  try {
    return await work(client);
  } finally {
    const isBroken = await client.query('select 1').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
  }
}

function readRows({ bytes, view, from, to }: FixedRows) {
  const rows = [];
  for (let row = from; row < to; row += LAYOUT.stride)
    rows.push({
      whole: view.getInt32(row + WHOLE),
      small: view.getInt16(row + SMALL),
      atMs: timestampMs(view, row + AT),
      id: Number(bytes.toString('hex', row + ID, row + ID + 16)),
    });
  return rows;
}

describe('rows of fixed width', () => {
  it('come whole and in order, wherever the network cuts them', async () => {
    await withClient(async (client) => {
      const rows: unknown[] = [];
      await copyFixedRows(client, { query: query(20_000), layout: LAYOUT }, (fixed) => {
        rows.push(...readRows(fixed));
        return undefined;
      });

      expect(rows).toEqual(
        Array.from({ length: 20_000 }, (_, at) => {
          const i = at + 1;
          return { whole: i, small: i % 7, atMs: i, id: i };
        }),
      );
      const none: unknown[] = [];
      await copyFixedRows(client, { query: query(0), layout: LAYOUT }, (fixed) => {
        none.push(...readRows(fixed));
        return undefined;
      });
      expect(none).toEqual([]);
    });
  });

  it('wait while the reader is busy, but for those of one chunk', async () => {
    await withClient(async (client) => {
      let [busy, calls, mostBusy] = [0, 0, 0];
      await copyFixedRows(client, { query: query(20_000), layout: LAYOUT }, async () => {
        calls += 1;
        busy += 1;
        mostBusy = Math.max(mostBusy, busy);
        await sleep(5);
        busy -= 1;
      });

      expect(calls).toBeGreaterThan(5);
      expect(mostBusy).toBeLessThanOrEqual(3);
      expect(busy).toBe(0);
    });
  });

  it('end with the error of the query, and the connection goes on', async () => {
    await withClient(async (client) => {
      const reading = copyFixedRows(
        client,
        { query: query(20_000, '1 / (15000 - i)'), layout: LAYOUT },
        () => undefined,
      );
      await expect(reading).rejects.toThrow('division by zero');
      expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('are refused when a field is null, and when the reader fails', async () => {
    await expect(
      withClient((client) =>
        copyFixedRows(
          client,
          { query: query(10, 'nullif(i, 3)'), layout: LAYOUT },
          () => undefined,
        ),
      ),
    ).rejects.toThrow('A row of 44 bytes came where each has 48.');

    await expect(
      withClient((client) =>
        copyFixedRows(client, { query: query(20_000), layout: LAYOUT }, () =>
          Promise.reject(new Error('the disk is full')),
        ),
      ),
    ).rejects.toThrow('the disk is full');
  });
});
