import { beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { getNamedType, isNonNullType, isObjectType, parse } from 'graphql';
import { costOf } from '#server/api/graphql/documents/limits.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const CAMPAIGNS = 6;
const BOOKINGS = 4;

let token: string;
let customerId: number;
let otherId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { custName: 'Own client' });
  const other = await buildCustomer(em, { custName: 'Other client' });
  customerId = customer.id;
  otherId = other.id;
  token = await tokenOf(api, await buildUser(em, { entityType: 'CUSTOMER', entityId: customerId }));

  for (const owner of [customer, other]) {
    const creative = await buildCreative(em, { customer: owner, description: 'Spot' });
    await buildSiteTag(em, { customer: owner });
    await buildSiteTag(em, { customer: owner });
    for (let count = 0; count < CAMPAIGNS; count += 1) {
      const campaign = await buildCampaign(em, { customer: owner });
      for (let each = 0; each < BOOKINGS; each += 1) {
        const booking = await buildBooking(em, { customer: owner, campaign });
        await buildImpressionTag(em, { booking, creative });
      }
    }
  }
});

interface Answer {
  data: Record<string, { nodes: Record<string, unknown>[] }>;
  errors?: unknown;
}

async function ask(query: string): Promise<Answer['data']> {
  const { body } = await api.graphql(query, {}, token);
  const { data, errors } = body as Answer; // an answer of GraphQL
  expect(errors).toBeUndefined();
  return data;
}

test('a booking leads to its campaign, customer, creatives and tags, and back', async () => {
  const { bookings } = await ask(`{ bookings(customerId: ${customerId}, first: 1) { nodes {
    id campaignId customerId creativeIds
    campaign { id customer { id custName } bookings { id } }
    customer { id campaigns(first: 2) { id } }
    creatives { id description bookings(first: 100) { id } }
    impressionTags { bookingId creativeId booking { id } creative { id } }
  } } }`);
  const [booking] = bookings?.nodes ?? [];

  expect(booking).toMatchObject({
    campaign: { id: booking?.campaignId, customer: { id: customerId, custName: 'Own client' } },
    customer: { id: customerId, campaigns: [expect.anything(), expect.anything()] },
    creatives: [{ description: 'Spot' }],
    impressionTags: [{ bookingId: booking?.id, booking: { id: booking?.id } }],
  });
  expect(booking).toHaveProperty('campaign.bookings.length', BOOKINGS);
  expect(booking).toHaveProperty('creatives.0.bookings.length', CAMPAIGNS * BOOKINGS);
  expect((booking?.creatives as { id: number }[]).map(({ id }) => id)).toEqual(
    booking?.creativeIds,
  ); // a list, as asked for
});

test('an experiment leads to its booking and its customer', async () => {
  const { bookings } = await ask(
    `{ bookings(customerId: ${customerId}, first: 1) { nodes { id } } }`,
  );
  const id = Number(bookings?.nodes[0]?.id);
  const em = database.orm.em.fork();
  await buildExperiment(em, { booking: await em.findOneOrFail(Booking, { id }) });

  const { experiments } = await ask(
    `{ experiments(customerId: ${customerId}) { nodes { booking { id } customer { id } } } }`,
  );
  expect(experiments?.nodes).toEqual([{ booking: { id }, customer: { id: customerId } }]);
});

test('enums say what the texts and numbers beside them say', async () => {
  const { bookings } = await ask(`{ bookings(customerId: ${customerId}) { nodes {
    status runState bookingTypeLabel mediaType
    campaign { status runState }
    creatives { creativeTypeLabel mediaType }
  } } }`);
  const upper = (text: unknown) => String(text).toUpperCase();

  for (const { campaign, creatives, ...booking } of bookings?.nodes ?? []) {
    const ofCampaign = campaign as Record<string, unknown>; // a record, as asked for
    expect(booking.runState).toBe(upper(booking.status));
    expect(booking.mediaType).toBe(upper(booking.bookingTypeLabel));
    expect(ofCampaign.runState).toBe(upper(ofCampaign.status));
    for (const creative of creatives as Record<string, unknown>[])
      // a list, as asked for
      expect(creative.mediaType).toBe(upper(creative.creativeTypeLabel));
  }
  expect(bookings?.nodes.length).toBeGreaterThan(0);
});

