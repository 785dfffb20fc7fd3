import { beforeAll, describe, expect, test } from '@jest/globals';
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
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

/**
 * Two sellers work for one client. Every name of the other seller's records contains a word that no
 * answer may contain.
 */
const SECRET = 'Forbidden';
let customerId = 0;
const tokens: Record<string, string> = {};
const theirs = { campaign: 0, booking: 0, creative: 0, tag: 0 };
/** The other seller created these; no booking uses them. */
const prepared = { campaign: 0, creative: 0 };
/** Infinitum created these; bookings of both broadcasters use them. */
const shared = { campaign: 0, creative: 0 };
let mainSiteTagId = 0;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  customerId = customer.id;
  const [mine, other, adtech] = [
    await buildBroadcaster(em),
    await buildBroadcaster(em),
    await buildAdTech(em),
  ];
  for (const side of [
    { broadcasterId: mine.id },
    { broadcasterId: other.id },
    { adtechId: adtech.id },
  ]) {
    await buildRelationship(em, { customerId, ...side });
  }
  const campaign = await buildCampaign(em, { customer, campaignName: `${SECRET} campaign` });
  const channel = await buildChannel(em, { owner: other, channelName: `${SECRET} channel` });
  const booking = await buildBooking(em, { campaign, channel, bookingName: `${SECRET} booking` });
  const creative = await buildCreative(em, { customer, description: `${SECRET} creative` });
  const tag = await buildImpressionTag(em, { booking, creative });
  Object.assign(theirs, {
    campaign: campaign.id,
    booking: booking.id,
    creative: creative.id,
    tag: tag.id,
  });
  const mineChannel = await buildChannel(em, { owner: mine });
  await buildBooking(em, { customer, channel: mineChannel });

  const byOther = { createdByEntityType: 'BROADCASTER', createdByEntityId: other.id } as const;
  prepared.campaign = (
    await buildCampaign(em, { ...byOther, customer, campaignName: `${SECRET} plan` })
  ).id;
  prepared.creative = (
    await buildCreative(em, { ...byOther, customer, description: `${SECRET} cut` })
  ).id;
  const both = {
    campaign: await buildCampaign(em, { customer }),
    creative: await buildCreative(em, { customer }),
  };
  for (const [owner, name] of [
    [mineChannel, 'Mine on the shared campaign'],
    [channel, `${SECRET} second booking`],
  ] as const) {
    const used = await buildBooking(em, {
      campaign: both.campaign,
      channel: owner,
      bookingName: name,
    });
    await buildImpressionTag(em, { booking: used, creative: both.creative });
  }
  Object.assign(shared, { campaign: both.campaign.id, creative: both.creative.id });
  mainSiteTagId = (await buildSiteTag(em, { customer, mainSiteTag: true })).id;
  const broadcasterUser = await buildUser(em, { entityType: 'BROADCASTER', entityId: mine.id });
  const adtechUser = await buildUser(em, { entityType: 'ADTECH', entityId: adtech.id });
  Object.assign(tokens, {
    broadcaster: await tokenOf(api, broadcasterUser),
    adtech: await tokenOf(api, adtechUser),
  });
  const clientUser = await buildUser(em, {
    entityType: 'CUSTOMER',
    entityId: customerId,
    admin: false,
  });
  tokens.client = await tokenOf(api, clientUser);
});

const LISTS = ['campaigns', 'bookings', 'creatives', 'impressiontags', 'sitetags'];
const principals = ['broadcaster', 'adtech'];

