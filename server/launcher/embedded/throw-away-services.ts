import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from './embedded-postgres.js';
import { startRedis } from './embedded-redis.js';
import { throwAwayFolder, type Medium } from './throw-away-folder.js';

export interface ThrowAwayServices {
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<void>;
}

const PASSWORD = 'test';

/**
 * PostgreSQL and Redis for tests and experiments: fast, and deleted with their data when stopped.
 */
export async function startThrowAwayServices(medium: Medium): Promise<ThrowAwayServices> {
  const folder = throwAwayFolder('infinitum-test-', medium);

  const [postgres, redis] = await Promise.all([
    startPostgres({
      dataDir: path.join(folder, 'postgres'),
      password: PASSWORD,
      durable: false,
      settings: { max_connections: 400, shared_buffers: '256MB', max_wal_size: '1GB' },
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
