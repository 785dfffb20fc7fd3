import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Health } from './health.js';
import { close, listen } from './listen.js';

let health: Health;
let server: Server;

beforeEach(async () => {
  health = new Health('test');
  server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(404).end();
  });
  await listen(server, { port: 0, setting: 'PORT' });
});
afterEach(() => close(server));

async function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { connection: 'close', ...headers },
  });
  return { status: response.status, text: await response.text() };
}

describe('health', () => {
  test('runs from the first moment on', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, text: 'ok\n' });
  });

  test('is ready when every part is', async () => {
    health.addCheck('redis', () => Promise.resolve('PONG'));
    expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready\n' });
  });

  test('names the parts that are not, and keeps why to itself', async () => {
    health.addCheck('redis', () => Promise.reject(new Error('connect 10.0.0.7:6379')));
    health.addCheck('tags', () => {
      throw new Error('none loaded');
    });
    health.addCheck('database', () => Promise.resolve());
    expect(await ask('/readyz')).toEqual({ status: 503, text: 'not ready: redis, tags\n' });
  });

  test('counts a part that does not answer as not ready', async () => {
    health.addCheck('database', () => new Promise(() => undefined));
    expect((await ask('/readyz')).text).toBe('not ready: database\n');
  });

  test('is not ready while it stops', async () => {
    health.markStopping();
    expect(await ask('/readyz')).toEqual({ status: 503, text: 'not ready: stopping\n' });
  });

  test('shows its figures to a scraper and not through a proxy', async () => {
    expect((await ask('/metrics')).text).toContain('process_cpu_seconds_total{process="test"}');
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  test('requires the token for its metrics, where one is set', async () => {
    health.metricsToken = 'm'.repeat(32);
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics', { authorization: `Bearer ${'n'.repeat(32)}` })).status).toBe(404);
    const scraper = { authorization: `Bearer ${'m'.repeat(32)}` };
    expect((await ask('/metrics', scraper)).status).toBe(200);
    expect((await ask('/metrics', { ...scraper, 'x-forwarded-for': '203.0.113.9' })).status).toBe(
      404,
    );
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('answers metrics on their own port alone, where they have one', async () => {
    health.hasMetricsPort = true;
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/healthz')).status).toBe(200);

    const scraped = createServer((request, response) => health.answerScraper(request, response));
    await listen(scraped, { port: 0, host: '127.0.0.1', setting: 'METRICS_PORT' });
    const { port } = scraped.address() as AddressInfo;
    const statusOf = async (path: string, headers = {}) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/metrics', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await statusOf('/healthz')).toBe(404);
    await close(scraped);
  });

  test('leaves every other call to the process', async () => {
    expect((await ask('/t/x')).status).toBe(404);
  });
});
