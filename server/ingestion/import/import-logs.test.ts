import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { readConfig } from '#server/core/process/config.js';
import { buildImpressionTag } from '#server/testing/factories.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { importFile, type ImportOptions } from './import-file.js';

type Line = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Each of many imports opens its own connections. */
jest.setTimeout(120_000);

const PARTITIONS = 2;
const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const config = () =>
  readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'commands'),
    ...TEST_SECRETS,
    DATA_DIR: folder,
    QUEUE_PARTITIONS: String(PARTITIONS),
  });

let folder = '';
let tag: Awaited<ReturnType<typeof buildImpressionTag>>;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-logs-'));
  tag = await buildImpressionTag(database.orm.em.fork());
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function load(content: string | Buffer, options: ImportOptions = {}) {
  const file = path.join(folder, 'log');
  fs.writeFileSync(file, content);
  const report = await importFile(file, config(), options);
  await workers.untilStored();
  return report;
}

async function impressions(): Promise<number> {
  const [row] = await database.orm.em
    .fork()
    .getConnection()
    .execute<{ count: number }[]>(
      'select count(*)::integer as count from event_store.impression where tag_id = ?',
      [tag.id],
    );
  return row?.count ?? 0;
}

const lineOf = (said: Line = {}): Line => ({
  type: 'impression',
  tag: tag.key,
  occurred_at: '2026-01-05T10:00:00Z',
  ...said,
});
const ndjson = (lines: readonly Line[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const COLUMNS = ['uid', 'tag', 'occurred_at', 'type', 'gpc'];
const csv = (lines: readonly Line[], delimiter = ',') =>
  [COLUMNS, ...lines.map((line) => COLUMNS.map((column) => line[column] ?? ''))]
    .map((cells) => `${cells.join(delimiter)}\r\n`)
    .join('');

describe('the same log counts once', () => {
  test('when it grows, with a line for each that is new', async () => {
    const lines = [lineOf(), lineOf(), lineOf({ uid: 'u' })];
    await load(ndjson(lines));
    expect(await impressions()).toBe(3);

    const grown = [...lines, lineOf()];
    expect(await load(ndjson(grown))).toMatchObject({ accepted: 1, known: 3 });
    expect(await impressions()).toBe(4);
  });

  test('packed, packed anew, in other line ends, encodings and forms', async () => {
    const lines = [lineOf({ gpc: true }), lineOf(), lineOf(), lineOf({ uid: 'u' })];
    const text = ndjson(lines);
    const reordered = lines.map((line) => Object.fromEntries(Object.entries(line).reverse()));
    const spelt = lines.map((line) => ({
      ...line,
      uid: line.uid ?? null,
      ip: '',
      occurred_at: 1_767_607_200,
    }));

    const forms = [
      text,
      gzipSync(text),
      gzipSync(text, { level: 1 }),
      Buffer.concat([gzipSync(text.slice(0, 30)), gzipSync(text.slice(30))]),
      zstdCompressSync(text),
      `\ufeff${text.replaceAll('\n', '\r\n')}`,
      text.trim().replaceAll('\n', '\r'),
      Buffer.from(text, 'utf16le'),
      JSON.stringify(lines),
      JSON.stringify(reordered, null, 2),
      csv(lines),
      gzipSync(csv(lines, '\t')),
      ndjson(spelt),
    ];
    for (const form of forms) {
      await load(form);
      expect(await impressions()).toBe(4);
    }
  });

  test('when it was cut off before', async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => lineOf(at % 3 ? {} : { uid: `${at}` }));
    const packed = gzipSync(ndjson(lines));
    const cut = packed.subarray(0, packed.length * 0.7);

    await expect(load(cut)).rejects.toThrow(/stopped after \d+ lines: .* nothing is counted twice/);
    await workers.untilStored();
    const { accepted, known } = await load(packed);

    expect(accepted + known).toBe(5_000);
    expect(known).toBeGreaterThan(0);
    expect(await impressions()).toBe(5_000);
  });

  test('while it waits in the queue', async () => {
    const file = path.join(folder, 'log');
    fs.writeFileSync(file, ndjson([lineOf(), lineOf()]));
    await Promise.all([importFile(file, config()), importFile(file, config())]);
    await workers.untilStored();
    expect(await impressions()).toBe(2);
  });

  test('with an id that two of its lines bring', async () => {
    const lines = [lineOf({ id: 'a' }), lineOf({ id: 'a', uid: 'u' }), lineOf({ id: 'b' })];
    expect(await load(ndjson(lines))).toMatchObject({ accepted: 2, known: 1 });
    expect(await impressions()).toBe(2);
  });

  test('however it is mutated', async () => {
    const draw = fc.record({
      lines: fc.array(fc.constantFrom({}, { uid: 'u' }, { uid: 'v' }), {
        minLength: 1,
        maxLength: 12,
      }),
      day: fc.integer({ min: 1, max: 28 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      forms: fc.array(fc.nat(5), { minLength: 2, maxLength: 3 }),
    });
    const forms = [
      ndjson,
      (lines: readonly Line[]) => gzipSync(ndjson(lines)),
      (lines: readonly Line[]) => zstdCompressSync(csv(lines)),
      (lines: readonly Line[]) => JSON.stringify(lines, null, 1),
      (lines: readonly Line[]) => ndjson(lines).replaceAll('\n', '\r\n'),
      (lines: readonly Line[]) => csv(lines, ';'),
    ];
    let round = 0;

    await fc.assert(
      fc.asyncProperty(draw, async ({ lines: said, day, share, forms: chosen }) => {
        const before = await impressions();
        const occurred_at = `2025-11-${String(day).padStart(2, '0')}T10:00:00.${String(100 + round++)}Z`;
        const lines = said.map((each) => lineOf({ ...each, occurred_at }));
        const start = lines.slice(0, Math.ceil(lines.length * share));
        for (const [at, form] of chosen.entries())
          await load(forms[form]?.(at === 0 ? start : lines) ?? '');
        expect((await impressions()) - before).toBe(lines.length);
      }),
      { numRuns: 6 },
    );
  });
});

test('rejected lines are left in a file that counts once it is corrected', async () => {
  const good = lineOf({ uid: 'a' });
  const bad = lineOf({ uid: 'b', type: 'impresion' });
  const log = csv([good, bad, lineOf({ uid: 'c', occurred_at: 'now' })]);
  const { rejectionFiles, rejectedByReason } = await load(log);

  expect(rejectedByReason).toEqual([
    ['FIELD_INVALID type', 1],
    ['FIELD_INVALID occurred_at', 1],
  ]);
  const rejected = fs.readFileSync(rejectionFiles?.lines ?? '', 'utf8');
  expect([rejectionFiles?.lines, rejected.split('\n').length]).toEqual([
    path.join(folder, 'log.rejected-lines.csv'),
    4,
  ]);

  const corrected = rejected.replace('impresion', 'impression').replace('now', '1767607200');
  expect(await load(corrected)).toMatchObject({ accepted: 2, rejected: 0 });
  expect(await impressions()).toBe(3);
  expect(fs.existsSync(rejectionFiles?.lines ?? '')).toBe(false);
  expect(await load(log.replace('impresion', 'impression'))).toMatchObject({ known: 2 });
  expect(await impressions()).toBe(3);
});

test('rejected elements of an indented array are lines of their own', async () => {
  const lines = [lineOf(), lineOf({ type: 'x', uid: 'u' })];
  const { rejectionFiles } = await load(JSON.stringify(lines, null, 2));
  const rejected = fs.readFileSync(rejectionFiles?.lines ?? '', 'utf8');
  expect(
    rejected
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([lines[1]]);
});

test('the times of real logs count in their hour', async () => {
  const times = [
    '2026-01-05 10:15:30.123456 UTC',
    1_767_608_130_123_456,
    '1767608130123',
    '2026-01-05T10:15:30Z[Etc/UTC]',
    'Mon, 05 Jan 2026 10:15:30 GMT',
    '2026-01-05T5:15:30.127-05',
  ];
  const { rejected } = await load(ndjson(times.map((occurred_at) => lineOf({ occurred_at }))));
  expect([rejected, await impressions()]).toEqual([0, times.length]);
});

test("an ad server's log counts by its mapping, and again under a corrected one only what is new", async () => {
  const log = [
    'Event Time,Placement ID,Event Type,Impression ID',
    '1767608130123456,1,VIEW,a',
    '1767608131123456,1,VIEW,b',
    '1767608132123456,2,VIEW,c',
  ].join('\n');
  const mapping = {
    columns: { occurred_at: ['Event Time'], tag: ['Placement ID'] },
    values: { type: 'impression' },
    tags: { 1: tag.key },
  };

  expect(await load(log, { mapping })).toMatchObject({
    accepted: 2,
    leftOut: 1,
    unnamedIds: [['2', 1]],
  });
  expect(
    await load(log, { mapping: { ...mapping, tags: { 1: tag.key, 2: tag.key } } }),
  ).toMatchObject({ accepted: 1, known: 2 });
  expect(await impressions()).toBe(3);
});
