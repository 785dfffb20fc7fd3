import { beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAgency,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const fork = () => database.orm.em.fork();

let customerId: number;
let campaignId: number;
let channelId: number;
let client: Actor;
let agency: Actor;
let broadcaster: Actor;

beforeEach(async () => {
  const customer = await buildCustomer(fork());
  const [anAgency, aBroadcaster] = [await buildAgency(fork()), await buildBroadcaster(fork())];
  await buildRelationship(fork(), { customerId: customer.id, agencyId: anAgency.id });
  await buildRelationship(fork(), { customerId: customer.id, broadcasterId: aBroadcaster.id });
  const channel = await buildChannel(fork(), {
    ownerType: 'BROADCASTER',
    ownerId: aBroadcaster.id,
  });
  const campaign = await buildCampaign(fork(), { customerId: customer.id });
  ({ id: customerId } = customer);
  ({ id: campaignId } = campaign);
  ({ id: channelId } = channel);
  client = actorOf('CUSTOMER', customer.id);
  agency = actorOf('AGENCY', anAgency.id);
  broadcaster = actorOf('BROADCASTER', aBroadcaster.id);
});

const KINDS: Readonly<Record<string, () => Record<string, unknown>>> = {
  campaigns: () => ({ campaign_name: 'Summer' }),
  bookings: () => ({
    campaign_id: campaignId,
    channel_id: channelId,
    booking_name: 'Evenings',
    cpm: 20,
  }),
  creatives: () => ({ description: 'Beach', creative_format: '30s' }),
  sitetags: () => ({ tag_description: 'Shop' }),
};
const TAKEN = { external_id: expect.stringMatching(/^Another .+ has this external id$/) };

test.each(Object.entries(KINDS))(
  '%s: an organisation gives an id once, finds the record by it, and clears it',
  async (kind, fields) => {
    const create = (actor: Actor, external_id: unknown) =>
      call(actor, 'POST', `/${kind}/`, { customer_id: customerId, ...fields(), external_id });
    const change = (id: number, body: Record<string, unknown>) =>
      call(client, 'PUT', `/${kind}/${id}`, body);
    const find = async (external_id: string) => {
      const path = `/${kind}/customer/${customerId}?external_id=${external_id}`;
      return (await call(client, 'GET', path)).list;
    };

    const made = await create(client, ' A-1 ');
    expect(made).toMatchObject({ status: 201, body: { external_id: 'A-1' } });
    const { id } = made.body;
    expect(await create(client, 'A-1')).toMatchObject({ status: 422, errors: TAKEN });

    const theirs = await create(agency, 'A-1');
    expect(theirs).toMatchObject({ status: 201, body: { external_id: 'A-1' } });
    expect(await find('A-1')).toHaveLength(2);
    expect(await find('A-2')).toEqual([]);
    for (const asSent of ['%20A-1%20', '%09A-1', 'A-1%0A'])
      expect(await find(asSent)).toHaveLength(2);
    expect(await find('%20')).toEqual([]);

    expect(await change(id, { external_id: 'A-1' })).toMatchObject({ status: 200 });
    expect(await change(id, { external_id: null })).toMatchObject({
      body: { external_id: null },
    });
    expect(await create(client, 'A-1')).toMatchObject({ status: 201 });
    expect(await change(id, { external_id: 'A-1' })).toMatchObject({
      errors: TAKEN,
    });
    expect(await create(client, '')).toMatchObject({ body: { external_id: null } });
  },
);

test('an archived record keeps its id', async () => {
  const body = { customer_id: customerId, description: 'Beach', creative_format: '30s' };
  const made = await call(client, 'POST', '/creatives/', { ...body, external_id: 'C-1' });
  const { id } = made.body;
  await call(client, 'DELETE', `/creatives/${id}`);

  expect(await call(client, 'POST', '/creatives/', { ...body, external_id: 'C-1' })).toMatchObject({
    errors: TAKEN,
  });
  const path = `/creatives/customer/${customerId}?external_id=C-1`;
  expect((await call(client, 'GET', path)).list).toEqual([]);
  expect((await call(client, 'GET', `${path}&archived=INCLUDE`)).list).toMatchObject([{ id }]);
});

test('only the organisation that made a booking gives it an id, whoever else may change it', async () => {
  const body = { customer_id: customerId, ...KINDS.bookings?.() };
  const made = await call(client, 'POST', '/bookings/', { ...body, external_id: 'B-1' });
  const path = `/bookings/${made.body.id}`;

  expect(await call(broadcaster, 'PUT', path, { external_id: 'X-1' })).toMatchObject({
    status: 422,
    errors: { external_id: expect.stringContaining('organisation that made') },
  });
  expect(
    await call(broadcaster, 'PUT', path, { booking_name: 'Nights', external_id: 'B-1' }),
  ).toMatchObject({ status: 200, body: { booking_name: 'Nights', external_id: 'B-1' } });
});

test('of many bookings in one call, two with the same id are refused by their place', async () => {
  const booking = { customer_id: customerId, ...KINDS.bookings?.() };
  const bookings = ['B-1', 'B-2', ' B-1'].map((external_id) => ({ ...booking, external_id }));
  const refused = await call(client, 'POST', '/bookings/bulk', { bookings });
  expect(refused.status).toBe(422);
  expect(refused.errors).toEqual({
    '2.external_id': 'Another booking has this external id',
  });
});

test('of two calls at once with the same id, one makes the record', async () => {
  const body = { customer_id: customerId, campaign_name: 'Summer', external_id: 'R-1' };
  const answers = await Promise.all([1, 2].map(() => call(client, 'POST', '/campaigns/', body)));
  const [made, refused] = answers.map(({ status }) => status).sort();
  expect(made).toBe(201);
  expect([409, 422]).toContain(refused);
});
