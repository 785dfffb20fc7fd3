import { beforeAll, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { ERROR_CODES } from '#schema/error-codes.js';
import { EDGE_SERVERS_KEY } from '#server/ingestion/edge/edge-heartbeat.js';
import { WORKERS_KEY } from '#server/ingestion/queued-event.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { DEVELOPER_PAGES, pathOfSlug } from './developer-pages.js';

const redis = testRedis();
const api = testApi(testDatabase(), redis);

beforeAll(() => redis.client.del(EDGE_SERVERS_KEY, WORKERS_KEY));

async function read(path: string): Promise<{ status: number; type: string; text: string }> {
  const answer = await fetch(api.url + path);
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, text: await answer.text() };
}

test('every page has its heading, and every link on it leads to a page and an anchor that exist', async () => {
  const paths = DEVELOPER_PAGES.map(({ slug }) => pathOfSlug(slug));
  const pages = new Map<string, string>();
  for (const path of [...paths, '/developers/status']) {
    const { status, type, text } = await read(path);
    expect({ path, status, type }).toMatchObject({ path, status: 200, type: /html/ });
    expect(text).toMatch(/<h1[ >]/);
    pages.set(path, text);
  }

  const wrong: string[] = [];
  for (const [path, text] of pages) {
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [target = '', fragment] = href.split('#');
      const shown = pages.get(target === '' ? path : target);
      // The page of screens answers every other path.
      const isFound = shown ?? (target.startsWith('/api/') || target.startsWith('/developers/'));
      const isFile = shown === undefined && isFound && (await read(target)).status === 200;
      const isScreen = target === '/explorer';
      const hasAnchor =
        fragment === undefined || fragment === 'content' || shown?.includes(`id="${fragment}"`);
      if (!(isScreen || ((shown !== undefined || isFile) && hasAnchor)))
        wrong.push(`${path}: ${href}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the page of errors explains each code', async () => {
  const { text } = await read('/developers/errors');
  for (const code of ERROR_CODES) expect(text).toContain(`id="${code.toLowerCase()}"`);
});

test('the pages need no script, and their tables and programs can be scrolled by keyboard', async () => {
  for (const { slug } of DEVELOPER_PAGES) {
    const { text } = await read(pathOfSlug(slug));
    expect(text).not.toContain('<script');
    expect(text.match(/<pre(?! tabindex)/)).toBeNull();
    expect(text.split('<table>').length).toBe(
      text.split('<div class="table" tabindex="0">').length,
    );
  }
});

test('the schema of GraphQL is served as text that tools read', async () => {
  const { status, type, text } = await read('/developers/schema.graphql');
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(buildSchema(text).getQueryType()?.getFields()).toHaveProperty('dashboard');
});

interface Status {
  parts: { name: string; isWorking: boolean; text: string }[];
}

test('the status names what works, and says in words what does not', async () => {
  const statusNow = async () => {
    api.advance(6_000);
    const { parts } = JSON.parse((await read('/developers/status.json')).text) as Status;
    return Object.fromEntries(parts.map(({ name, isWorking }) => [name, isWorking]));
  };

  expect(await statusNow()).toEqual({
    'API and screens': true,
    Collection: false,
    Processing: false,
  });
  expect((await read('/developers/status')).text).toContain('Something does not work');

  api.advance(6_000);
  const nowMs = api.wiring.now().getTime();
  const beat = { hostName: 'edge-host', logEntries: 0, seenAtMs: nowMs };
  await redis.client.hset(EDGE_SERVERS_KEY, 'edge-host:1', JSON.stringify(beat));
  await redis.client.zadd(WORKERS_KEY, nowMs + 6_000, 'worker-1');
  expect(await statusNow()).toEqual({
    'API and screens': true,
    Collection: true,
    Processing: true,
  });

  const { text } = await read('/developers/status');
  expect(text).toContain('Everything works');
  expect(text).not.toMatch(/worker-1|edge-host/);
});
