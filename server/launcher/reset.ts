import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#server/core/process/config.js';
import { postgresDataDir } from './embedded/embedded-postgres.js';
import { RunState } from './supervise/run-state.js';
import { checkSettings } from './supervise/start-checks.js';

/**
 * `npm run reset`: drops the embedded databases, the spool, the logs and the secrets, so that the
 * next start begins empty.
 */
try {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const { dataDir, spoolDir } = checkSettings(process.env);
  const runState = new RunState(dataDir, fileURLToPath(new URL('supervisor.ts', import.meta.url)));
  await runState.takeOver();
  const own = ['postgres', 'redis', 'spool', 'log', 'secrets.json', 'running.json'].map((name) =>
    path.join(dataDir, name),
  );
  for (const entry of [postgresDataDir(path.join(dataDir, 'postgres')), spoolDir, ...own]) {
    fs.rmSync(entry, { recursive: true, force: true });
  }
  console.log(`Dropped the data in ${dataDir}; npm start begins with empty data.`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
