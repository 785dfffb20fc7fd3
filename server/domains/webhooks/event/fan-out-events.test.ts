import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Principal } from '#server/access/visibility/visibility-sql.js';
import {
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { publishFinishedCampaigns } from './finished-campaigns.js';
import { queueWebhooks } from './queue-webhooks.js';
import { fanOutEvents } from './fan-out-events.js';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';

const database = testDatabase();
const redis = testRedis();
const now = () => new Date('2026-11-20T11:30:00Z');

let ids: Record<'customer' | 'booking' | 'campaign', number>;
let agencyId = 0;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const [customer, agency, otherAgency] = [
    await buildCustomer(em),
    await buildAgency(em),
    await buildAgency(em),
  ];

  const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];

  agencyId = agency.id;

  for (const side of [{ agencyId }, { broadcasterId: ours.id }, { broadcasterId: theirs.id }]) {
    await buildRelationship(em, { customerId: customer.id, ...side });
  }

  const campaign = await buildCampaign(em, { customer });
  const booking = await buildBooking(em, {
    campaign,
    channel: await buildChannel(em, { owner: ours }),
  });

  ids = { customer: customer.id, booking: booking.id, campaign: campaign.id };

  const { tokenSecret } = serviceContext({ database, redis }, null).config;
  const organisations: Record<string, Principal> = {
    system: { entityType: 'SYSTEM', entityId: null },
    customer: { entityType: 'CUSTOMER', entityId: customer.id },
    agency: { entityType: 'AGENCY', entityId: agency.id },
    'other agency': { entityType: 'AGENCY', entityId: otherAgency.id },
    broadcaster: { entityType: 'BROADCASTER', entityId: ours.id },
    'other broadcaster': { entityType: 'BROADCASTER', entityId: theirs.id },
  };

  for (const [name, organisation] of Object.entries(organisations)) {
    await buildEndpoint(em, { tokenSecret, name, ...organisation });
  }

  const off = { tokenSecret, entityType: 'CUSTOMER' as const, entityId: customer.id };

  await buildEndpoint(em, { ...off, name: 'switched off', disabledAt: now() });
  await buildEndpoint(em, { ...off, name: 'removed', archivedAt: now() });
  await buildEndpoint(em, { ...off, name: 'of other types', eventTypes: ['report.ready'] });
});
afterEach(async () => {
  await database.pool.query('delete from webhook_delivery');
  await database.pool.query('delete from webhook_event');
});

type EventFields = Omit<Parameters<typeof queueWebhooks>[1], 'data'>;

async function recipientsOf(event: EventFields): Promise<string[]> {
  await database.orm.em.fork().transactional((em) => {
    queueWebhooks({ em, now }, { ...event, data: {} });
    return Promise.resolve();
  });
  return spread();
}

async function spread(): Promise<string[]> {
  await fanOutEvents(database.orm.em.fork(), now());
  const { rows } = await database.pool.query<{ name: string }>(
    'select e.name from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id order by e.id',
  );
  return rows.map(({ name }) => name);
}

const SEE_THE_CUSTOMER = ['system', 'customer', 'agency', 'broadcaster', 'other broadcaster'];
const SEE_THE_BOOKING = ['system', 'customer', 'agency', 'broadcaster'];

describe('an event reaches', () => {
  test('everybody who sees the customer, where it is about the customer as a whole', async () => {
    expect(await recipientsOf({ type: 'tag.silent', customerId: ids.customer })).toEqual(
      SEE_THE_CUSTOMER,
    );
  });

  test('those who see the booking or campaign that it comes from, never to another broadcaster', async () => {
    expect(
      await recipientsOf({ type: 'tag.silent', customerId: ids.customer, bookingId: ids.booking }),
    ).toEqual(SEE_THE_BOOKING);
    await database.pool.query('delete from webhook_delivery');
    expect(
      await recipientsOf({
        type: 'campaign.finished',
        customerId: ids.customer,
        campaignId: ids.campaign,
      }),
    ).toEqual(SEE_THE_BOOKING);
  });

  test('nobody but super admins, where it is about the platform or a booking that is not the customer’s', async () => {
    expect(await recipientsOf({ type: 'queue.lag', customerId: null })).toEqual(['system']);
    await database.pool.query('delete from webhook_delivery');
    expect(
      await recipientsOf({ type: 'tag.silent', customerId: ids.customer, bookingId: 999_999 }),
    ).toEqual(['system']);
  });

  test('one organisation alone, where it is for that one', async () => {
    const organisation = { entityType: 'AGENCY', entityId: agencyId } as const;
    expect(
      await recipientsOf({ type: 'tag.jump', customerId: ids.customer, organisation }),
    ).toEqual(['agency']);
  });

  test('no organisation that is archived', async () => {
    await database.pool.query('update agency set archived_at = now() where id = $1', [agencyId]);
    const recipients = await recipientsOf({ type: 'tag.silent', customerId: ids.customer });
    expect(recipients).toEqual(SEE_THE_CUSTOMER.filter((name) => name !== 'agency'));
    await database.pool.query('update agency set archived_at = null');
  });
});

describe('a campaign that has ended', () => {
  const endsOn = (date: string) =>
    database.pool.query('update campaign set end_date = $1 where id = $2', [date, ids.campaign]);
  const sweep = () =>
    publishFinishedCampaigns(database.orm.em.fork(), { publicUrl: 'https://ads.example/' }, now());

  test('is published once, from midnight in the zone of its customer on, with a link to its figures', async () => {
    // 20 November 11:30 UTC is half past midnight on the 21st in Auckland.
    await endsOn('2026-11-21');
    expect(await sweep()).toBe(0);
    await endsOn('2026-11-20');
    expect((await Promise.all([sweep(), sweep()])).length).toBe(2);
    expect(await sweep()).toBe(0);

    const { rows } = await database.pool.query<{ data: unknown }>('select data from webhook_event');

    expect(rows).toEqual([
      {
        data: {
          customer_id: ids.customer,
          campaign_id: ids.campaign,
          campaign_name: expect.any(String),
          start_date: '2026-01-01',
          end_date: '2026-11-20',
          link: `https://ads.example/dashboard?client=${ids.customer}&from=2026-01-01&to=2026-11-20&campaign=${ids.campaign}`,
        },
      },
    ]);
    expect(await spread()).toEqual(SEE_THE_BOOKING);
  });

  test('is published again when it was extended and ends again, but not after a week', async () => {
    await endsOn('2026-11-19');
    expect(await sweep()).toBe(1);
    await endsOn('2026-11-20');
    expect(await sweep()).toBe(1);
    await database.pool.query('delete from webhook_event');
    await endsOn('2026-11-10');
    expect(await sweep()).toBe(0);
  });
});
