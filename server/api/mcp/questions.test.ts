import { beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { newApiKey } from '#server/access/identity/tokens.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { chooseTool } from './testing/choose-tool.js';
import { UNSEEN, KNOWN } from './testing/questions.js';

/*
 * Twenty questions of people: the descriptions alone lead to the tool, and its answer is that of
 * GraphQL.
 */

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const workers = testWorkers(database, redis);

const DAYS = { start_date: '2026-06-01', end_date: '2026-06-07' };

let world: World;
let key: string;
let client: Client;
let tools: Awaited<ReturnType<Client['listTools']>>['tools'];

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);
  const agency = world.principals.find(({ name }) => name === 'agency')?.actor;
  const { token, hash } = newApiKey();
  const fields = { name: 'Assistant', keyHash: hash, createdByUserId: 1, createdAt: new Date() };
  const owner = { entityType: 'AGENCY' as const, entityId: agency?.entityId ?? 0 };
  await em.persist(em.create(ApiKey, { ...fields, ...owner, scopes: ['read'] })).flush();
  key = token;

  await workers.queue(events());
  await workers.untilStored();

  client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const url = new URL(`${api.url}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  ({ tools } = await client.listTools());
}, 60_000);

/** Two campaigns whose rates differ, in two regions, on two days. */
function events() {
  const day = (index: number) => `2026-06-0${1 + (index % 5)}T0${index % 10}:00:00Z`;
  const viewer = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

  return Array.from({ length: 300 }, (_, index) => {
    const line = world.lines[[0, 2, 6, 4][index % 4] ?? 0];
    const at = { occurredAt: day(index), viewer: viewer(index) };
    const regionId = world.regionIds[index % 3];
    const seen = impressionOf(world, { ...at, tagId: line?.tagId ?? 0, regionId });
    const later = at.occurredAt.replace(':00:00Z', ':30:00Z');
    const isVisit = index % (index % 4 < 2 ? 3 : 5) === 0;
    const siteTagId = world.siteTagIds[index % 2] ?? 0;
    return isVisit
      ? [seen, webhitOf(world, { ...at, tagId: siteTagId, occurredAt: later })]
      : [seen];
  }).flat();
}

async function ask(name: string, args: Record<string, unknown>) {
  const { structuredContent, isError } = await client.callTool({ name, arguments: args });
  expect(isError).toBeUndefined();
  return structuredContent as Record<string, unknown>; // every tool answers an object
}

const ofClient = () => ({ client_id: world.customerId });

async function dashboard(fields: string): Promise<Record<string, { rows: object[] }>> {
  const query = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { ${fields} } }`;
  const filter = { clientId: world.customerId, startDate: DAYS.start_date, endDate: DAYS.end_date };
  const { body } = await api.graphql(query, { filter }, key);
  return (body as { data: { dashboard: Record<string, { rows: object[] }> } }).data.dashboard; // the fields asked for
}

test.each([...KNOWN, ...UNSEEN].map(({ text, tool }) => [text, tool]))(
  '“%s” leads to %s',
  (text, tool) => {
    expect(chooseTool(text, tools)).toBe(tool);
  },
);

test('the answer of every tool fits its output schema', async () => {
  for (const { name, outputSchema, inputSchema } of tools) {
    expect(outputSchema?.type).toBe('object');
    const needed = inputSchema.required ?? [];
    const args = {
      ...(needed.includes('client_id') && ofClient()),
      ...(needed.includes('start_date') && DAYS),
      ...(name === 'tag_health' && { kind: 'SITE', id: world.siteTagIds[0] }),
    };
    await ask(name, args); // the client of the protocol holds the answer against the schema
  }
});

