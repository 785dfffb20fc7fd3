import fs from 'node:fs';
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

async function stop(product: StartedProduct): Promise<void> {
  product.kill('SIGTERM');
  await product.ended;
  fs.rmSync(product.dataDir, { recursive: true, force: true });
}

afterEach(async () => {
  for (const product of started.splice(0)) await stop(product);
});

test('a start with something wrong ends with one sentence', async () => {
  const product = await start({ PORT: 'eighty' });
  expect(await product.ended).toBe(78);
  expect(sentences(product)).toEqual([
    'PORT is "eighty": set it to a whole number of at least 0, or leave it out for 4000.',
  ]);
});

test('a start without a Redis to be had ends with one sentence', async () => {
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
    expect(product.processIds()).toHaveLength(4);
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
    const before = product.processIds();
    const edge = before.find((id) => commandLineOf(id)?.includes('edge.ts'));
    process.kill(edge ?? 0, 'SIGKILL');
    while (product.processIds().length < 4 || product.processIds().includes(edge ?? 0))
      await sleep(50);
    while (!(await fetch(`${product.edgeUrl}/readyz`).catch(() => null))?.ok) await sleep(50);
    expect(product.output()).toContain('edge ended unasked and is started again');
  }, 120_000);

  test('stops all of its processes when interrupted, and none that only has a recorded number', async () => {
    const ids = product.processIds();
    product.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(ids.filter((id) => commandLineOf(id))).toEqual([]);
    expect(commandLineOf(process.pid)).not.toBeNull();
  }, 60_000);
});
