import { randomUUID } from 'node:crypto';
import { subMonths } from 'date-fns/subMonths';
import { LockMode } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import type { Config } from '#server/core/process/config.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { eraseUserRecords } from './erase-user-records.js';

const CHECK_EVERY_MS = 3_600_000;

interface ErasureParts {
  orm: MikroORM;
  config: Pick<Config, 'userRetentionMonths'>;
  now: () => Date;
}

/**
 * Erases the users that were removed USER_RETENTION_MONTHS ago from the records of their
 * organisations, each in its own transaction. Returns how many; several processes may run it at once.
 */
export async function eraseExpiredUsers({ orm, config, now }: ErasureParts): Promise<number> {
  const before = subMonths(now(), config.userRetentionMonths);

  for (let erased = 0; ; erased++) {
    const isErased = await orm.em.fork().transactional(async (em) => {
      const user = await em.findOne(
        User,
        { archivedAt: { $lt: before }, erasedAt: null },
        { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!user) return false;
      const erasing = { em, actor: null, requestId: randomUUID(), now };
      await eraseUserRecords(erasing, user, 'OWN_ORGANISATION');
      return true;
    });
    if (!isErased) return erased;
  }
}

/** Checks once an hour until stopped. */
export function startUserRetention(parts: ErasureParts): () => Promise<void> {
  const run = () => eraseExpiredUsers(parts);

  return startTasks([{ name: 'removed users', everyMs: CHECK_EVERY_MS, run }]);
}