test('rates are fractions by their name, and equal those of GraphQL with interval and ties', async () => {
  const answered = await ask('figures_by_channel', { ...ofClient(), ...DAYS });
  const { channelPerformanceCost } = await dashboard(
    `channelPerformanceCost { rows { channelId responseRate responseRateInterval { low high } isTiedWithFirst isSmallSample } }`,
  );
  const { rows } = (
    answered.dashboard as typeof channelPerformanceCost &
      Record<string, { rows: Record<string, unknown>[] }>
  ).channelPerformanceCost ?? { rows: [] };
  expect(rows.length).toBeGreaterThan(1);
  expect(
    rows.map(({ channelId, responseRateFraction, responseRateFractionInterval, ...row }) => ({
      channelId,
      responseRate: responseRateFraction,
      responseRateInterval: responseRateFractionInterval,
      isTiedWithFirst: row.isTiedWithFirst,
      isSmallSample: row.isSmallSample,
    })),
  ).toEqual(channelPerformanceCost?.rows);
});

test('all campaigns come in one call, as the totals of each', async () => {
  const { rows } = (await ask('figures_by_campaign', { ...ofClient(), ...DAYS })) as {
    rows: Record<string, unknown>[];
  }; // as its operation is shaped
  expect(rows).toHaveLength(2);
  for (const { id, impressions, responses, responseRateFraction, ...row } of rows) {
    const narrowed = await ask('totals', { ...ofClient(), ...DAYS, campaigns: [id] });
    expect(narrowed.dashboard).toMatchObject({
      impressionSummary: {
        actualImpressions: impressions,
        totalResponses: responses,
        responseRateFraction,
        responseRateFractionInterval: row.responseRateFractionInterval,
        adSpend: row.spend,
      },
    });
  }
  expect(rows[0]).toMatchObject({ isTiedWithFirst: null });
  expect(rows[0]?.responseRateFraction).toBeGreaterThan(Number(rows[1]?.responseRateFraction));
});

test('tags with findings come in one call, each as its own examination', async () => {
  const { examined, total, tags } = (await ask('tags_with_findings', ofClient())) as {
    examined: number;
    total: number;
    tags: { kind: string; id: number; findings: unknown[] }[];
  }; // as it is shaped
  expect(examined).toBe(total);
  expect(tags.length).toBeGreaterThan(0);
  for (const { kind, id, findings } of tags) {
    const one = await ask('tag_health', { kind, id });
    expect(one.tagDoctor).toMatchObject({ findings });
  }
});

test('the overview is one client’s and comes in pages', async () => {
  const all = await ask('overview', { ...DAYS });
  const first = await ask('overview', { ...DAYS, ...ofClient(), first: 2 });
  const next = await ask('overview', {
    ...DAYS,
    ...ofClient(),
    first: 2,
    offset: first.nextOffset,
  });
  const rows = [first, next].flatMap(({ overview }) => overview as object[]); // a list
  expect(rows).toEqual((all.overview as object[]).slice(0, 4)); // a list
});

test('the written analysis has no markup', async () => {
  const text = JSON.stringify(await ask('written_analysis', { ...ofClient(), ...DAYS }));
  expect(text).not.toMatch(/<a |<\/|&amp;/);
});

test('caused visits say when they were counted and whether events came after, as GraphQL does', async () => {
  const fields = 'countedAt hasNewerEvents sentences';
  const { dashboard: answered } = await ask('caused_visits', { ...ofClient(), ...DAYS });
  const { effect } = await dashboard(`effect { ${fields} }`);
  expect(effect).toHaveProperty('hasNewerEvents');
  expect(answered).toMatchObject({ effect });
});

test('there is a prompt for each common question', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.length).toBeGreaterThan(7);
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { client: 'Harbour' } });
    const [{ content } = { content: null }] = messages;
    const text = content?.type === 'text' ? content.text : '';
    expect(text).toContain('Harbour');
    const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([tool]) => tool);
    expect(named.filter((tool) => !tools.some((known) => known.name === tool))).toEqual([]);
  }
});

test('what is no JSON is answered as JSON-RPC', async () => {
  const send = async (body: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${api.url}/mcp`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
  expect(await send('{"jsonrpc":')).toEqual({
    status: 400,
    body: { jsonrpc: '2.0', error: { code: -32700, message: expect.any(String) }, id: null },
  });
  expect(await send('[]')).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
});
