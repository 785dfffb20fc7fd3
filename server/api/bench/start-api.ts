import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/launcher/embedded/free-port.js';
import type { ThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { startProcess } from '#server/testing/start-process.js';

/** An api as it runs in production: graphql-js checks more otherwise. */
export async function startBenchApi(
  services: Pick<ThrowAwayServices, 'databaseUrl' | 'redisUrl'>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-bench-'));
  const port = await freePort();
  const api = await startProcess('api', {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    ...TEST_SECRETS,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      api.kill('SIGTERM');
      await api.ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
