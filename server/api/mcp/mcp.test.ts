import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ApiKeyScope, EntityType } from '#server/access/identity/actor.js';
import { newApiKey } from '#server/access/identity/tokens.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import {
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

async function buildKey(
  entityType: EntityType,
  entityId: number | null,
  scopes: ApiKeyScope[] = ['read'],
) {
  const em = database.orm.em.fork();
  const { token, hash } = newApiKey();
  const fields = {
    name: 'Assistant',
    keyHash: hash,
    scopes,
    createdByUserId: 1,
    createdAt: new Date(),
  };

  await em.persist(em.create(ApiKey, { ...fields, entityType, entityId })).flush();

  return token;
}

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), { requestInit }),
  );
  return client;
}

interface Answer {
  isError: boolean;
  /** The JSON that the assistant reads: the structured content, or the failure. */
  result: Record<string, unknown>;
}

async function ask(
  token: string,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Answer> {
  const client = await connect(token);
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  await client.close();
  const [{ text }] = content as [{ text: string }]; // the shape of our tools' answers
  expect(text.length).toBeLessThan(500);
  const result = (isError ? JSON.parse(text) : structuredContent) as Record<string, unknown>;
  return { isError: isError === true, result };
}

let ids: Record<
  'customer' | 'outsider' | 'campaign' | 'booking' | 'rival' | 'tag' | 'rivalTag' | 'site',
  number
>;
let ours = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  const [customer, outsider] = [
    await buildCustomer(em, { custName: 'Harbour' }),
    await buildCustomer(em),
  ];

  const [us, them] = [await buildBroadcaster(em), await buildBroadcaster(em)];

  for (const { id } of [us, them])
    await buildRelationship(em, { customerId: customer.id, broadcasterId: id });

  const campaign = await buildCampaign(em, { customer, campaignName: 'Spring' });
  const booking = await buildBooking(em, {
    campaign,
    channel: await buildChannel(em, { owner: us }),
  });

  const rival = await buildBooking(em, {
    campaign,
    channel: await buildChannel(em, { owner: them }),
  });

  const [tag, rivalTag] = [
    await buildImpressionTag(em, { booking }),
    await buildImpressionTag(em, { booking: rival }),
  ];

  const site = await buildSiteTag(em, { customer });

  ids = {
    customer: customer.id,
    outsider: outsider.id,
    campaign: campaign.id,
    booking: booking.id,
    rival: rival.id,
    tag: tag.id,
    rivalTag: rivalTag.id,
    site: site.id,
  };
  ours = await buildKey('BROADCASTER', us.id);
});

const RANGE = { start_date: '2026-11-01', end_date: '2026-11-19' };
const argumentsOf = (name: string): Record<string, unknown> => {
  if (name === 'list_clients') return {};
  if (name === 'overview') return RANGE;
  if (name === 'tag_health') return { kind: 'SITE', id: ids.site };
  if (/^filter_options|^list_|^tags_/.test(name)) return { client_id: ids.customer };
  return { client_id: ids.customer, ...RANGE };
};

