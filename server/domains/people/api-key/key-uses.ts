import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import { readKeyUses } from '#server/access/identity/key-use.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';

const STORE_EVERY_MS = 60_000;

/**
 * Copies the last uses of keys from Redis, where all processes record them, to the database. Keeps
 * a later time in the database.
 */
export async function storeKeyUses(orm: MikroORM, redis: Redis): Promise<void> {
  const uses = await readKeyUses(redis);
  if (uses.length === 0) return;

  await orm.em.fork().execute(
    `update api_key set last_used_at = used.at
    from unnest(?::int[], ?::timestamptz[]) as used(id, at)
    where api_key.id = used.id and (last_used_at is null or last_used_at < used.at)`,
    [
      `{${uses.map(({ keyId }) => keyId).join(',')}}`,
      `{${uses.map(({ usedAt }) => `"${usedAt.toISOString()}"`).join(',')}}`,
    ],
  );
}

/** Stores the uses every minute until stopped. Several processes may run it. */
export function startKeyUseWriter(orm: MikroORM, redis: Redis): () => Promise<void> {
  const run = () => storeKeyUses(orm, redis);
  const stop = startTasks([
    { name: 'uses of API keys', firstAfterMs: STORE_EVERY_MS, everyMs: STORE_EVERY_MS, run },
  ]);

  return async () => {
    await stop();
    await run().catch((error: unknown) =>
      log.warn({ reason: safeErrorMessage(error) }, 'the last uses of API keys are not stored'),
    );
  };
}
