import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '#server/core/process/config.js';
import { buildImpressionTag } from '#server/testing/factories.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { parseQueuedEvent, streamKey } from '#server/ingestion/queued-event.js';
import { importFile } from './import-file.js';

/** The queue takes two runs of them without a worker. */
const LINES = 12_000;
const database = testDatabase();
const redis = testRedis();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-import-kill-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const settings = () => ({
  DATABASE_URL: database.roleUrl('edge'),
  REDIS_URL: testRedisUrl(redis.url, 'commands'),
  ...TEST_SECRETS,
  DATA_DIR: folder,
  QUEUE_PARTITIONS: '1',
});

test('an import that is killed and run again counts each line once', async () => {
  const { key } = await buildImpressionTag(database.orm.em.fork());
  const file = path.join(folder, 'log.csv');
  const line = `impression,${key},2026-01-05T10:00:00Z`;
  fs.writeFileSync(
    file,
    `type,tag,occurred_at,uid\n${Array.from({ length: LINES }, (_, at) => `${line},${at % 500}\n`).join('')}`,
  );

  const first = spawn(process.execPath, ['--import', 'tsx', 'server/processes/import.ts', file], {
    env: { PATH: process.env.PATH, ...settings() },
    stdio: 'ignore',
  });
  const ended = once(first, 'close');
  while ((await redis.client.xlen(streamKey(0))) === 0 && first.exitCode === null) await sleep(2);
  first.kill('SIGKILL');
  await ended;
  const before = await redis.client.xlen(streamKey(0));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(LINES);

  expect(await importFile(file, readConfig(settings()))).toMatchObject({ accepted: LINES });
  const entries = await redis.client.xrange(streamKey(0), '-', '+');
  const ids = new Set(entries.map(([, [, text]]) => parseQueuedEvent(text ?? '').id));
  expect(ids.size).toBe(LINES);
}, 120_000);
