import { beforeAll, expect, test } from '@jest/globals';
import { archiveRecord, restoreRecord } from '#server/records/archive/archive-record.js';
import { CAMPAIGN_ARCHIVE } from '#server/records/archive/archivable-kinds.js';
import { createBookings } from '#server/domains/campaigns/booking/bookings-in-bulk.js';
import { bookingRecord } from '#server/domains/campaigns/booking/booking.service.js';
import { campaignRecord } from '#server/domains/campaigns/campaign/campaign.service.js';
import {
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { fanOutEvents } from '#server/domains/webhooks/event/fan-out-events.js';
import type { WebhookEventType } from '#server/domains/webhooks/event/webhook-event-types.js';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';

const database = testDatabase();
const redis = testRedis();

let customerId: number;
let channelId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
  customerId = (await buildCustomer(em)).id;
  channelId = (await buildChannel(em, { owner: ours })).id;

  const { tokenSecret } = serviceContext({ database, redis }, null).config;
  const eventTypes: WebhookEventType[] = ['campaign.saved', 'booking.saved'];
  for (const [name, { id }] of Object.entries({ ours, theirs })) {
    await buildRelationship(em, { customerId, broadcasterId: id });
    await buildEndpoint(em, {
      tokenSecret,
      name,
      eventTypes,
      entityType: 'BROADCASTER',
      entityId: id,
    });
  }
});

const ctx = () => serviceContext({ database, redis }, actorOf('CUSTOMER', customerId));

interface Message {
  type: string;
  data: Record<string, unknown>;
}

/** The messages since the last reading, and how many of them each endpoint gets. */
async function messages() {
  await fanOutEvents(database.orm.em.fork(), new Date());
  const { rows } = await database.pool.query<Message>(
    'select type, data from webhook_event order by occurred_at, data->>$1',
    ['booking_id'],
  );
  const received = await database.pool.query<{ name: string; count: number }>(
    `select e.name, count(d.id)::int as count from webhook_endpoint e
     left join webhook_delivery d on d.endpoint_id = e.id group by e.name`,
  );
  await database.pool.query('delete from webhook_delivery');
  await database.pool.query('delete from webhook_event');
  return {
    events: rows.map(({ type, data: { action } }) => `${type} ${String(action)}`),
    data: rows[0]?.data,
    received: Object.fromEntries(received.rows.map(({ name, count }) => [name, count])),
  };
}

test('endpoints hear of each save of campaigns and bookings that their organisation sees', async () => {
  const campaign = await campaignRecord.create(ctx(), {
    customerId,
    campaignName: 'Winter',
    startDate: '2026-06-01',
    endDate: '2026-06-30',
  });
  expect(await messages()).toMatchObject({
    events: ['campaign.saved create'],
    data: {
      customer_id: customerId,
      campaign_id: campaign.id,
      action: 'create',
      link: expect.stringMatching(new RegExp(`/campaigns/${campaign.id}$`)),
    },
  });

  const named = (bookingName: string) => ({
    customerId,
    campaignId: campaign.id,
    channelId,
    bookingName,
    cpm: 20,
    bookingType: 1,
    startDate: '2026-06-01',
    endDate: '2026-06-30',
  });
  const [booking] = await createBookings(ctx(), [named('Mornings'), named('Evenings')]);
  expect(await messages()).toMatchObject({
    events: ['booking.saved create', 'booking.saved create'],
    received: { ours: 2, theirs: 0 },
  });

  await bookingRecord.update(ctx(), booking?.id ?? 0, { cpm: 21 });
  expect((await messages()).events).toEqual(['booking.saved update']);

  await archiveRecord(ctx(), CAMPAIGN_ARCHIVE, campaign.id);
  expect((await messages()).events.sort()).toEqual([
    'booking.saved archive',
    'booking.saved archive',
    'campaign.saved archive',
  ]);
  await restoreRecord(ctx(), CAMPAIGN_ARCHIVE, campaign.id);
  expect((await messages()).events).toHaveLength(3);
});

test('a save that changes nothing, or fails, publishes nothing', async () => {
  const campaign = await campaignRecord.create(ctx(), {
    customerId,
    campaignName: 'Spring',
    startDate: '2026-09-01',
    endDate: '2026-09-30',
  });
  await messages();

  await campaignRecord.update(ctx(), campaign.id, { campaignName: 'Spring' });
  await expect(campaignRecord.update(ctx(), campaign.id, { campaignName: '' })).rejects.toThrow();
  expect((await messages()).events).toEqual([]);
});
