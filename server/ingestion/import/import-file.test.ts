import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '#server/core/process/config.js';
import { buildImpressionTag, buildSiteTag } from '#server/testing/factories.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';
import { parseQueuedEvent, streamKey } from '#server/ingestion/queued-event.js';
import { collectLines } from './collect-lines.js';
import { importFile, ImportError } from './import-file.js';
import { progressText } from './progress-bar.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const database = testDatabase();
const redis = testRedis();
let folder = '';
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-import-'));
  await redis.client.flushdb();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const config = (said: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'commands'),
    ...TEST_SECRETS,
    DATA_DIR: path.join(os.tmpdir(), 'infinitum-import-regions'),
    QUEUE_PARTITIONS: '1',
    ...said,
  });

async function queuedIds(): Promise<string[]> {
  const entries = await redis.client.xrange(streamKey(0), '-', '+');
  return entries.map(([, [, text]]) => parseQueuedEvent(text ?? '').id);
}

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

const lineOf = (tag: string, said: Partial<EventLine> = {}): EventLine => ({
  type: 'impression',
  tag,
  occurred_at: '2026-01-05T10:00:00Z',
  ...said,
});

test('good lines of a packed log go to the queue, the others into a report, and a second run adds nothing new', async () => {
  const { key } = await buildImpressionTag(database.orm.em.fork());
  const lines = [
    lineOf(key),
    '',
    lineOf(key, { uid: 'u' }),
    { type: 'impression' },
    lineOf('unknown-key'),
    'x'.repeat(200_000),
  ];

  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\r\n');
  const file = write('log.ndjson.gz', gzipSync(text));
  const shares: number[] = [];
  const report = await importFile(file, config(), {
    onProgress: (share) => shares.push(share),
  });

  expect(report).toEqual({
    accepted: 2,
    known: 0,
    rejected: 3,
    leftOut: 0,
    rejectedByReason: [
      ['FIELD_MISSING tag', 1],
      ['UNKNOWN_TAG tag', 1],
      ['LINE_TOO_LONG', 1],
    ],
    rejectionFiles: {
      reasons: `${file}.rejected.ndjson`,
      lines: `${file}.rejected-lines.ndjson`,
    },
    unnamedIds: [],
  });
  expect(
    fs
      .readFileSync(`${file}.rejected.ndjson`, 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { line: 4, code: 'FIELD_MISSING', field: 'tag', reason: "tag must be a tag's key" },
    { line: 5, code: 'UNKNOWN_TAG', field: 'tag', reason: 'tag is no known impression tag' },
    { line: 6, code: 'LINE_TOO_LONG', reason: 'the line is longer than 64 KB' },
  ]);
  expect(shares.at(-1)).toBe(1);
  await importFile(file, config());

  const ids = await queuedIds();

  expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
});

test('a file that ends early says how far it came and that it can be run again', async () => {
  const { key } = await buildImpressionTag(database.orm.em.fork());
  const text = Array.from({ length: 5_000 }, (_, index) =>
    JSON.stringify(lineOf(key, { uid: String(index) })),
  ).join('\n');
  const file = write('torn.ndjson.gz', gzipSync(text).subarray(0, -20));
  await expect(importFile(file, config())).rejects.toThrow(
    /stopped after \d+ lines: .* nothing is counted twice/,
  );
});

test('a missing file is reported in one sentence', async () => {
  await expect(importFile(path.join(folder, 'none'), config())).rejects.toThrow(ImportError);
});

test('a full queue makes the import wait until the worker has caught up', async () => {
  const { key } = await buildSiteTag(database.orm.em.fork());
  const lines = Array.from({ length: 6_000 }, (_, index) =>
    lineOf(key, { type: 'webhit', uid: String(index) }),
  );
  const waits: boolean[] = [];
  const catchUp = () => redis.client.xtrim(streamKey(0), 'MAXLEN', 0);
  const worker = setInterval(() => void (waits.at(-1) && catchUp()), 50);

  try {
    const { accepted } = await collectLines(
      lines,
      config({ QUEUE_MAX_LENGTH: '1000' }),
      ({ isWaiting }) => waits.push(isWaiting),
    );
    expect(accepted).toBe(6_000);
    expect(waits).toContain(true);
    expect(waits.at(-1)).toBe(false);
  } finally {
    clearInterval(worker);
  }
});

test('the bar shows the share, the counts and a wait', () => {
  expect(progressText(0.5, { accepted: 12_345, rejected: 1, isWaiting: false })).toBe(
    `[${'#'.repeat(15)}${' '.repeat(15)}]  50 %  12,345 accepted, 1 rejected`,
  );
  expect(progressText(1, { accepted: 0, rejected: 0, isWaiting: true })).toContain(
    '100 %  0 accepted, 0 rejected (the queue is full',
  );
});

test('whose ids a log carries can be named, so that what the sender sent itself is the same event', async () => {
  const { key } = await buildImpressionTag(database.orm.em.fork());
  const file = write('log.ndjson', JSON.stringify(lineOf(key, { id: 'order-1' })));
  for (const sender of [undefined, 'BROADCASTER:7', 'BROADCASTER:8', 'BROADCASTER:7']) {
    await importFile(file, config(), { sender });
  }
  const [ours, first, other, again] = await queuedIds();
  expect(again).toBe(first);
  expect(new Set([ours, first, other]).size).toBe(3);
});
