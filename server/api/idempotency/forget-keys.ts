import type { MikroORM } from '@mikro-orm/postgresql';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { KEY_RETENTION_MS } from './run-once.js';

const EVERY_MS = 10 * 60_000;

interface KeyParts {
  orm: MikroORM;
  now: () => Date;
}

export async function forgetIdempotencyKeys({ orm, now }: KeyParts): Promise<void> {
  await orm.em
    .fork()
    .execute('delete from idempotency_key where created_at <= ?', [
      new Date(now().getTime() - KEY_RETENTION_MS),
    ]);
}

/** Runs until stopped. */
export const startKeyRetention = (parts: KeyParts): (() => Promise<void>) =>
  startTasks([
    { name: 'idempotency keys', everyMs: EVERY_MS, run: () => forgetIdempotencyKeys(parts) },
  ]);
