import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { isAllowed } from '#server/access/roles/policy.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { impressionTagPolicy } from '#server/domains/tags/impression-tag/impression-tag.policy.js';
import {
  bookingPolicy,
  type BookingRights,
} from '#server/domains/campaigns/booking/booking.policy.js';

const database = testDatabase();
const call = restCaller(database, testRedis());

const CALLERS = ['super admin', 'client', 'agency', 'one', 'two', 'ad-tech', 'key of one'] as const;
type CallerName = (typeof CALLERS)[number];
type BookedBy = 'one' | 'two' | 'ad-tech';

/** May change it, may only see it, or may not know that it exists; in the order of CALLERS. */
type Right = 'change' | 'see' | 'none';

interface Case {
  creator: CallerName;
  usedBy: readonly BookedBy[];
  rights: readonly Right[];
}

const [C, S, N] = ['change', 'see', 'none'] as const;
const SHARED: Case = { creator: 'agency', usedBy: ['one', 'two'], rights: [C, C, C, S, S, N, S] };
const CASES: Case[] = [
  // Every seller may book an unused record of the client's side.
  { creator: 'super admin', usedBy: [], rights: [C, C, C, S, S, S, S] },
  { creator: 'client', usedBy: [], rights: [C, C, C, S, S, S, S] },
  { creator: 'agency', usedBy: [], rights: [C, C, C, S, S, S, S] },
  { creator: 'agency', usedBy: ['one'], rights: [C, C, C, C, N, N, C] },
  SHARED,
  // The ad-tech publishes on a channel of two: both may change that booking.
  { creator: 'agency', usedBy: ['ad-tech'], rights: [C, C, C, N, C, C, N] },
  { creator: 'agency', usedBy: ['one', 'ad-tech'], rights: [C, C, C, S, S, S, S] },
  // A record of a seller is its own until another seller uses it.
  { creator: 'one', usedBy: [], rights: [C, C, C, C, N, N, C] },
  { creator: 'one', usedBy: ['one'], rights: [C, C, C, C, N, N, C] },
  { creator: 'one', usedBy: ['two'], rights: [C, C, C, S, S, N, S] },
  { creator: 'one', usedBy: ['one', 'two'], rights: [C, C, C, S, S, N, S] },
];
const actors = new Map<CallerName, Actor>();
const actor = (name: CallerName): Actor => {
  const found = actors.get(name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

let customerId = 0;
const made = new Map<string, { campaignId: number; creativeId: number }>();
const keyOf = ({ creator, usedBy }: Case) => `${creator}: ${usedBy.join(' and ')}`;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  customerId = customer.id;
  const agency = await buildAgency(em);
  const [one, two, adtech] = [
    await buildBroadcaster(em),
    await buildBroadcaster(em),
    await buildAdTech(em),
  ];
  for (const side of [
    { agencyId: agency.id },
    { broadcasterId: one.id },
    { broadcasterId: two.id },
    { adtechId: adtech.id },
  ]) {
    await buildRelationship(em, { customerId, ...side });
  }
  actors.set('super admin', actorOf('SYSTEM'));
  actors.set('client', actorOf('CUSTOMER', customerId));
  actors.set('agency', actorOf('AGENCY', agency.id));
  actors.set('one', actorOf('BROADCASTER', one.id));
  actors.set('two', actorOf('BROADCASTER', two.id));
  actors.set('ad-tech', actorOf('ADTECH', adtech.id));
  const via: Actor['via'] = { apiKey: 1, scopes: ['read', 'campaigns:write'] };
  actors.set('key of one', { ...actor('one'), permissionLevel: 'USER', via });

  const [channelOne, channelTwo] = [
    await buildChannel(em, { owner: one }),
    await buildChannel(em, { owner: two }),
  ];
  const places = {
    one: { channel: channelOne },
    two: { channel: channelTwo },
    'ad-tech': { channel: channelTwo, publisherId: adtech.id },
  };
  for (const example of CASES) {
    const { entityType, entityId } = actor(example.creator);
    const creator = { createdByEntityType: entityType, createdByEntityId: entityId };
    const campaign = await buildCampaign(em, { ...creator, customer });
    const creative = await buildCreative(em, { ...creator, customer });
    for (const user of example.usedBy) {
      const booking = await buildBooking(em, { campaign, ...places[user] });
      await buildImpressionTag(em, { booking, creative });
    }
    made.set(keyOf(example), { campaignId: campaign.id, creativeId: creative.id });
  }
});

const STATUS: Record<Right, number> = { change: 200, see: 403, none: 404 };

const rightIn = (row: Record<string, unknown> | undefined): Right => {
  if (!row) return 'none';
  return Array.isArray(row.viewer_can) && row.viewer_can.includes('update') ? 'change' : 'see';
};

describe.each(CASES)(
  'a campaign and a creative made by $creator and used by bookings of $usedBy',
  (example) => {
    const rows = CALLERS.map((name, index) => [name, example.rights[index] ?? 'none'] as const);

    test.each(rows)('are for the %s to: %s', async (name, right) => {
      const { campaignId, creativeId } = made.get(keyOf(example)) ?? {
        campaignId: 0,
        creativeId: 0,
      };
      for (const [path, id, change] of [
        ['campaigns', campaignId, { campaign_name: 'Renamed' }],
        ['creatives', creativeId, { url: 'https://example.com/swapped' }],
      ] as const) {
        const { list } = await call(actor(name), 'GET', `/${path}/customer/${customerId}`);
        const listed = rightIn(list.find((row) => row.id === id));
        const { status } = await call(actor(name), 'PUT', `/${path}/${id}`, change);
        expect({ path, listed, status }).toEqual({ path, listed: right, status: STATUS[right] });
      }
    });
  },
);

test('a creative taken off a booking goes on being shown there, so another seller does not change it', async () => {
  const { creativeId } = made.get(keyOf(SHARED)) ?? { creativeId: 0 };
  const address = `/creatives/${creativeId}`;

  await database.pool.query('update impression_tag set removed_at = now() where creative_id = $1', [
    creativeId,
  ]);
  expect(
    (await call(actor('one'), 'PUT', address, { url: 'https://example.com/swapped' })).status,
  ).toBe(403);
  expect(
    (await call(actor('agency'), 'PUT', address, { url: 'https://example.com/new' })).status,
  ).toBe(200);
});

test('the right to save the creatives of a booking is that of the booking, the client and its agencies', () => {
  const booking: BookingRights = {
    booking: { publisherId: 3, createdByEntityType: 'AGENCY', createdByEntityId: 4 },
    channel: { ownerType: 'BROADCASTER', ownerId: 5 },
  };

  const rows = [
    ['the client', actorOf('CUSTOMER', 1), false, true],
    ['the agency that made it', actorOf('AGENCY', 4), true, true],
    ['another agency of the client', actorOf('AGENCY', 9), false, true],
    ['the owner of the channel', actorOf('BROADCASTER', 5), true, true],
    ['another broadcaster', actorOf('BROADCASTER', 6), false, false],
    ['the publisher', actorOf('ADTECH', 3), true, true],
    ['another ad-tech', actorOf('ADTECH', 6), false, false],
    ['a super admin', actorOf('SYSTEM'), true, true],
  ] as const;

  for (const [who, one, update, save] of rows) {
    const may = {
      update: isAllowed(one, bookingPolicy, 'update', booking),
      save: isAllowed(one, impressionTagPolicy, 'save', booking),
    };
    expect({ who, ...may }).toEqual({ who, update, save });
  }
});
