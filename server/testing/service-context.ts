import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '#server/core/redis/redis.js';
import type { Actor, EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { readConfig, type Config } from '#server/core/process/config.js';
import type { TestDatabase } from './test-database.js';
import { TEST_SECRETS } from './secrets.js';

/** An admin of an organisation; of SYSTEM without an id. */
export const actorOf = (entityType: EntityType, entityId: number | null = null): Actor => ({
  userId: null,
  role: entityType === 'SYSTEM' ? 'ROLE_ADMIN' : `ROLE_${entityType}_ADMIN`,
  entityType,
  entityId,
  permissionLevel: 'ADMIN',
  countryCode: 'NZ',
  countryList: ['NZ'],
  via: { session: 'test' },
});

interface Wiring {
  database: Pick<TestDatabase, 'orm' | 'url'>;
  redis: { client: Redis; url: string };
}

const configs = new Map<string, Config>();

/** Read once: some tests make thousands of contexts. */
function configOf(databaseUrl: string, redisUrl: string): Config {
  const addresses = `${databaseUrl} ${redisUrl}`;
  const known = configs.get(addresses);
  if (known) return known;

  const config = readConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ...TEST_SECRETS,
    SUPER_ADMIN_SECOND_FACTOR: 'optional',
  });
  configs.set(addresses, config);
  return config;
}

/** The context of a service function, with its own entity manager. */
export const serviceContext = (
  { database, redis }: Wiring,
  actor: Actor | null,
): ServiceContext => ({
  em: database.orm.em.fork(),
  redis: redis.client,
  config: configOf(database.url, redis.url),
  actor,
  clientIp: '192.0.2.1',
  requestId: 'test-request',
  now: () => new Date(),
  pause: (ms) => sleep(ms),
});
