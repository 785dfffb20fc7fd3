import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { postgresDataDir } from './embedded-postgres.js';
import { startEmbeddedServices, type EmbeddedServices } from './embedded-services.js';

const warnings: string[] = [];
let dataDir: string;
let services: EmbeddedServices;

const start = () => startEmbeddedServices({}, dataDir, (sentence) => warnings.push(sentence));

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-services-'));
  fs.chmodSync(dataDir, 0o711);
  services = await start();
});

afterAll(async () => {
  await services.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const postgresId = () =>
  Number(
    fs
      .readFileSync(
        path.join(postgresDataDir(path.join(dataDir, 'postgres')), 'postmaster.pid'),
        'utf8',
      )
      .split('\n')[0],
  );
const redisId = () => Number(fs.readFileSync(path.join(dataDir, 'redis/redis.pid'), 'utf8'));

async function query(sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: services.env.DATABASE_URL });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function onRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(services.env.REDIS_URL ?? '', {
    lazyConnect: true,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined); // the call itself fails
  await redis.connect();
  return use(redis).finally(() => redis.disconnect());
}

async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await sleep(50);
    }
  }
}

describe('the embedded services', () => {
  test('keep data and secrets from one start to the next', async () => {
    await query('create table kept (value integer)');
    await onRedis((redis) => redis.set('kept', 'yes'));
    const { TOKEN_SECRET, VIEWER_SECRET } = services.env;
    await services.stop();
    services = await start();
    expect((await query('select * from kept')).rowCount).toBe(0);
    expect(await onRedis((redis) => redis.get('kept'))).toBe('yes');
    expect(services.env).toMatchObject({ TOKEN_SECRET, VIEWER_SECRET });
  });

  test('keep the product to this machine, and give each process its own role and user', () => {
    expect(services.env.HOST).toBe('localhost');
    const passwords = [services.rolePasswords, services.redisUserPasswords].flatMap((all) =>
      Object.values(all ?? {}),
    );
    expect(passwords).toHaveLength(7);
    expect(new Set([...passwords, services.env.TOKEN_SECRET]).size).toBe(8);
  });

  test('ask the super admins of their database for no second factor', () => {
    expect(services.env.SUPER_ADMIN_SECOND_FACTOR).toBe('optional');
  });

  test('let nobody in without the password', async () => {
    const url = new URL(services.env.REDIS_URL ?? '');
    url.password = '';
    const unauthenticated = new Redis(url.href, { lazyConnect: true, retryStrategy: () => null });
    unauthenticated.on('error', () => undefined); // the connection is refused, as expected
    await expect(unauthenticated.ping()).rejects.toThrow();
    unauthenticated.disconnect();
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test('come back under the same address after a crash', async () => {
    process.kill(postgresId(), 'SIGKILL');
    process.kill(redisId(), 'SIGKILL');
    expect((await untilItWorks(() => query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    expect(await untilItWorks(() => onRedis((redis) => redis.ping()))).toBe('PONG');
    expect(warnings.join('\n')).toContain('PostgreSQL ended unasked');
    expect(warnings.join('\n')).toContain('Redis ended unasked');
  });
});
