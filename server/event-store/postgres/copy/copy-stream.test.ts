import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '#server/testing/test-database.js';
import { BinaryCopyParser, BinaryCopyWriter } from './copy-binary.js';
import { copyIn, copyOut } from './copy-stream.js';

const database = testDatabase();
const ROWS = [
  {
    small: 7,
    whole: -123_456,
    at: Date.parse('2026-11-20T08:14:00.123Z'),
    day: 20_412,
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  {
    small: -1,
    whole: 2_147_483_647,
    at: Date.parse('1969-12-31T23:59:59.999Z'),
    day: -1,
    id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  },
];

beforeAll(async () => {
  await database.pool.query(
    'create table sample (small smallint, whole integer, at timestamptz(3), day date, id uuid)',
  );
});

describe('binary copy', () => {
  it('brings back from PostgreSQL what it wrote there', async () => {
    const client = await database.pool.connect();
    try {
      const writer = new BinaryCopyWriter();
      for (const row of ROWS) {
        writer.startRow(5);
        writer.int16(row.small);
        writer.int32(row.whole);
        writer.timestamp(row.at);
        writer.date(row.day);
        writer.uuid(row.id);
      }
      await copyIn(client, 'sample', writer.finish());
      const text = await client.query(
        'select at::text, day::text, id::text from sample order by small desc',
      );
      expect(text.rows[1]).toEqual({
        at: '1969-12-31 23:59:59.999+00',
        day: '1969-12-31',
        id: ROWS[1]?.id,
      });

      const read: unknown[] = [];
      await copyOut(
        client,
        'select *, null::integer as nothing, 2::bigint ^ 40 as large from sample order by small desc',
        (row) =>
          read.push({
            small: row.int16(),
            whole: row.int32(),
            at: row.timestamp(),
            day: row.date(),
            id: row.uuid(),
            nothing: row.skipNull(),
          }),
      );
      expect(read).toEqual(ROWS.map((row) => ({ ...row, nothing: true })));
    } finally {
      client.release();
    }
  });

  it('leaves the connection usable after a failure', async () => {
    const client = await database.pool.connect();
    try {
      await expect(
        copyIn(client, 'no_such_table', new BinaryCopyWriter().finish()),
      ).rejects.toThrow('no_such_table');
      await expect(copyOut(client, 'select 1 / 0', () => undefined)).rejects.toThrow(
        'division by zero',
      );
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      client.release();
    }
  });

  it('reads rows of any length in chunks cut anywhere', () => {
    const row = fc.record({
      value: fc.nat(),
      bytes: fc.option(fc.uint8Array({ maxLength: 9_000 })),
    });
    const stream = fc.record({
      rows: fc.array(row, { maxLength: 30 }),
      cuts: fc.array(fc.oneof(fc.nat(12), fc.nat(20_000)), { minLength: 1 }),
    });

    fc.assert(
      fc.property(stream, ({ rows, cuts }) => {
        const writer = new BinaryCopyWriter(1);
        for (const { value, bytes } of rows) {
          writer.startRow(2);
          writer.int32(value);
          if (bytes === null) writer.null();
          else writer.bytes(Buffer.from(bytes));
        }
        const all = writer.finish();

        const read: unknown[] = [];
        const parser = new BinaryCopyParser((found) =>
          read.push({
            value: found.int32(),
            bytes: found.skipNull() ? null : Uint8Array.from(found.bytes()),
          }),
        );
        for (let at = 0, cut = 0; at < all.length; cut += 1) {
          const size = 1 + (cuts[cut % cuts.length] ?? 0);
          parser.push(all.subarray(at, at + size));
          at += size;
        }
        expect(read).toEqual(rows.map(({ value, bytes }) => ({ value, bytes })));
      }),
    );
  });
});
