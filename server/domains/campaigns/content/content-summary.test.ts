import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
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
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { listImpressionTags } from '#server/domains/tags/impression-tag/impression-tag.service.js';
import { listSiteTags } from '#server/domains/tags/site-tag/site-tag.service.js';
import { listBookings } from '#server/domains/campaigns/booking/booking.service.js';
import { summariseBookings, summariseCampaigns, summariseCreatives } from './content-summary.js';
import { listCreatives } from '#server/domains/campaigns/creative/creative.service.js';

const database = testDatabase();
const redis = testRedis();
const fork = () => database.orm.em.fork();
const admin = actorOf('SYSTEM');

/** 21 November in New Zealand, still the 20th in UTC. */
const contextOf = (actor: Actor = admin) => ({
  ...serviceContext({ database, redis }, actor),
  now: () => new Date('2026-11-20T11:30:00Z'),
});

const PAGE = { first: 10, descending: false };

let customer: Customer;
beforeEach(async () => {
  customer = await buildCustomer(fork());
});

describe('the cards of a client', () => {
  test('count bookings by status and type and average their price', async () => {
    const em = fork();
    const campaign = await buildCampaign(em, { customer });

    await buildBooking(em, { campaign, startDate: '2026-11-21', endDate: '2026-11-21', cpm: 10 });
    await buildBooking(em, {
      campaign,
      startDate: '2026-11-01',
      endDate: '2026-11-20',
      cpm: 20,
      bookingType: 2,
    });

    await buildBooking(em, {
      campaign,
      startDate: '2026-11-22',
      endDate: '2026-11-30',
      cpm: 30,
      bookingType: 3,
    });

    expect(await summariseBookings(contextOf(), customer.id)).toEqual({
      active: 1,
      video: 1,
      image: 1,
      averageCpm: 20,
      currency: 'NZD',
    });
  });

  test('have no average without bookings', async () => {
    const summary = await summariseBookings(contextOf(), customer.id);
    expect(summary).toEqual({ active: 0, video: 0, image: 0, averageCpm: null, currency: 'NZD' });
  });

  test('count campaigns by where today stands to them', async () => {
    const em = fork();
    for (const [startDate, endDate] of [
      ['2026-11-21', '2026-11-30'],
      ['2026-11-01', '2026-11-20'],
      ['2026-11-22', '2026-11-30'],
    ])
      await buildCampaign(em, { customer, startDate, endDate });

    expect(await summariseCampaigns(contextOf(), customer.id)).toEqual({
      total: 3,
      active: 1,
      upcoming: 1,
    });
  });

  test('count creatives by type', async () => {
    const em = fork();
    for (const creativeType of [1, 1, 2]) await buildCreative(em, { customer, creativeType });
    expect(await summariseCreatives(contextOf(), customer.id)).toEqual({
      total: 3,
      video: 2,
      image: 1,
    });
  });

  test("count only what is in sight: a broadcaster's own bookings", async () => {
    const em = fork();
    const broadcaster = await buildBroadcaster(em);

    await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
    await buildBooking(em, { customer, channel: await buildChannel(em, { owner: broadcaster }) });
    await buildBooking(em, { customer, cpm: 99 });

    const own = contextOf(actorOf('BROADCASTER', broadcaster.id));

    expect(await summariseBookings(own, customer.id)).toMatchObject({ video: 1, averageCpm: 20 });
    expect(await summariseCampaigns(own, customer.id)).toMatchObject({ total: 1 });

    const outsider = contextOf(actorOf('BROADCASTER', broadcaster.id + 1000));

    await expect(summariseCreatives(outsider, customer.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('what the forms and tables of a client ask for', () => {
  test('bookings of a campaign, creatives of a type, tags of a booking', async () => {
    const em = fork();
    const [campaign, other] = [
      await buildCampaign(em, { customer }),
      await buildCampaign(em, { customer }),
    ];

    const booking = await buildBooking(em, { campaign });

    await buildBooking(em, { campaign: other });

    const image = await buildCreative(em, { customer, creativeType: 2 });
    const tag = await buildImpressionTag(em, { booking });

    await buildImpressionTag(em, { booking: await buildBooking(em, { campaign: other }) });

    const ctx = contextOf();
    const bookings = await listBookings(ctx, customer.id, PAGE, 'NAME', {
      campaignId: campaign.id,
    });
    const onChannel = await listBookings(ctx, customer.id, PAGE, 'NAME', {
      channelId: booking.channelId,
    });
    const creatives = await listCreatives(ctx, customer.id, PAGE, 'DESCRIPTION', 2);
    const tags = await listImpressionTags(ctx, customer.id, PAGE, { bookingId: booking.id });
    const ofCreative = await listImpressionTags(ctx, customer.id, PAGE, {
      creativeId: tag.creativeId,
    });

    const lists = [bookings, onChannel, creatives, tags, ofCreative];
    expect(lists.map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([
      [booking.id],
      [booking.id],
      [image.id],
      [tag.id],
      [tag.id],
    ]);

    const named = await listImpressionTags(ctx, customer.id, PAGE, { ids: [tag.id, 0] });

    expect(named.nodes.map(({ id }) => id)).toEqual([tag.id]);
  });

  test('tags in the order of their campaign or creative, main site tags first', async () => {
    const em = fork();
    const [late, early] = [
      await buildCampaign(em, { customer, campaignName: 'Zebra' }),
      await buildCampaign(em, { customer, campaignName: 'antelope' }),
    ];

    const first = await buildImpressionTag(em, {
      booking: await buildBooking(em, { campaign: late }),
    });
    const second = await buildImpressionTag(em, {
      booking: await buildBooking(em, { campaign: early }),
    });
    const byCampaign = await listImpressionTags(contextOf(), customer.id, PAGE, {
      sort: 'CAMPAIGN',
    });

    expect(byCampaign.nodes.map(({ id }) => id)).toEqual([second.id, first.id]);

    const [plain, main] = [
      await buildSiteTag(em, { customer, tagDescription: 'A' }),
      await buildSiteTag(em, { customer, tagDescription: 'B', mainSiteTag: true }),
    ];

    const mainFirst = await listSiteTags(
      contextOf(),
      customer.id,
      { ...PAGE, descending: true },
      'MAIN',
    );

    expect(mainFirst.nodes.map(({ id }) => id)).toEqual([main.id, plain.id]);
  });
});
