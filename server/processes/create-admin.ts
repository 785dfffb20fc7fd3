import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { ConfigError, readDatabaseSettings, readRedisUrl } from '#server/core/process/config.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { ServiceError } from '#server/core/errors.js';
import { openDatabase } from '#server/database/orm.js';
import { resetByOperator } from '#server/domains/people/second-factor/reset-by-operator.js';
import { createSuperAdmin } from '#server/domains/people/user/create-super-admin.js';

const USAGE = 'npm run create-admin -- --email you@example.com --name "Your Name"';

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  'reset-second-factor': { type: 'string' },
} as const;

async function createAdmin(orm: MikroORM, email: string, name: string): Promise<void> {
  const password = await createSuperAdmin(orm.em.fork(), name, email, new Date());
  console.log(
    `${email} may sign in with the password ${password}\nIt is shown only once and is valid for a day: sign in and choose another.`,
  );
}

async function resetSecondFactor(orm: MikroORM, email: string): Promise<void> {
  const requestId = randomUUID();
  const now = () => new Date();
  const userId = await resetByOperator({ em: orm.em.fork(), requestId, now }, email);

  const redis = connectRedis(readRedisUrl(), { enableOfflineQueue: false });
  try {
    await once(redis, 'ready');
    await invalidateTags(redis, [userTag(userId)]);
  } finally {
    redis.disconnect();
  }

  console.log(`${email} has no second factor any more, and all sign-ins have ended.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const { email, name, 'reset-second-factor': lost } = values;
  if (!lost && (!email || !name)) throw new ConfigError(`Name the person: ${USAGE}`);

  const orm = await openDatabase(readDatabaseSettings());
  try {
    if (lost) await resetSecondFactor(orm, lost);
    else await createAdmin(orm, email ?? '', name ?? '');
  } finally {
    await orm.close(true);
  }
}

try {
  await run();
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof ServiceError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