test('the children of each parent are the first of its own list', async () => {
  const { campaigns } = await ask(
    `{ campaigns(customerId: ${customerId}) { nodes { id bookings(first: 3) { id campaignId } } } }`,
  );
  expect(campaigns?.nodes).toHaveLength(CAMPAIGNS);

  for (const { id, bookings } of campaigns?.nodes ?? []) {
    const list = await ask(
      `{ bookings(customerId: ${customerId}, campaignId: ${Number(id)}, sort: CREATED_AT) { nodes { id campaignId } } }`,
    );
    const own = list.bookings?.nodes ?? [];
    const byId = own.toSorted((a, b) => Number(a.id) - Number(b.id));
    expect(bookings).toEqual(byId.slice(0, 3));
  }
});

const CONNECTIONS = [
  { parents: 'campaigns', edge: 'bookings' },
  { parents: 'customers', edge: 'campaigns' },
  { parents: 'customers', edge: 'creatives' },
  { parents: 'customers', edge: 'siteTags' },
  { parents: 'creatives', edge: 'bookings' },
  { parents: 'bookings', edge: 'impressionTags' },
  { parents: 'bookings', edge: 'creatives' },
] as const;

interface PageAnswer {
  nodes: { id: number }[];
  edges: { cursor: string; node: { id: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  totalCount: number;
}

const PAGE = `nodes { id } edges { cursor node { id } } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

/** A page of the edge of the parent with that node id. */
async function childPage(nodeId: string, edge: string, args: string): Promise<PageAnswer> {
  const query = (type: string) => `... on ${type} { page: ${edge}Connection(${args}) { ${PAGE} } }`;
  const types: Record<string, string[]> = {
    bookings: ['Campaign', 'Creative'],
    campaigns: ['Customer'],
    impressionTags: ['Booking'],
    creatives: ['Booking', 'Customer'],
    siteTags: ['Customer'],
  };
  const { body } = await api.graphql(
    `{ node(id: "${nodeId}") { ${(types[edge] ?? []).map(query).join(' ')} } }`,
    {},
    token,
  );
  return (body as { data: { node: { page: PageAnswer } } }).data.node.page; // as asked for
}

test.each(CONNECTIONS)(
  'the $edge of each of $parents are paged in both directions, each once',
  async ({ parents, edge }) => {
    const own = parents === 'customers' ? '' : `(customerId: ${customerId})`;
    const lists = await ask(`{ ${parents}${own} { nodes { nodeId ${edge}(first: 100) { id } } } }`);
    const [parent] = lists[parents]?.nodes ?? [];
    const nodeId = String(parent?.nodeId);
    const expected = (parent?.[edge] as { id: number }[]).map(({ id }) => id); // a list, as asked for
    expect(expected.length).toBeGreaterThan(0);

    const forwards: number[] = [];
    for (let after = ''; ;) {
      const page = await childPage(nodeId, edge, `first: 2${after}`);
      expect(page.totalCount).toBe(expected.length);
      expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
      forwards.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(forwards).toEqual(expected);

    const backwards: number[] = [];
    for (let before = ''; ;) {
      const page = await childPage(nodeId, edge, `last: 3${before}`);
      backwards.unshift(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasPreviousPage) break;
      before = `, before: "${page.edges[0]?.cursor}"`;
    }
    expect(backwards).toEqual(expected);
  },
);

test('a page goes on behind a booking that was archived meanwhile', async () => {
  const { campaigns } = await ask(
    `{ campaigns(customerId: ${customerId}) { nodes { nodeId bookings { id version } } } }`,
  );
  const parent = campaigns?.nodes.at(-1);
  const nodeId = String(parent?.nodeId);
  const bookings = parent?.bookings as { id: number; version: number }[]; // a list, as asked for
  const first = await childPage(nodeId, 'bookings', 'first: 2');
  await database.pool.query('update booking set archived_at = now() where id = $1', [
    bookings[1]?.id,
  ]);

  const rest = await childPage(
    nodeId,
    'bookings',
    `first: 9, after: "${first.pageInfo.endCursor}"`,
  );
  expect(rest.nodes.map(({ id }) => id)).toEqual(bookings.slice(2).map(({ id }) => id));
  expect(rest.totalCount).toBe(bookings.length - 1);
  await database.pool.query('update booking set archived_at = null where id = $1', [
    bookings[1]?.id,
  ]);
});

test('nothing of a customer that the caller does not see is reached', async () => {
  const { body } = await api.graphql(
    `{ bookings(customerId: ${otherId}) { nodes { customer { custName } } } }`,
    {},
    token,
  );
  expect(body).toHaveProperty('errors.0.extensions.code', 'NOT_FOUND');
});

test('one missing record is null with an error at its path, and the others stand', async () => {
  const { bookings } = await ask(
    `{ bookings(customerId: ${customerId}, first: 1) { nodes { id } } }`,
  );
  const id = Number(bookings?.nodes[0]?.id);
  const { body } = await api.graphql(
    `{ a: booking(id: ${id}) { id } b: booking(id: 999999) { id campaign { id } } }`,
    {},
    token,
  );
  expect(body).toMatchObject({
    data: { a: { id }, b: null },
    errors: [{ path: ['b'], extensions: { code: 'NOT_FOUND' } }],
  });
});

test('every root field that finds one record by its id may be null', async () => {
  const schema = await buildApiSchema();
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const ofId = fields.filter(({ args, type }) => {
    const record = getNamedType(type);
    const isNode =
      isObjectType(record) && record.getInterfaces().some(({ name }) => name === 'Node');
    return isNode && args.some(({ name }) => name === 'id');
  });
  expect(ofId.length).toBeGreaterThan(12);
  expect(ofId.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

test('a list with edges takes as many statements for one record as for many', async () => {
  const count = async (first: number) => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await ask(`{ bookings(customerId: ${customerId}, first: ${first}) { nodes {
      campaign { customer { id } bookings(first: 5) { id } } channel { id }
      creatives { id } impressionTags { booking { id } }
      page: impressionTagsConnection(first: 3) { totalCount nodes { id } }
      creativesConnection(last: 3) { totalCount nodes { bookingsConnection(first: 2) { nodes { id } } } }
    } } }`);
    const statements = query.mock.calls.length;
    query.mockRestore();
    return statements;
  };

  await count(1); // what is remembered from call to call is read
  const forOne = await count(1);
  expect(forOne).toBeGreaterThan(5);
  expect(await count(24)).toBe(forOne);
});

test.each(['first: 0', 'last: 501', 'after: "nonsense"', 'before: "aWQ6OTk5OTk5OTk5OTk"'])(
  '%s is refused by a connection',
  async (args) => {
    const { body } = await api.graphql(
      `{ campaigns(customerId: ${customerId}, first: 1) { nodes { bookingsConnection(${args}) { totalCount } } } }`,
      {},
      token,
    );
    expect(body).toHaveProperty('errors.0.extensions.code', 'INVALID');
  },
);

test.each(['first: 0', 'first: 101'])('%s is refused', async (args) => {
  const { body } = await api.graphql(
    `{ campaigns(customerId: ${customerId}) { nodes { bookings(${args}) { id } } } }`,
    {},
    token,
  );
  expect(body).toHaveProperty('errors.0.extensions.code', 'INVALID');
});

test('the cost counts the rows of children', async () => {
  const schema = await buildApiSchema();
  const cost = (selection: string) =>
    costOf({
      schema,
      document: parse(`{ campaigns(customerId: 1, first: 10) { nodes { ${selection} } } }`),
      operationName: null,
      variables: null,
    });

  expect(cost('bookings(first: 50) { id }') - cost('bookings(first: 10) { id }')).toBe(400);
  const page = (args: string) => cost(`bookingsConnection(${args}) { nodes { id } }`);
  // A row of a connection is in `nodes`, which counts, too.
  expect(page('first: 50') - page('first: 10')).toBe(800);
  expect(page('last: 50') - page('last: 10')).toBe(800);
});
