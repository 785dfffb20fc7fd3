import { afterAll, beforeAll } from '@jest/globals';
import { Redis } from 'ioredis';
import { redisUserOf, type RedisUser } from '#server/database/redis-users.js';
import { testSetting } from './test-setting.js';

export interface TestRedis {
  readonly url: string;
  readonly client: Redis;
}

const DATABASES = 256;
const LEASE_SECONDS = 900;

/**
 * Connects as the process does, with its rights alone. In tests all users have the same password.
 */
export const testRedisUrl = (url: string, name: RedisUser): string =>
  url.replace(`//${redisUserOf('owner')}:`, `//${redisUserOf(name)}:`);

/**
 * A separate Redis database for the calling test file, empty at the start; call it at the top of
 * the file. All databases of a server share the channels of publish and subscribe: use different
 * names where that matters.
 */
export function testRedis(): TestRedis {
  const serverUrl = testSetting('TEST_REDIS_URL');
  const registry = new Redis(serverUrl, { lazyConnect: true });
  let leased: { index: number; client: Redis } | null = null;

  beforeAll(async () => {
    leased = await lease(registry, serverUrl);
    await leased.client.flushdb();
  });
  afterAll(async () => {
    if (leased) {
      await leased.client.flushdb();
      leased.client.disconnect();
      await registry.del(leaseKey(leased.index));
    }
    registry.disconnect();
  });

  const current = () => {
    if (!leased)
      throw new Error('the test Redis is there from beforeAll on, not while the file is read');
    return leased;
  };
  return {
    get url() {
      return urlOf(serverUrl, current().index);
    },
    get client() {
      return current().client;
    },
  };
}

const leaseKey = (index: number) => `lease:${index}`;

function urlOf(serverUrl: string, index: number): string {
  const url = new URL(serverUrl);
  url.pathname = `/${index}`;
  return url.href;
}

/**
 * Several runs may share one server, so leases are taken in the server itself; database 0 holds
 * them.
 */
async function lease(registry: Redis, serverUrl: string) {
  for (let index = 1; index < DATABASES; index++) {
    const taken = await registry.set(leaseKey(index), process.pid, 'EX', LEASE_SECONDS, 'NX');
    if (taken) return { index, client: new Redis(urlOf(serverUrl, index)) };
  }
  throw new Error(`all ${DATABASES - 1} test databases of Redis are taken`);
}
