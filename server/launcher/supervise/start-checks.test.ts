import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ConfigError } from '#server/core/process/config.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { checkConfiguredServices, checkDemo, checkPorts, checkSettings } from './start-checks.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-checks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The checks before a start, in its order. */
async function check(settings: NodeJS.ProcessEnv): Promise<void> {
  const [port, edgePort, workerPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATA_DIR: folder,
    PORT: String(port),
    EDGE_PORT: String(edgePort),
    WORKER_PORT: String(workerPort),
    ...settings,
  };
  const config = checkSettings(env);
  checkDemo(config, env);
  await checkPorts(config);
  await checkConfiguredServices(env);
}

test('a start without settings has nothing wrong', async () => {
  await check({});
});

test.each([
  [
    { PORT: 'eighty' },
    'PORT is "eighty": set it to a whole number of at least 0, or leave it out for 4000.',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is not an address that starts with postgres: or postgresql:',
  ],
  [
    { NODE_ENV: 'production', DATABASE_URL: '' },
    'NODE_ENV is production and DATABASE_URL is not set, so the demo would start',
  ],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://infinitum.example' },
    'PUBLIC_URL is an http: address',
  ],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be a secret of at least 32 characters'],
  [{ PORT: '4999', EDGE_PORT: '4999' }, 'PORT is 4999, which another process of the product uses'],
  [{ DATA_DIR: '/dev/null/nowhere' }, '/dev/null/nowhere cannot be written to'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^DATABASE_URL cannot be reached .*ECONNREFUSED/,
  ],
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^REDIS_URL cannot be reached .*ECONNREFUSED/],
])('%j is named as wrong', async (settings, sentence) => {
  const found: unknown = await check(settings).catch((error: unknown) => error);
  // A wrong setting has an exit code of its own.
  expect(found).toBeInstanceOf(ConfigError);
  expect((found as ConfigError).message).toMatch(sentence);
});

test('a port that is taken is named with its setting', async () => {
  const other = net.createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo; // it listens on a port

  await expect(check({ EDGE_PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it or set EDGE_PORT to a free port.`,
  );
  other.close();
});