test.each(principals)('a %s reads nothing of the other in any list, over REST', async (name) => {
  for (const list of LISTS) {
    const { status, body } = await api.rest('GET', `/${list}/customer/${customerId}`, {
      token: tokens[name],
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  }
});

test.each(principals)(
  'a %s finds, counts and searches nothing of the other, over GraphQL',
  async (name) => {
    const lists = ['campaigns', 'bookings', 'creatives', 'impressionTags']
      .map(
        (list) =>
          `${list}(customerId: ${customerId}, search: "${SECRET}") { totalCount nodes { id } }`,
      )
      .join('\n');

    const { body } = await api.graphql(`{ ${lists} }`, {}, tokens[name]);
    const nothing = { totalCount: 0, nodes: [] };

    expect(body).toMatchObject({
      data: { campaigns: nothing, bookings: nothing, creatives: nothing, impressionTags: nothing },
    });
  },
);

test.each(principals)(
  'a %s gets 404 for the other when it asks by id, reading and writing',
  async (name) => {
    const token = tokens[name];
    for (const noun of ['campaign', 'booking', 'creative'] as const) {
      const { body } = await api.graphql(`{ ${noun}(id: ${theirs[noun]}) { id } }`, {}, token);
      expect(body).toMatchObject({
        data: { [noun]: null },
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
      const put = await api.rest('PUT', `/${noun}s/${theirs[noun]}`, { token, json: {} });
      expect(put.status).toBe(404);
    }

    const save = await api.rest('POST', `/impressiontags/save_combinations/${theirs.booking}`, {
      token,
      json: { creative_ids: [] },
    });

    expect(save.status).toBe(404);
  },
);

test('a booking cannot be put on the campaign of the other', async () => {
  const json = {
    customer_id: customerId,
    booking_name: 'Mine',
    cpm: 1,
    campaign_id: theirs.campaign,
    channel_id: 1,
  };

  const { status, body } = await api.rest('POST', '/bookings/', {
    token: tokens.broadcaster,
    json,
  });

  expect({ status, body }).toMatchObject({
    status: 422,
    body: { errors: { campaign_id: 'Choose a campaign of this client' } },
  });
});

describe('what the other broadcaster prepares', () => {
  test.each(principals)('is found by no %s, by its id, over either door', async (name) => {
    const token = tokens[name];
    for (const noun of ['campaign', 'creative'] as const) {
      const { body } = await api.graphql(`{ ${noun}(id: ${prepared[noun]}) { id } }`, {}, token);
      expect(body).toMatchObject({
        data: { [noun]: null },
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
      expect(
        (await api.rest('PUT', `/${noun}s/${prepared[noun]}`, { token, json: {} })).status,
      ).toBe(404);
    }
  });

  test('is seen by the client', async () => {
    const query = `{ campaign(id: ${prepared.campaign}) { viewerCan } creative(id: ${prepared.creative}) { viewerCan } }`;
    const { body } = await api.graphql(query, {}, tokens.client);
    const mayChange = { viewerCan: ['create', 'update', 'archive'] };
    expect(body).toMatchObject({ data: { campaign: mayChange, creative: mayChange } });
  });
});

describe('what both broadcasters use', () => {
  const CHANGES = {
    campaign: [
      'updateCampaign',
      'campaignName: "Renamed by a rival"',
      { campaign_name: 'Renamed by a rival' },
    ],
    creative: [
      'updateCreative',
      'url: "https://rival.example/ad"',
      { url: 'https://rival.example/ad' },
    ],
  } as const;

  test.each(['campaign', 'creative'] as const)(
    'keeps its %s as it is, whichever of them asks',
    async (noun) => {
      const token = tokens.broadcaster;
      const [mutation, input, json] = CHANGES[noun];
      const read = await api.graphql(`{ ${noun}(id: ${shared[noun]}) { viewerCan } }`, {}, token);

      expect(read.body).toMatchObject({ data: { [noun]: { viewerCan: ['create'] } } });

      const change = `mutation { ${mutation}(id: ${shared[noun]}, input: { ${input} }) { id } }`;
      const refused = { data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] };

      expect((await api.graphql(change, {}, token)).body).toMatchObject(refused);
      expect((await api.rest('PUT', `/${noun}s/${shared[noun]}`, { token, json })).status).toBe(
        403,
      );

      const history = `{ history(entity: ${noun}, id: ${shared[noun]}) { totalCount } }`;

      expect((await api.graphql(history, {}, token)).body).toMatchObject(refused);
      expect(
        (await api.rest('PUT', `/${noun}s/${shared[noun]}`, { token: tokens.client, json: {} }))
          .status,
      ).toBe(200);
    },
  );

  test('keeps its site tags, and the place of the main one', async () => {
    const token = tokens.broadcaster;
    const json = { tag_description: 'Hijacked' };

    expect((await api.rest('PUT', `/sitetags/${mainSiteTagId}`, { token, json })).status).toBe(403);

    const main = { customer_id: customerId, tag_description: 'Mine', main_site_tag: true };

    expect((await api.rest('POST', '/sitetags/', { token, json: main })).status).toBe(403);

    const own = await api.rest('POST', '/sitetags/', {
      token,
      json: { ...main, main_site_tag: false },
    });

    expect(own).toMatchObject({
      status: 201,
      body: { viewer_can: ['create', 'update', 'archive', 'test'] },
    });
  });
});
