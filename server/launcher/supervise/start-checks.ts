import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { ConfigError, readConfig, type Config } from '#server/core/process/config.js';
import { PUBLISHED_DEMO_PASSWORD } from '#server/database/demo/accounts.js';
import { openRedis } from '#server/core/redis/redis.js';
import { isPortTaken } from '#server/launcher/embedded/free-port.js';

/** Settings that `npm start` provides when they are not set. */
const PROVIDED = {
  DATABASE_URL: 'postgres://embedded',
  REDIS_URL: 'redis://embedded',
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  VIEWER_SECRET: randomBytes(32).toString('hex'),
};

/** Throws a ConfigError where the demo, whose password is published, would stand in for a product. */
export function checkDemo({ production }: Config, env: NodeJS.ProcessEnv): void {
  if (!production || env.DATABASE_URL) return;
  if (env.DEMO_PASSWORD && env.DEMO_PASSWORD !== PUBLISHED_DEMO_PASSWORD) return;
  throw new ConfigError(
    'NODE_ENV is production and DATABASE_URL is not set, so the demo would start with a published password: set DATABASE_URL, or a DEMO_PASSWORD of your own.',
  );
}

const REACH_TIMEOUT_MS = 5_000;

/** Throws a ConfigError for every setting that is recognisably wrong before anything is started. */
export function checkSettings(env: NodeJS.ProcessEnv): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = readConfig({ ...PROVIDED, ...settings });

  try {
    // Other accounts may pass through, as PostgreSQL does when we are root, but cannot list the
    // folder.
    fs.mkdirSync(config.dataDir, { recursive: true, mode: 0o711 });
    fs.accessSync(config.dataDir, fs.constants.W_OK);
  } catch {
    throw new ConfigError(
      `${config.dataDir} cannot be written to: make it this account's, or set DATA_DIR to a folder that is.`,
    );
  }

  return config;
}

/** Throws a ConfigError that names the setting when a port is taken. */
export async function checkPorts(config: Config): Promise<void> {
  const ports = [
    ['PORT', config.port],
    ['EDGE_PORT', config.edgePort],
    ['WORKER_PORT', config.workerPort],
  ] as const;

  for (const [setting, port] of ports) {
    if (ports.some(([other, otherPort]) => other !== setting && otherPort === port)) {
      throw new ConfigError(
        `${setting} is ${port}, which another process of the product uses: give each its own port.`,
      );
    }
    if (await isPortTaken(port)) {
      throw new ConfigError(
        `Port ${port} is taken by another program: stop it or set ${setting} to a free port.`,
      );
    }
  }
}

/**
 * Throws a ConfigError when a service that the settings name does not answer; the embedded ones are
 * checked as they start.
 */
export async function checkConfiguredServices({
  DATABASE_URL,
  REDIS_URL,
}: NodeJS.ProcessEnv): Promise<void> {
  if (DATABASE_URL) await reach('DATABASE_URL', 'PostgreSQL', () => reachPostgres(DATABASE_URL));
  if (REDIS_URL) await reach('REDIS_URL', 'Redis', () => reachRedis(REDIS_URL));
}

async function reach(
  setting: string,
  service: string,
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new ConfigError(
      `${setting} cannot be reached (${reason}): start that ${service}, correct the address, or leave it out for the embedded one.`,
    );
  }
}

async function reachPostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: REACH_TIMEOUT_MS,
  });
  await client.connect();
  await client.end();
}

async function reachRedis(url: string): Promise<void> {
  const redis = openRedis(url, {
    lazyConnect: true,
    connectTimeout: REACH_TIMEOUT_MS,
    retryStrategy: () => null,
  });

  let reason: Error | null = null;

  redis.on('error', (error: Error) => (reason ??= error));

  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}
