import { beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
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
    } } }`);
    const statements = query.mock.calls.length;
    query.mockRestore();
    return statements;
  };

  const forOne = await count(1);
  expect(forOne).toBeGreaterThan(5);
  expect(await count(24)).toBe(forOne);
});

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
});
