import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { readQueueLayout } from '#server/ingestion/queue-partitions.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const PROGRAM = path.join(import.meta.dirname, 'partitions.ts');

let client = '';
beforeAll(async () => {
  client = String((await buildTags(database.orm)).customerId);
});

/** The exit code, and the lines of what the command says. */
async function run(...args: string[]) {
  const env = {
    ...process.env,
    ...TEST_SECRETS,
    QUEUE_PARTITIONS: '4',
    DATABASE_URL: database.roleUrl('worker'),
    REDIS_URL: testRedisUrl(redis.url, 'commands'),
  };
  const command = ['--import', 'tsx', PROGRAM, ...args];
  const done = promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const { code, stdout, stderr } = await done;
  return { code, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const waiting = (...counts: number[]) =>
  counts.map((count, partition) => `events-${partition}: ${count} waiting`);

test('a client is split, and its split ends, while everything runs', async () => {
  await redis.client.xadd(streamKey(2), '*', 'e', 'waits');
  expect(await run()).toEqual({ code: 0, lines: waiting(0, 0, 1, 0) });

  expect(await run('--client', client, '--buckets', '4')).toEqual({
    code: 0,
    lines: [
      `The number of buckets of client ${client} is 4; it was 1.`,
      ...waiting(0, 0, 1, 0),
      `client ${client}: 4 buckets in 4 partitions`,
    ],
  });
  expect((await readQueueLayout(redis.client, 4)).splits).toEqual(
    new Map([[Number(client), { buckets: 4, shards: 1 }]]),
  );

  expect((await run('--client', client, '--buckets', '8')).lines.at(-1)).toBe(
    `client ${client}: 8 buckets in 4 partitions; more partitions would let more workers store at once`,
  );
  expect((await run('--client', client, '--buckets', '1')).lines).toEqual([
    `The number of buckets of client ${client} is 1; it was 8.`,
    ...waiting(0, 0, 1, 0),
  ]);
  expect((await readQueueLayout(redis.client, 4)).splits).toEqual(new Map());
}, 60_000);

test('a client that does not exist cannot be split', async () => {
  expect(await run('--client', '2000000000', '--buckets', '2')).toEqual({
    code: 1,
    lines: ['There is no client 2000000000.'],
  });
}, 60_000);

test.each([
  [['--client', '1', '--buckets', '3'], '--buckets is a power of two from 1 to 64'],
  [['--client', '1', '--buckets', '128'], '--buckets is a power of two from 1 to 64'],
  [['--client', 'Acme', '--buckets', '2'], "--client is a client's id"],
  [['--client', '1'], '--client and --buckets go together'],
  [['--count', '0'], '--count is a number from 1 to 1024'],
  [['--count', '8', '--client', '1'], 'Give --count, or --client with --buckets, not both'],
])(
  '%j is refused',
  async (args, message) => {
    const { code, lines } = await run(...args);
    expect(code).toBe(64);
    expect(lines[0]).toBe(message);
    expect(lines[1]).toMatch(/^Usage:/);
  },
  60_000,
);
