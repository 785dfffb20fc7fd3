import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { organisationTag, readTagged, userTag } from '#server/access/identity/tagged-cache.js';
import { recordKeyUse } from '#server/access/identity/key-use.js';
import { changedChannel, topicChannel } from '#server/core/live/live-channels.js';
import { readQueueSnapshot } from '#server/operations/live/queue-stats/queue-stats.js';
import { START_OF_STREAM } from '#server/event-store/contract/store-transaction.js';
import { appendBatches } from '#server/ingestion/edge/queue/append-batches.js';
import { batchesOf } from '#server/ingestion/edge/queue/batch.js';
import { changePartitionCount } from '#server/ingestion/queue-partitions.js';
import { receivedKey, streamKey } from '#server/ingestion/queued-event.js';
import { NO_SPLITS } from '#server/ingestion/split-customers.js';
import { forgetRead, readQueue } from '#server/ingestion/worker/loop/queue-reader.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { startRedis } from '#server/launcher/embedded/embedded-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { findRedisBinary } from '#server/launcher/embedded/redis-binary.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { REDIS_USERS, redisUserOf, type RedisUser } from './redis-users.js';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/redis/start.sh');

const redis = testRedis();
const clients: Partial<Record<RedisUser, Redis>> = {};

beforeAll(() => {
  for (const name of REDIS_USERS) clients[name] = new Redis(testRedisUrl(redis.url, name));
});
afterAll(() => Object.values(clients).forEach((client) => client.disconnect()));

function as(name: RedisUser): Redis {
  const client = clients[name];
  if (!client) throw new Error(`${name} is connected from beforeAll on`);
  return client;
}

type Attempt = readonly [command: string, ...args: (string | number)[]];
const SESSION = 'session:7:required';
const SESSION_BY_SCRIPT: Attempt = ['eval', `return redis.call('get', '${SESSION}')`, 0];

/** Nobody may do these: they change the server, or show what is none of a user's business. */
const FOR_THE_OWNER: readonly Attempt[] = [
  ['acl', 'list'],
  ['config', 'get', '*'],
  ['config', 'set', 'requirepass', ''],
  ['flushall'],
  ['flushdb'],
  ['keys', '*'],
  ['scan', 0],
  ['monitor'],
  ['shutdown'],
  ['client', 'kill', 'type', 'normal'],
  ['replicaof', 'no', 'one'],
  ['script', 'flush'],
  ['function', 'list'],
  ['migrate', 'elsewhere', 6379, SESSION, 0, 1],
];

const REFUSED: Record<RedisUser, readonly Attempt[]> = {
  api: [
    ['xtrim', streamKey(0), 'MAXLEN', 0],
    ['del', streamKey(0)],
    ['hdel', receivedKey(0), 'x'],
    ['set', 'queue-partitions', '1'],
  ],
  edge: [
    ['get', SESSION],
    SESSION_BY_SCRIPT,
    ['set', SESSION, 'forged'],
    ['hgetall', 'api-key:last-used'],
    ['get', 'api-key:facts:hash'],
    ['set', 'stamp:user:1', 0],
    ['xrange', streamKey(0), '-', '+'],
    ['eval', `return redis.call('xrange', KEYS[1], '-', '+')`, 1, streamKey(0)],
    ['set', 'queue-partitions', '1'],
    ['publish', 'live:0:queue', 'forged'],
    ['subscribe', 'live-changed:0'],
  ],
  worker: [
    ['get', SESSION],
    SESSION_BY_SCRIPT,
    ['set', 'stamp:user:1', 0],
    ['hset', 'api-key:last-used', '1', 1],
    ['set', 'queue-partitions', '1'],
    ['publish', 'live:0:queue', 'forged'],
    ['subscribe', 'live-changed:0'],
  ],
  commands: [
    ['get', SESSION],
    SESSION_BY_SCRIPT,
    ['xrange', streamKey(0), '-', '+'],
    ['publish', 'live-changed:0', 'forged'],
  ],
};

describe.each(REDIS_USERS)('the user of Redis for %s', (name) => {
  test.each([...REFUSED[name], ...FOR_THE_OWNER])('may not: %s %s %s', async (...attempt) => {
    const [command, ...args] = attempt;
    await expect(as(name).call(command, ...args)).rejects.toThrow(
      /NOPERM|The user executing the script can't (run|access)/,
    );
  });
});

