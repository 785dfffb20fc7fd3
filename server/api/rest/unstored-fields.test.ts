import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';
import {
  buildAdTech,
  buildAdTechGroup,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
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
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { bodyOf } from '#server/api/openapi/describe-routes.js';
import { camelCase } from '#server/core/input/check-input.js';
import { routes } from './routes.js';
import { prepareOperation } from './stored-operation.js';

/*
 * A field that a call does not store is never answered as saved: it is refused, or says what the
 * record has.
 */

const database = testDatabase();
const api = testApi(database, testRedis());
const ID = 9_000;

type Fields = Record<string, unknown>;

let schema: GraphQLSchema;
let token: string;
let creativeId: number;

beforeAll(async () => {
  schema = await buildApiSchema();
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  const customer = await buildCustomer(em, { id: ID });
  await buildAgency(em, { id: ID });
  await buildUser(em, { id: ID, entityType: 'CUSTOMER', entityId: ID });
  const owner = await buildBroadcaster(em, { id: ID });
  await buildAdTech(em, { id: ID });
  await buildAdTechGroup(em, { id: ID });
  const channel = await buildChannel(em, { id: ID, owner });
  const campaign = await buildCampaign(em, { id: ID, customer });
  const booking = await buildBooking(em, {
    id: ID,
    customer,
    campaign,
    channel,
    endDate: '2099-12-31',
  });
  const creative = await buildCreative(em, { id: ID, customer });
  await buildImpressionTag(em, { id: ID, booking, creative });
  await buildExperiment(em, { id: ID, booking });
  await buildSiteTag(em, { id: ID, customer });
  await buildEndpoint(em, { id: ID, tokenSecret: api.wiring.config.tokenSecret });
  creativeId = (await buildCreative(em, { customer })).id;
});

const call = async (method: string, path: string, json?: Fields) => {
  const { status, body } = await api.rest(method, path, { token, json });
  return { status, body: body as Fields & { errors?: Record<string, string> } }; // an object of any path
};

/** Every noun that a PUT changes by its id. */
const NOUNS = routes
  .filter(({ method, path }) => method === 'PUT' && path.endsWith('/{id}'))
  .map(({ path }) => path.replace('{id}', ''));

async function read(noun: string): Promise<Fields> {
  if (noun !== '/webhooks/') return (await call('GET', `${noun}${ID}`)).body;
  const { body } = await api.rest('GET', noun, { token });
  return (body as Fields[]).find(({ id }) => id === ID) ?? {}; // a list
}

/** The fields of the answer that the document does not have in the body of the change. */
async function unstoredOf(noun: string, record: Fields): Promise<[string, unknown][]> {
  const row = routes.find(({ method, path }) => method === 'PUT' && path === `${noun}{id}`);
  const body = row && bodyOf(prepareOperation(schema, row));
  const stored = Object.keys(body?.properties ?? {});
  return Object.entries(record).filter(([name]) => !stored.includes(name));
}

/** Another value that such a field cannot have had. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...(value as unknown[]), 'another'];
  if (typeof value === 'object' && value !== null) return { ...value, another: 1 };
  return '2093-01-01T00:00:00.000Z';
}

describe.each(NOUNS)('%s', (noun) => {
  test('is unchanged when it is sent back as read', async () => {
    const before = await read(noun);
    expect(before).toHaveProperty('id', ID);
    const answer = await call('PUT', `${noun}${ID}`, before);
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 200 });
    expect(await read(noun)).toEqual(before);
  });

  test('refuses each field that it does not store, in both spellings, and names it', async () => {
    const before = await read(noun);
    const unstored = await unstoredOf(noun, before);
    expect(unstored.length).toBeGreaterThan(1);

    for (const [name, value] of unstored) {
      for (const spelling of new Set([name, camelCase(name)])) {
        const { status, body } = await call('PUT', `${noun}${ID}`, {
          [spelling]: otherThan(value),
        });
        expect({ spelling, status, errors: Object.keys(body.errors ?? {}) }).toEqual({
          spelling,
          status: 422,
          errors: [spelling],
        });
        const same = await call('PUT', `${noun}${ID}`, { [spelling]: value });
        expect({ spelling, status: same.status }).toEqual({ spelling, status: 200 });
      }
    }

    expect(await read(noun)).toEqual(before);
  });
});

test('a record as it was before a change may be sent again', async () => {
  const before = await read('/campaigns/');
  await call('PUT', `/campaigns/${ID}`, { campaign_name: 'Another name' });
  const again = await call('PUT', `/campaigns/${ID}`, before);
  expect([again.status, again.body.campaign_name]).toEqual([200, before.campaign_name]);
  for (const updated_at of ['2001-01-01T00:00:00Z', 'soon', 7])
    expect((await call('PUT', `/campaigns/${ID}`, { updated_at })).status).toBe(422);
});

test('the same moment in another zone is the same', async () => {
  const { created_at: createdAt } = await read('/campaigns/');
  const text = String(createdAt).replace('Z', '+00:00');
  expect((await call('PUT', `/campaigns/${ID}`, { created_at: text })).status).toBe(200);
});

describe('a new record', () => {
  const booking = () => ({
    customer_id: ID,
    campaign_id: ID,
    channel_id: ID,
    booking_name: 'Four letters',
    cpm: 1,
  });

  test.each([
    ['another creative', () => [creativeId]],
    ['no creative', () => [999_999_999]],
    ['texts', () => ['abc']],
    ['null in a list', () => [null]],
    ['a text', () => 'x'],
    ['an object', () => ({})],
    ['zero', () => 0],
  ])('is not made with creative_ids of %s', async (_what, value) => {
    for (const field of ['creative_ids', 'creativeIds']) {
      const { status, body } = await call('POST', '/bookings/', { ...booking(), [field]: value() });
      expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({
        status: 422,
        errors: [field],
      });
    }
  });

  test.each([[[]], [null], ['']])(
    'is made with creative_ids that say nothing: %j',
    async (value) => {
      const { status } = await call('POST', '/bookings/', { ...booking(), creative_ids: value });
      expect(status).toBe(201);
    },
  );

  test('of many is refused by its place', async () => {
    const bookings = [booking(), { ...booking(), creative_ids: [creativeId], status: null }];
    const { status, body } = await call('POST', '/bookings/bulk', { bookings });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['1.creative_ids']]);
  });

  test('takes no operational countries, which follow from the list of countries', async () => {
    const client = { cust_name: 'Four letters', country_code: 'NZ' };
    const countries = [{ country_code: 'NZ' }, { country_code: 'AU' }];
    const { status, body } = await call('POST', '/customers/', {
      ...client,
      operational_countries: countries,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['operational_countries']]);
  });

  test('has no id of the caller’s choice', async () => {
    const { body } = await call('POST', '/bookings/', { ...booking(), id: 5 });
    expect(Object.keys(body.errors ?? {})).toEqual(['id']);
  });
});

test('an id in the body is that of the path, or refused', async () => {
  const path = `/impressiontags/save_combinations/${ID}`;
  const creative_ids = [ID];
  expect((await call('POST', path, { creative_ids, booking_id: ID })).status).toBe(200);
  const other = await call('POST', path, { creative_ids, booking_id: ID + 1 });
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['booking_id']]);
});

test('a misspelt field is refused where a path takes single fields, and nothing is saved', async () => {
  const path = `/impressiontags/save_combinations/${ID}`;
  await call('POST', path, { creative_ids: [ID] });
  const refused = await call('POST', path, { creative_id: [] });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['creative_id']]);
  expect((await call('GET', `/bookings/${ID}`)).body.creative_ids).toEqual([ID]);
});

test('a key that may only write learns from a refusal what it sent wrongly', async () => {
  const { body: key } = await call('POST', '/api-keys/', {
    name: 'Writer',
    scopes: ['campaigns:write'],
  });
  const change = (json: Fields) =>
    api.rest('PUT', `/campaigns/${ID}`, { token: String(key.key), json });
  expect((await change({ status: 'No status' })).status).toBe(422);
  expect((await change({ id: ID, campaign_name: 'By a key' })).status).toBe(200);
});

test('a repeat with its Idempotency-Key is answered as the first call, though the record moved', async () => {
  const json = { ...(await read('/campaigns/')), campaign_name: 'Once' };
  const send = () =>
    api.rest('PUT', `/campaigns/${ID}`, { token, json, idempotencyKey: 'once-and-again' });
  const refused = await api.rest('PUT', `/campaigns/${ID}`, {
    token,
    idempotencyKey: 'refused',
    json: { status: 'No status' },
  });
  expect(refused.status).toBe(422);
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toMatchObject({ status: 200, body: first.body });
});