describe('the MCP endpoint', () => {
  test('introduces itself and lists tools that only read, each with what it takes', async () => {
    const client = await connect(ours);
    expect(client.getServerVersion()).toMatchObject({ name: 'infinitum' });
    expect(client.getInstructions()).toContain('list_clients');

    const { tools } = await client.listTools();

    await client.close();
    expect(tools.length).toBeGreaterThan(15);

    for (const { name, description, annotations, inputSchema } of tools) {
      expect({ name, readOnly: annotations?.readOnlyHint }).toEqual({ name, readOnly: true });
      expect(description?.length).toBeGreaterThan(20);
      expect(description).toMatch(/\d characters( each)?\.$/);
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect({ name, argument, described: 'description' in schema }).toEqual({
          name,
          argument,
          described: true,
        });
      }
    }

    const daily = tools.find(({ name }) => name === 'daily_figures');

    expect(daily?.inputSchema.required).toEqual(['client_id', 'start_date', 'end_date']);

    const campaigns = tools.find(({ name }) => name === 'list_campaigns');

    expect(campaigns?.inputSchema.required).toEqual(['client_id']);

    const health = tools.find(({ name }) => name === 'tag_health');

    expect(Object.keys(health?.inputSchema.properties ?? {})).toEqual(['kind', 'id', 'offset']);
  });

  test('answers every tool, with the link of the view that shows the same', async () => {
    const client = await connect(ours);
    const { tools } = await client.listTools();

    for (const { name } of tools) {
      const { structuredContent, isError } = await client.callTool({
        name,
        arguments: argumentsOf(name),
      });
      expect({ name, isError }).toEqual({ name, isError: undefined });
      const { link } = structuredContent as { link: string }; // every answer has one
      expect(link).toMatch(/^http:\/\/localhost:4000\/(dashboard|overview|campaigns|experiments)/);
    }

    await client.close();
  });

  test('names in the link what the answer was narrowed to', async () => {
    const { result } = await ask(ours, 'totals', {
      client_id: ids.customer,
      ...RANGE,
      campaigns: [ids.campaign],
      weekdays: 6,
    });

    expect(result.link).toBe(
      `http://localhost:4000/dashboard?client=${ids.customer}&from=2026-11-01&to=2026-11-19&campaign=${ids.campaign}&weekday=6`,
    );

    const listed = await ask(ours, 'list_campaigns', { customer_id: ids.customer, search: 'spr' });

    expect(listed.result.link).toBe(
      `http://localhost:4000/campaigns?client=${ids.customer}&tab=campaigns&q=spr`,
    );
    expect(listed.result.campaigns).toMatchObject({
      totalCount: 1,
      nodes: [{ campaignName: 'Spring' }],
    });
  });

  test('gives the same figures as GraphQL', async () => {
    const { result } = await ask(ours, 'totals', argumentsOf('totals'));
    const twin = await api.graphql(
      `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { timeZone impressionSummary {
        adSpend actualImpressions totalResponses siteTagCalls: webhits cpmActual responseRateFraction: responseRate currentCpr } } }`,
      { filter: { clientId: ids.customer, startDate: RANGE.start_date, endDate: RANGE.end_date } },
      ours,
    );
    expect(result).toMatchObject((twin.body as { data: object }).data); // no failure
  });

  test('answers ten years of days within the bound, by month unless days are asked for', async () => {
    const years = { client_id: ids.customer, start_date: '2016-11-20', end_date: '2026-11-19' };
    const { result: months } = await ask(ours, 'daily_figures', years);
    expect(months).toMatchObject({ nextOffset: null, dashboard: { granularity: 'month' } });

    const days: unknown[] = [];
    let offset: unknown = 0;
    while (offset !== null) {
      const { result } = await ask(ours, 'daily_figures', { ...years, granularity: 'day', offset });
      expect(JSON.stringify(result).length).toBeLessThan(60_000);
      const { dashboard } = result as { dashboard: { responsesOverTime: { rows: unknown[] } } }; // as selected
      days.push(...dashboard.responsesOverTime.rows);
      offset = result.nextOffset;
    }
    expect(days).toHaveLength(3652);
    expect(days.at(-1)).toMatchObject({ startDate: '2026-11-19', endDate: '2026-11-19' });

    for (const wrong of [{ granularity: 'hour' }, { offset: -1 }])
      expect(await ask(ours, 'daily_figures', { ...years, ...wrong })).toMatchObject({
        isError: true,
        result: { code: 'INVALID', errors: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } },
      });
  });

  test('says whether a booking is on pace, as GraphQL does', async () => {
    const goal = 'update booking set goal_impressions = $1 where id = $2';
    await database.pool.query(goal, [1_000, ids.booking]);
    const { result } = await ask(ours, 'list_bookings', { client_id: ids.customer });
    const twin = await api.graphql(
      `{ bookings(customerId: ${ids.customer}) { nodes { currency pacing { state goal delivered expected forecast } } } }`,
      {},
      ours,
    );
    await database.pool.query(goal, [null, ids.booking]);

    expect(result).toMatchObject((twin.body as { data: object }).data); // no failure
    expect(result).toMatchObject({ bookings: { nodes: [{ pacing: { goal: 1_000 } }] } });
  });

  test('shows what the organisation of the key sees, and nothing of others', async () => {
    const clients = await ask(ours, 'list_clients');
    expect(clients.result.dashboardCustomers).toMatchObject([{ id: ids.customer }]);

    const bookings = await ask(ours, 'list_bookings', { customer_id: ids.customer });

    expect(bookings.result.bookings).toMatchObject({ totalCount: 1, nodes: [{ id: ids.booking }] });

    for (const [name, args] of [
      ['totals', { client_id: ids.outsider, ...RANGE }],
      ['list_bookings', { customer_id: ids.outsider }],
      ['tag_health', { kind: 'IMPRESSION', id: ids.rivalTag }],
    ] as const) {
      expect(await ask(ours, name, args)).toMatchObject({
        isError: true,
        result: { code: 'NOT_FOUND' },
      });
    }

    expect(
      (await ask(ours, 'tag_health', { kind: 'IMPRESSION', id: ids.tag })).result,
    ).toMatchObject({
      tag: { customerId: ids.customer },
    });
  });

  test('reports wrong arguments to the assistant', async () => {
    expect(await ask(ours, 'totals', { client_id: ids.customer })).toMatchObject({ isError: true });

    const turned = { client_id: ids.customer, start_date: '2026-11-19', end_date: '2026-11-01' };

    expect(await ask(ours, 'totals', turned)).toMatchObject({
      isError: true,
      result: { code: 'INVALID', errors: expect.any(Object) },
    });
    expect(await ask(ours, 'totals', { ...argumentsOf('totals'), colour: 'red' })).toMatchObject({
      isError: true,
    });

    const client = await connect(ours);

    await expect(client.callTool({ name: 'delete_everything', arguments: {} })).rejects.toThrow(
      'There is no tool',
    );
    await client.close();
  });
});

