import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/core/process/config.js';
import { WRONG_SETTING_EXIT_CODE } from '#server/core/process/run-process.js';
import { grantDatabaseRoles } from '#server/database/database-roles.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { announcement } from './supervise/announcement.js';
import { buildClientWhenChanged } from './supervise/client-build.js';
import { loadDemo } from './supervise/demo-load.js';
import { startEmbeddedServices } from './embedded/embedded-services.js';
import { redisUserUrls, roleUrls, settingsOf } from './supervise/process-settings.js';
import {
  PRODUCT_PROCESSES,
  ProductProcess,
  StartFailure,
  type ProductProcessName,
} from './supervise/product-process.js';
import { generateOnChange, restartOnChange, startPageServer } from './supervise/reload.js';
import { RunState, type Settings } from './supervise/run-state.js';
import {
  checkConfiguredServices,
  checkDemo,
  checkPorts,
  checkSettings,
} from './supervise/start-checks.js';
import { StopList } from './supervise/stop-list.js';

/**
 * `npm start`, and with --reload `npm run dev`: everything the product needs, on this machine,
 * until Ctrl-C.
 */
async function start(stops: StopList): Promise<void> {
  const startedAtMs = Date.now();
  const reload = process.argv.includes('--reload');
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const config = checkSettings(process.env);
  checkDemo(config, process.env);

  const runState = new RunState(config.dataDir, 'server/launcher/supervisor.ts');
  await runState.takeOver();
  stops.add(() => runState.clear());
  await checkPorts(config);
  await checkConfiguredServices(process.env);

  console.log('Starting …');
  const page = reload ? Promise.resolve() : buildClientWhenChanged();
  page.catch(() => undefined); // awaited below; until then a failure waits
  const services = await startEmbeddedServices(process.env, config.dataDir, console.error);
  stops.add(() => services.stop());
  const env: NodeJS.ProcessEnv = { ...services.env, DATA_DIR: config.dataDir };
  const databaseUrl = env.DATABASE_URL ?? config.databaseUrl;
  runState.keepSettings(settingsForCommands(env));
  await migrateDatabase(databaseUrl);
  const { rolePasswords, redisUserPasswords } = services;
  if (rolePasswords) await grantDatabaseRoles(databaseUrl, rolePasswords);

  const databaseUrls = rolePasswords ? roleUrls(databaseUrl, rolePasswords) : {};
  const redisUrls = redisUserPasswords
    ? redisUserUrls(env.REDIS_URL ?? config.redisUrl, redisUserPasswords)
    : {};
  const surroundings = {
    settingsOf: (name: ProductProcessName) => settingsOf(name, env, { databaseUrls, redisUrls }),
    runState,
    logDir: path.join(config.dataDir, 'log'),
    echo: reload,
    warn: console.error,
  };
  const processes = PRODUCT_PROCESSES.map((name) => new ProductProcess(name, surroundings));
  stops.add(() => Promise.all(processes.map((one) => one.stop())));
  await Promise.all(processes.map((one) => one.start()));
  if (reload) {
    stops.add(startPageServer(env));
    stops.add(restartOnChange(processes, console.log));
    stops.add(generateOnChange(console.log));
  }
  const demo = rolePasswords ? loadDemo(env, (stop) => stops.add(stop)) : null;
  await page;
  const isLoading = (await demo?.isLoading) ?? false;
  if (stops.isStopping) return;
  const elapsedMs = Date.now() - startedAtMs;
  console.log(announcement({ config, elapsedMs, hasDemo: demo !== null, isLoading, reload }));
  const isComplete = (await demo?.isComplete) ?? true;
  if (stops.isStopping) return;
  if (!isComplete) console.log(PARTIAL_DEMO);
  else if (isLoading) console.log(COMPLETE_DEMO);
}

const COMPLETE_DEMO = '\nThe demo data are complete.';
const PARTIAL_DEMO = '\nThe demo data were not loaded whole; the next start carries on with them.';

/**
 * The settings that `npm run recompute` and similar commands need to work on the running product.
 */
function settingsForCommands(env: NodeJS.ProcessEnv): Settings {
  const names = [
    'DATABASE_URL',
    'REDIS_URL',
    'TOKEN_SECRET',
    'VIEWER_SECRET',
    'TEST_MARK_SECRET',
    'QUEUE_PARTITIONS',
    'QUEUE_MAX_LENGTH',
  ];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

const stops = new StopList();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stops.stopAll(0));
if (process.connected) process.once('disconnect', () => void stops.stopAll(0));
try {
  await start(stops);
} catch (error) {
  if (!stops.isStopping) {
    const isExplained = error instanceof StartFailure && error.isExplained;
    if (!isExplained) console.error(error instanceof Error ? error.message : String(error));
  }
  await stops.stopAll(error instanceof ConfigError ? WRONG_SETTING_EXIT_CODE : 1);
}