test('the edge appends, the worker takes and announces, the api looks on, fills sandboxes and keeps the rights', async () => {
  const [api, edge, worker] = [as('api'), as('edge'), as('worker')];
  const received: string[] = [];
  const subscriber = api.duplicate();
  await subscriber.subscribe(changedChannel(api), topicChannel(api, 'queue'));
  subscriber.on('message', (channel) => received.push(channel));

  await changePartitionCount(as('commands'), 1, 1);
  const [batch] = batchesOf([buildEvent({ customerId: 1, tagId: 1 })], {
    partitions: 1,
    splits: NO_SPLITS,
  });
  if (!batch) throw new Error('no batch');
  expect(await appendBatches(edge, [batch], 100)).toEqual(['stored']);
  expect(await appendBatches(as('commands'), [batch], 100)).toEqual(['stored']);
  expect(await appendBatches(api, [batch], 100)).toEqual(['stored']);
  recordKeyUse(edge, 1, new Date());

  const { queues } = await readQueueSnapshot(api, 1, new Date());
  expect(queues).toMatchObject([{ messages: 3, memoryBytes: expect.any(Number) }]);

  const { entries, position } = await readQueue(worker, 0, START_OF_STREAM, 10);
  expect(entries).toHaveLength(3);
  const lag = { committedAtMs: 1, events: 3, totalMs: 3, longestMs: 1 };
  await forgetRead(worker, 0, position, lag);
  expect(await api.xlen(streamKey(0))).toBe(0);
  await worker.publish(changedChannel(worker), '{"topics":[]}');
  await api.publish(topicChannel(api, 'queue'), '{}');

  let loads = 0;
  const readRight = () =>
    readTagged(
      api,
      {
        key: SESSION,
        secret: 'a secret of the test',
        tags: [userTag(7), organisationTag('AGENCY', 1)],
      },
      (value) => (typeof value === 'number' ? value : undefined),
      async () => (loads += 1),
    );
  expect([await readRight(), await readRight()]).toEqual([1, 1]);

  while (received.length < 2) await sleep(5);
  expect(received).toEqual(
    ['live-changed:0', 'live:0:queue'].map((channel) =>
      channel.replace('0', String(api.options.db)),
    ),
  );
  subscriber.disconnect();
});

test('a restarted Redis has what its users wrote in transactions', async () => {
  const dataDir = throwAwayFolder('infinitum-redis-users-log-', 'disk');
  const options = { dataDir, password: 'secret', durable: true, port: await freePort() };

  const before = await startRedis(options);
  const worker = new Redis(testRedisUrl(before.url, 'worker'));
  await worker.multi().set('epoch:{0}', '1').hset('received:{0}', 'a', 1).exec();
  worker.disconnect();
  await before.stop();

  const after = await startRedis(options);
  const owner = new Redis(after.url);
  expect([await owner.get('epoch:{0}'), await owner.hget('received:{0}', 'a')]).toEqual(['1', '1']);
  owner.disconnect();
  await after.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('deploy/redis/start.sh', () => {
  const folder = throwAwayFolder('infinitum-redis-users-', 'memory');
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('starts Redis with its users, with no password on a command line, and lets nobody in without one', async () => {
    const binary = findRedisBinary();
    if (!binary) throw new Error('no Redis');
    fs.symlinkSync(binary.file, path.join(folder, 'redis-server'));
    const port = await freePort();
    const passwords = {
      REDIS_PASSWORD: 'secret-of-the-owner',
      API_REDIS_PASSWORD: 'secret-of-the-api',
      EDGE_REDIS_PASSWORD: 'secret-of-the-edge',
      WORKER_REDIS_PASSWORD: 'secret-of-the-worker',
      COMMANDS_REDIS_PASSWORD: 'secret-of-the-commands',
    };

    const child = spawn('sh', [SCRIPT, '--port', String(port), '--bind', '127.0.0.1'], {
      cwd: folder,
      env: { ...binary.env, PATH: `${folder}:${process.env.PATH ?? ''}`, ...passwords },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');

    try {
      const connect = (username?: string, password?: string) =>
        new Redis({ port, username, password, lazyConnect: true, retryStrategy: () => null });
      const owner = new Redis({ port, username: 'infinitum', password: 'secret-of-the-owner' });
      owner.on('error', () => undefined); // not up yet
      expect(await owner.acl('WHOAMI')).toBe('infinitum');
      owner.disconnect();

      for (const name of REDIS_USERS) {
        const client = connect(redisUserOf(name), `secret-of-the-${name}`);
        expect(await client.ping()).toBe('PONG');
        client.disconnect();
      }

      for (const anonymous of [connect(), connect('default', 'secret-of-the-owner')]) {
        anonymous.on('error', () => undefined); // refused, as expected
        await expect(anonymous.ping()).rejects.toThrow();
        anonymous.disconnect();
      }

      const commandLine = fs.readFileSync(`/proc/${child.pid}/cmdline`, 'utf8');
      expect(commandLine).toContain('redis-server');
      expect(commandLine).not.toContain('secret-of');
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });

  test('refuses to start while a password is missing', async () => {
    const child = spawn('sh', [SCRIPT, '--port', String(await freePort())], {
      env: { PATH: process.env.PATH, REDIS_PASSWORD: 'secret-of-the-owner' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let reason = '';
    child.stderr.on('data', (chunk: Buffer) => (reason += chunk.toString()));
    const [code] = (await once(child, 'close')) as unknown[];
    expect(code).not.toBe(0);
    expect(reason).toContain('API_REDIS_PASSWORD');
  });
});