describe('the door of the MCP endpoint', () => {
  const call = (headers: Record<string, string>, body: unknown, method = 'POST') =>
    fetch(`${api.url}/mcp`, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

  test('asks for a key that may read', async () => {
    const nobody = await call({}, PING);
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await call({ authorization: 'Bearer ifm_made-up' }, PING)).status).toBe(401);
    const writer = await buildKey('SYSTEM', null, ['events:write', 'campaigns:write']);
    expect((await call({ authorization: `Bearer ${writer}` }, PING)).status).toBe(403);
    expect((await call({ authorization: `Bearer ${ours}` }, PING)).status).toBe(200);
  });

  test('counts each call on the limit of the key, and takes one call at a time', async () => {
    const answer = await call({ authorization: `Bearer ${ours}` }, PING);
    expect(answer.headers.get('ratelimit')).toMatch(/^"calls";r=\d+/);
    expect((await call({ authorization: `Bearer ${ours}` }, [PING, PING])).status).toBe(400);
  });

  test.each(['GET', 'DELETE'])('answers %s with 405', async (method) => {
    const answer = await call({ authorization: `Bearer ${ours}` }, null, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('takes nothing from the pages of other sites, and no endless bodies', async () => {
    const authorization = `Bearer ${ours}`;
    expect((await call({ authorization, 'sec-fetch-site': 'cross-site' }, PING)).status).toBe(403);
    expect(
      (await call({ authorization }, { ...PING, params: { text: 'x'.repeat(200_000) } })).status,
    ).toBe(413);
  });
});
