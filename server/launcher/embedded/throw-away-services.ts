import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from './embedded-postgres.js';
import { startRedis } from './embedded-redis.js';
import { isReachableByAll } from './unprivileged-account.js';

export interface ThrowAwayServices {
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

const PASSWORD = 'test';

/**
 * PostgreSQL and Redis for tests and experiments: fast, and deleted with their data when stopped.
 */
export async function startThrowAwayServices(): Promise<ThrowAwayServices> {
  const parent =
    process.getuid?.() === 0 && !isReachableByAll(os.tmpdir()) ? '/var/tmp' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(parent, 'infinitum-test-'));

  // PostgreSQL runs as another account when we are root, and must reach its own folder inside.
  fs.chmodSync(folder, 0o711);

  const [postgres, redis] = await Promise.all([
    startPostgres({
      dataDir: path.join(folder, 'postgres'),
      password: PASSWORD,
      durable: false,
      settings: { max_connections: 400, shared_buffers: '256MB', max_wal_size: '2GB' },
    }),
    startRedis({
      dataDir: path.join(folder, 'redis'),
      password: PASSWORD,
      durable: false,
      databases: 256,
    }),
  ]);

  return {
    databaseUrl: postgres.url(),
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
