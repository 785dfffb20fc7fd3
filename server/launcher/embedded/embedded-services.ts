import path from 'node:path';
import type { RolePasswords } from '#server/database/database-roles.js';
import type { RedisUser } from '#server/database/redis-users.js';
import { testMarkSecretOf } from '#server/core/process/read-secrets.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from './embedded-postgres.js';
import { startRedis } from './embedded-redis.js';
import { freePort } from './free-port.js';
import { readOrCreateSecrets } from '#server/launcher/supervise/secrets.js';

interface Service {
  /** Resolves when the service has ended, whether stopped or by itself. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

export interface EmbeddedServices {
  /**
   * The settings with which the processes find the services; settings of the caller stay unchanged.
   */
  env: NodeJS.ProcessEnv;
  /** Passwords for the processes' roles of the embedded database; null for another database. */
  rolePasswords: RolePasswords | null;
  /** Likewise for the processes' users of the embedded Redis. */
  redisUserPasswords: Record<RedisUser, string> | null;
  stop: () => Promise<void>;
}

const RESTART_AFTER_MS = 500;

/**
 * Starts PostgreSQL and Redis unless the settings name others, and restarts them when they end,
 * until stopped.
 */
export async function startEmbeddedServices(
  settings: NodeJS.ProcessEnv,
  dataDir: string,
  warn: (sentence: string) => void,
): Promise<EmbeddedServices> {
  const secrets = readOrCreateSecrets(dataDir);
  const tokenSecret = settings.TOKEN_SECRET || secrets.tokenSecret;
  const env: NodeJS.ProcessEnv = {
    ...settings,
    // The demo's passwords are published, so nobody else may reach it.
    HOST: settings.HOST || (settings.DATABASE_URL ? '' : 'localhost'),
    TOKEN_SECRET: tokenSecret,
    TEST_MARK_SECRET: settings.TEST_MARK_SECRET || testMarkSecretOf(tokenSecret),
    VIEWER_SECRET: settings.VIEWER_SECRET || secrets.viewerSecret,
  };
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
  };

  const starts: Promise<void>[] = [];
  if (!settings.DATABASE_URL) {
    // The accounts of the demo sign in with one step.
    env.SUPER_ADMIN_SECOND_FACTOR ||= 'optional';
    starts.push(
      freePort().then(async (port) => {
        const options = {
          dataDir: path.join(dataDir, 'postgres'),
          password: secrets.postgresPassword,
          port,
          durable: true,
        };

        const start = () =>
          startPostgres({ ...options, settings: { shared_buffers: '256MB', max_wal_size: '4GB' } });
        const first = await start();

        stops.push(keepRunning('PostgreSQL', first, start, warn));
        env.DATABASE_URL = first.url();
      }),
    );
  }
  if (!settings.REDIS_URL) {
    starts.push(
      freePort().then(async (port) => {
        const start = () =>
          startRedis({
            dataDir: path.join(dataDir, 'redis'),
            password: secrets.redisPassword,
            userPasswords: secrets.redisUserPasswords,
            port,
            durable: true,
          });

        const first = await start();

        stops.push(keepRunning('Redis', first, start, warn));
        env.REDIS_URL = first.url;
      }),
    );
  }
  const failure = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const rolePasswords = settings.DATABASE_URL ? null : secrets.rolePasswords;
  const redisUserPasswords = settings.REDIS_URL ? null : secrets.redisUserPasswords;
  return { env, rolePasswords, redisUserPasswords, stop };
}

/** Returns the function that stops the service for good. */
function keepRunning(
  name: string,
  first: Service,
  start: () => Promise<Service>,
  warn: (sentence: string) => void,
) {
  let current = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    await current.ended;

    while (!stopping) {
      warn(`${name} ended unasked and is started again`);
      await sleep(RESTART_AFTER_MS);
      try {
        current = await start();
        if (stopping) await current.stop();
        else void watch();
        return;
      } catch (error) {
        warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };

  void watch();

  return async () => {
    stopping = true;
    await current.stop();
  };
}
