import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, test } from '@jest/globals';
import { startProduct, type StartedProduct } from '#server/testing/start-product.js';
import { testDatabase } from '#server/testing/test-database.js';
import { commandLineOf } from './supervise/running-process.js';

const database = testDatabase();
const started: StartedProduct[] = [];

/** Each with a Redis of its own. */
async function start(settings: Record<string, string> = {}): Promise<StartedProduct> {
  const product = await startProduct({ DATABASE_URL: database.url, ...settings });
  started.push(product);
  return product;
}

async function untilGone(ids: number[]): Promise<void> {
  while (ids.some((id) => commandLineOf(id))) await sleep(50);
}

afterEach(async () => {
  for (const product of started.splice(0)) {
    product.kill('SIGTERM');
    await product.ended;
    fs.rmSync(product.dataDir, { recursive: true, force: true });
  }
});

test('a product that was killed leaves nothing that blocks the next start', async () => {
  const product = await start();
  await product.up();

  const ids = product.processIds();
  const redisId = Number(fs.readFileSync(`${product.dataDir}/redis/redis.pid`, 'utf8'));

  product.kill('SIGKILL');
  await product.ended;

  const ports = { PORT: new URL(product.pageUrl).port, EDGE_PORT: new URL(product.edgeUrl).port };
  const next = await start({ DATA_DIR: product.dataDir, ...ports });

  await next.up();
  await untilGone([...ids, redisId]);
  // The checks behind it have a second each, which a busy machine may exceed once.
  while (!(await fetch(`${next.pageUrl}/readyz`)).ok) await sleep(50);
}, 120_000);
