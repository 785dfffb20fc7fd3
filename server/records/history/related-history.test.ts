import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAdTech,
  buildAdTechGroup,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { CAMPAIGN_ARCHIVE, BOOKING_ARCHIVE } from '#server/records/archive/archivable-kinds.js';
import { archiveRecord, restoreRecord } from '#server/records/archive/archive-record.js';
import { experimentRecord } from '#server/experiments/experiment.service.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { listHistory } from './history.service.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import { relatedSql } from './related-history.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();
const ctxOf = (actor: Actor = admin) => serviceContext({ database, redis }, actor);

/** 'add Booking one', in the order of events. */
async function eventsOf(noun: AuditedNoun, id: number, actor?: Actor): Promise<string[]> {
  const { nodes, totalCount } = await listHistory(ctxOf(actor), noun, id, { first: 100 });
  expect(await totalCount()).toBe(nodes.length);

  return nodes
    .flatMap(({ action, related }) =>
      related ? [`${action} ${related.entity} ${related.name}`] : [],
    )
    .reverse();
}

let customer: Customer;
let broadcaster: Broadcaster;
let channel: Channel;
beforeAll(async () => {
  customer = await buildCustomer(fork());
  broadcaster = await buildBroadcaster(fork(), { broadcasterName: 'Southern TV' });
  await buildRelationship(fork(), { customerId: customer.id, broadcasterId: broadcaster.id });
  channel = await buildChannel(fork(), { owner: broadcaster });
});

const book = async (campaignId: number, name: string, actor = admin, more = {}) =>
  (
    await call(actor, 'POST', '/bookings/', {
      customer_id: customer.id,
      campaign_id: campaignId,
      channel_id: channel.id,
      booking_name: name,
      cpm: 20,
      ...more,
    })
  ).body.id;

