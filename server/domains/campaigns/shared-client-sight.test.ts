import { beforeAll, expect, test } from '@jest/globals';
import {
  buildAdTech,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
} from '../../testing/factories.js';
import { buildUser, tokenOf } from '../../testing/people.js';
import { testApi } from '../../testing/test-api.js';
import { testDatabase } from '../../testing/test-database.js';
import { testRedis } from '../../testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

/** Two sellers of one client; every name of the other's records holds a word that must never be read. */
const SECRET = 'Forbidden';
let customerId = 0;
const tokens: Record<string, string> = {};
const theirs = { campaign: 0, booking: 0, creative: 0, tag: 0 };

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  customerId = customer.id;
  const [mine, other, adtech] = [await buildBroadcaster(em), await buildBroadcaster(em), await buildAdTech(em)];
  for (const side of [{ broadcasterId: mine.id }, { broadcasterId: other.id }, { adtechId: adtech.id }]) {
    await buildRelationship(em, { customerId, ...side });
  }
  const campaign = await buildCampaign(em, { customer, campaignName: `${SECRET} campaign` });
  const channel = await buildChannel(em, { owner: other, channelName: `${SECRET} channel` });
  const booking = await buildBooking(em, { campaign, channel, bookingName: `${SECRET} booking` });
  const creative = await buildCreative(em, { customer, description: `${SECRET} creative` });
  const tag = await buildImpressionTag(em, { booking, creative });
  Object.assign(theirs, { campaign: campaign.id, booking: booking.id, creative: creative.id, tag: tag.id });
  await buildBooking(em, { customer, channel: await buildChannel(em, { owner: mine }) });
  const broadcasterUser = await buildUser(em, { entityType: 'BROADCASTER', entityId: mine.id });
  const adtechUser = await buildUser(em, { entityType: 'ADTECH', entityId: adtech.id });
  Object.assign(tokens, { broadcaster: await tokenOf(api, broadcasterUser), adtech: await tokenOf(api, adtechUser) });
});

const LISTS = ['campaigns', 'bookings', 'creatives', 'impressiontags', 'sitetags'];
const onlookers = ['broadcaster', 'adtech'];

test.each(onlookers)('a %s reads nothing of the other in any list, over REST', async (name) => {
  for (const list of LISTS) {
    const { status, body } = await api.rest('GET', `/${list}/customer/${customerId}`, { token: tokens[name] });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  }
});

test.each(onlookers)('a %s finds, counts and searches nothing of the other, over GraphQL', async (name) => {
  const lists = ['campaigns', 'bookings', 'creatives', 'impressionTags']
    .map((list) => `${list}(customerId: ${customerId}, search: "${SECRET}") { totalCount nodes { id } }`)
    .join('\n');
  const { body } = await api.graphql(`{ ${lists} }`, {}, tokens[name]);
  const nothing = { totalCount: 0, nodes: [] };
  expect(body).toMatchObject({
    data: { campaigns: nothing, bookings: nothing, creatives: nothing, impressionTags: nothing },
  });
});

test.each(onlookers)('a %s gets 404 for the other when it asks by id, reading and writing', async (name) => {
  const token = tokens[name];
  for (const noun of ['campaign', 'booking', 'creative'] as const) {
    const { body } = await api.graphql(`{ ${noun}(id: ${theirs[noun]}) { id } }`, {}, token);
    expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    const put = await api.rest('PUT', `/${noun}s/${theirs[noun]}`, { token, json: {} });
    expect(put.status).toBe(404);
  }
  const save = await api.rest('POST', `/impressiontags/save_combinations/${theirs.booking}`, {
    token,
    json: { creative_ids: [] },
  });
  expect(save.status).toBe(404);
});

test('a booking cannot be put on the campaign of the other', async () => {
  const json = {
    customer_id: customerId,
    booking_name: 'Mine',
    cpm: 1,
    campaign_id: theirs.campaign,
    channel_id: 1,
  };
  const { status, body } = await api.rest('POST', '/bookings/', { token: tokens.broadcaster, json });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { errors: { campaign_id: 'Choose a campaign of this client' } },
  });
});
