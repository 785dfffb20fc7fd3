import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { askedMetrics, shownMetrics } from '#server/testing/metric-names.js';
import { startProduct, type StartedProduct } from '#server/testing/start-product.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { commandLineOf } from './supervise/running-process.js';

const database = testDatabase();
const redis = testRedis();
const started: StartedProduct[] = [];

async function start(settings: Record<string, string> = {}): Promise<StartedProduct> {
  const product = await startProduct({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    ...settings,
  });
  started.push(product);
  return product;
}

const sentences = (product: StartedProduct) =>
  product
    .output()
    .trim()
    .split('\n')
    .filter((line) => line !== 'Starting …');

/** The ids of api, edge and worker, and the supervisor's own. */
function processIds({ dataDir, pid }: StartedProduct): number[] {
  const state = fs.readFileSync(`${dataDir}/running.json`, 'utf8');
  const children = [...state.matchAll(/"pid":(\d+)/g)].map(([, id]) => Number(id));
  return [...new Set([pid, ...children])];
}

/** Metrics of every Node.js process. */
const USUAL = /^(process|nodejs)_/;
const DOCS = path.resolve(import.meta.dirname, '../../docs');
const OPERATIONS = fs.readFileSync(path.join(DOCS, 'operations.md'), 'utf8');

/** Every query of the dashboard for Grafana. */
function drawnQueries(): string[] {
  const text = fs.readFileSync(path.join(DOCS, 'grafana/infinitum.json'), 'utf8');
  return [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, query]) =>
    String(JSON.parse(query ?? '""')),
  );
}

/** The names of all metrics of the product's processes. */
async function metricsOf({ pageUrl, edgeUrl, workerUrl }: StartedProduct): Promise<Set<string>> {
  const texts = await Promise.all(
    [pageUrl, edgeUrl, workerUrl].map(async (url) => (await fetch(`${url}/metrics`)).text()),
  );
  return new Set(texts.flatMap(shownMetrics));
}

async function untilGone(ids: number[]): Promise<void> {
  while (ids.some((id) => commandLineOf(id))) await sleep(50);
}

async function stop(product: StartedProduct): Promise<void> {
  product.kill('SIGTERM');
  await product.ended;
  fs.rmSync(product.dataDir, { recursive: true, force: true });
}

afterEach(async () => {
  for (const product of started.splice(0)) await stop(product);
});

describe('a start with something wrong ends with one sentence', () => {
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
    [
      { PORT: '4999', EDGE_PORT: '4999' },
      'PORT is 4999, which another process of the product uses',
    ],
    [{ DATA_DIR: '/dev/null/nowhere' }, '/dev/null/nowhere cannot be written to'],
  ])('%j', async (settings, sentence) => {
    const product = await start(settings);
    expect(await product.ended).toBe(78);
    expect(sentences(product)).toEqual([expect.stringContaining(sentence)]);
  });

  test('about a port that is taken', async () => {
    const other = net.createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const product = await start({ EDGE_PORT: String(port) });
    expect(await product.ended).toBe(78);
    other.close();
    expect(sentences(product)).toEqual([
      `Port ${port} is taken by another program: stop it or set EDGE_PORT to a free port.`,
    ]);
  });

  test('about a database that cannot be reached', async () => {
    const product = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await product.ended).toBe(78);
    expect(sentences(product)).toEqual([
      expect.stringMatching(/^DATABASE_URL cannot be reached .*ECONNREFUSED/),
    ]);
  });

  test('about a Redis that cannot be reached', async () => {
    const product = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await product.ended).toBe(78);
    expect(sentences(product)).toEqual([
      expect.stringMatching(/^REDIS_URL cannot be reached .*ECONNREFUSED/),
    ]);
  });

  test('about no Redis to be had', async () => {
    // Nothing on the PATH, no apt to unpack a package, and its own cache folder.
    const product = await start({
      REDIS_URL: '',
      PATH: '/nowhere',
      XDG_CACHE_HOME: '/dev/null/nowhere',
    });

    expect(await product.ended).toBe(1);
    expect(sentences(product)).toEqual([
      expect.stringMatching(/^No Redis 7 is to be had.*REDIS_URL/),
    ]);
  });
});

describe('a running product', () => {
  /** Its data folder names this process as its worker: the number went to another program. */
  let product: StartedProduct;

  beforeAll(async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-start-'));
    const left = {
      supervisor: { pid: 1, mark: 'supervisor.ts' },
      children: [{ pid: process.pid, mark: 'worker.ts' }],
    };
    fs.writeFileSync(`${dataDir}/running.json`, JSON.stringify(left));
    product = await startProduct({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DATA_DIR: dataDir,
    });
    await product.up();
  }, 120_000);

  afterAll(() => stop(product));

  test('answers on its three ports', async () => {
    expect(processIds(product)).toHaveLength(4);
    expect((await fetch(`${product.pageUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${product.edgeUrl}/readyz`)).status).toBe(200);
  });

  test('exposes every metric that the dashboard draws, and the docs name each of its own', async () => {
    const shown = await metricsOf(product);

    expect(
      drawnQueries()
        .flatMap(askedMetrics)
        .filter((name) => !shown.has(name)),
    ).toEqual([]);

    const own = [...shown]
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => !USUAL.test(name));

    expect(own.filter((name) => !OPERATIONS.includes(`\`${name}`))).toEqual([]);
  });

  test('refuses a second start on the same data', async () => {
    const second = await startProduct({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DATA_DIR: product.dataDir,
    });

    expect(await second.ended).toBe(78);
    expect(second.output()).toContain(
      `Infinitum is already running on ${product.dataDir} (process ${product.pid})`,
    );
    expect((await fetch(`${product.pageUrl}/healthz`)).status).toBe(200);
  }, 60_000);

  test('starts a process again that crashed', async () => {
    const before = processIds(product);
    const edge = before.find((id) => commandLineOf(id)?.includes('edge.ts'));
    process.kill(edge ?? 0, 'SIGKILL');
    while (processIds(product).length < 4 || processIds(product).includes(edge ?? 0))
      await sleep(50);
    while (!(await fetch(`${product.edgeUrl}/readyz`).catch(() => null))?.ok) await sleep(50);
    expect(product.output()).toContain('edge ended unasked and is started again');
  }, 120_000);

  test('stops all of its processes when interrupted, and none that only has a recorded number', async () => {
    const ids = processIds(product);
    product.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(ids.filter((id) => commandLineOf(id))).toEqual([]);
    expect(commandLineOf(process.pid)).not.toBeNull();
  }, 60_000);
});

test('a product that was killed leaves nothing that blocks the next start', async () => {
  const product = await start({ REDIS_URL: '' });
  await product.up();

  const ids = processIds(product);
  const redisId = Number(fs.readFileSync(`${product.dataDir}/redis/redis.pid`, 'utf8'));

  product.kill('SIGKILL');
  await product.ended;

  const ports = { PORT: new URL(product.pageUrl).port, EDGE_PORT: new URL(product.edgeUrl).port };
  const next = await start({ REDIS_URL: '', DATA_DIR: product.dataDir, ...ports });

  await next.up();
  await untilGone([...ids, redisId]);
  // The checks behind it have a second each, which a busy machine may exceed once.
  while (!(await fetch(`${next.pageUrl}/readyz`)).ok) await sleep(50);
}, 120_000);