describe('the history of a record', () => {
  test('says of a campaign which bookings it gained and lost, and nothing else of them', async () => {
    const [winter, spring] = [
      await buildCampaign(fork(), { customer }),
      await buildCampaign(fork(), { customer }),
    ];
    const id = await book(winter.id, 'Prime time');
    await call(admin, 'PUT', `/bookings/${id}`, { cpm: 21 });
    await archiveRecord(ctxOf(), BOOKING_ARCHIVE, id);
    await restoreRecord(ctxOf(), BOOKING_ARCHIVE, id);
    await call(admin, 'PUT', `/bookings/${id}`, { campaign_id: spring.id, cpm: 22 });
    await archiveRecord(ctxOf(), BOOKING_ARCHIVE, id);

    expect(await eventsOf('campaign', winter.id)).toEqual([
      'add booking Prime time',
      'archive booking Prime time',
      'restore booking Prime time',
      'remove booking Prime time',
    ]);
    expect(await eventsOf('campaign', spring.id)).toEqual([
      'add booking Prime time',
      'archive booking Prime time',
    ]);

    const { nodes } = await listHistory(ctxOf(), 'campaign', winter.id, { first: 1 });
    expect(nodes).toEqual([
      expect.objectContaining({
        by: 'Infinitum',
        changes: [],
        related: { entity: 'booking', recordId: id, name: 'Prime time' },
      }),
    ]);
  });

  test('does not repeat for each booking that the campaign was archived', async () => {
    const campaign = await buildCampaign(fork(), { customer });
    await book(campaign.id, 'First');
    await book(campaign.id, 'Second');
    await archiveRecord(ctxOf(), CAMPAIGN_ARCHIVE, campaign.id);
    await restoreRecord(ctxOf(), CAMPAIGN_ARCHIVE, campaign.id);
    expect(await eventsOf('campaign', campaign.id)).toEqual([
      'add booking First',
      'add booking Second',
    ]);
  });

  test('says of a creative to which bookings it was added, once for each change', async () => {
    const campaign = await buildCampaign(fork(), { customer });
    const [long, short] = [
      await buildCreative(fork(), { customer }),
      await buildCreative(fork(), { customer }),
    ];
    const id = await book(campaign.id, 'Late news');
    for (const creatives of [[long], [long, short], [short], []]) {
      await call(admin, 'POST', `/impressiontags/save_combinations/${id}`, {
        creative_ids: creatives.map((creative) => creative.id),
      });
    }

    for (const creative of [long, short])
      expect(await eventsOf('creative', creative.id)).toEqual([
        'addTo booking Late news',
        'removeFrom booking Late news',
      ]);
    expect(await eventsOf('booking', id)).toEqual([]);
  });

  test('says of a channel and of a publisher which bookings they gained and lost', async () => {
    const campaign = await buildCampaign(fork(), { customer });
    const [from, to] = [
      await buildChannel(fork(), { owner: broadcaster }),
      await buildChannel(fork(), { owner: broadcaster }),
    ];
    const publisher = await buildAdTech(fork());
    const id = await book(campaign.id, 'Morning', admin, {
      channel_id: from.id,
      publisher_id: publisher.id,
    });
    await call(admin, 'PUT', `/bookings/${id}`, { channel_id: to.id, publisher_id: null });

    const both = ['add booking Morning', 'remove booking Morning'];
    expect(await eventsOf('channel', from.id)).toEqual(both);
    expect(await eventsOf('channel', to.id)).toEqual(['add booking Morning']);
    expect(await eventsOf('adtech', publisher.id)).toEqual(both);
  });

  test('says of an owner which channels it gained and lost, of whichever kind it is', async () => {
    const adtech = await buildAdTech(fork());
    const { id } = (
      await call(admin, 'POST', '/channels/', {
        owner_type: 'broadcaster',
        owner_id: broadcaster.id,
        channel_name: 'South Sport',
      })
    ).body;
    await call(admin, 'PUT', `/channels/${id}`, { owner_type: 'adtech', owner_id: adtech.id });

    expect(await eventsOf('broadcaster', broadcaster.id)).toEqual([
      'add channel South Sport',
      'remove channel South Sport',
    ]);
    expect(await eventsOf('adtech', adtech.id)).toEqual(['add channel South Sport']);
    const { nodes } = await listHistory(ctxOf(), 'channel', id, { first: 1 });
    expect(nodes[0]?.changes.map(({ field }) => field)).toEqual(['ownerId', 'ownerType']);
  });

  test('says of an ad-tech to which groups it was added', async () => {
    const adtech = await buildAdTech(fork());
    const group = await buildAdTechGroup(fork(), { groupName: 'Resellers' });
    for (const ids of [[adtech.id], []])
      await call(admin, 'PUT', `/adtech-groups/${group.id}`, { adtech_ids: ids });
    expect(await eventsOf('adtech', adtech.id)).toEqual([
      'addTo adtechGroup Resellers',
      'removeFrom adtechGroup Resellers',
    ]);
  });

  test('says of a booking which experiments it gained and lost', async () => {
    const from = await buildBooking(fork(), { customer, channel, endDate: '2027-06-30' });
    const to = await buildBooking(fork(), { customer, channel, endDate: '2027-06-30' });
    const { id } = await experimentRecord.create(ctxOf(), {
      bookingId: from.id,
      experimentName: 'With and without',
      hypothesis: 'More visits',
      startDate: '2027-02-01',
      endDate: '2027-02-28',
      controlPercent: 20,
    });
    await experimentRecord.update(ctxOf(), id, { bookingId: to.id });
    expect(await eventsOf('booking', from.id)).toEqual([
      'add experiment With and without',
      'remove experiment With and without',
    ]);
    expect(await eventsOf('booking', to.id)).toEqual(['add experiment With and without']);
  });

  test('leaves out what the reader may not see, and counts without it', async () => {
    const rival = await buildBroadcaster(fork());
    await buildRelationship(fork(), { customerId: customer.id, broadcasterId: rival.id });
    const elsewhere = await buildChannel(fork(), { owner: rival });
    const creative = await buildCreative(fork(), {
      customer,
      createdByEntityType: 'BROADCASTER',
      createdByEntityId: broadcaster.id,
    });
    const campaign = await buildCampaign(fork(), { customer });
    const seller = actorOf('BROADCASTER', broadcaster.id);
    await book(campaign.id, 'Our own');
    const secret = await book(campaign.id, 'Of a rival', admin, { channel_id: elsewhere.id });
    for (const creative_ids of [[creative.id], []])
      await call(admin, 'POST', `/impressiontags/save_combinations/${secret}`, { creative_ids });
    const { id: other } = await buildCampaign(fork(), { customer });
    await call(admin, 'PUT', `/bookings/${secret}`, { campaign_id: other });

    expect(await eventsOf('creative', creative.id)).toHaveLength(2);
    expect(await eventsOf('campaign', campaign.id)).toHaveLength(3);
    await database.pool.query(
      `update campaign set created_by_entity_type = 'BROADCASTER', created_by_entity_id = $2 where id = $1`,
      [campaign.id, broadcaster.id],
    );
    expect(await eventsOf('campaign', campaign.id, seller)).toEqual(['add booking Our own']);

    await call(admin, 'PUT', `/bookings/${secret}`, { channel_id: channel.id });
    expect(await eventsOf('creative', creative.id, seller)).toHaveLength(2);
  });

  test('comes in pages, those of other records among its own', async () => {
    const campaign = await buildCampaign(fork(), { customer });
    for (const name of ['First', 'Second']) {
      await call(admin, 'PUT', `/campaigns/${campaign.id}`, { campaign_name: `Until ${name}` });
      await book(campaign.id, name);
    }
    const read = async (after?: string | null) =>
      listHistory(ctxOf(), 'campaign', campaign.id, { first: 3, after });
    const page = await read();
    const rest = await read(page.pageInfo.endCursor);
    expect(
      [page, rest].map(({ nodes, pageInfo }) => [
        nodes.map(({ action, related }) => `${action} ${related?.name ?? ''}`.trim()),
        pageInfo.hasNextPage,
      ]),
    ).toEqual([
      [['add Second', 'update', 'add First'], true],
      [['update'], false],
    ]);
    expect(await page.totalCount()).toBe(4);
  });

  test('reads the entries of other records by their index', async () => {
    await database.pool.query(`insert into audit_entry
        (occurred_at, action, subject_type, subject_id, changes, request_id)
      select now(), kind || '.create', kind, n::text,
        jsonb_build_object('campaignId', jsonb_build_object('after', n)), 'test'
      from generate_series(1000000, 1005000) n
        cross join unnest(array['booking', 'experiment', 'channel', 'adtechGroup']) kind`);
    await database.pool.query('analyze audit_entry');

    for (const noun of ['campaign', 'creative', 'channel', 'adtech', 'broadcaster'] as const) {
      for (const { sql, params } of relatedSql(admin, noun, 7)) {
        const plan = await fork().execute(
          `explain select * from audit_entry a where ${sql}`,
          params,
        );
        expect(JSON.stringify(plan)).toContain('audit_entry_related_index');
      }
    }
  });
});
