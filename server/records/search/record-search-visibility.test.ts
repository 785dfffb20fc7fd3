import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor, EntityType } from '#server/access/identity/actor.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import type { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { SearchedType } from '#server/records/record-kinds/record-kinds.js';
import { searchRecords } from './record-search.service.js';

/*
 * Drawn records of three clients, one of them archived, and what every kind of caller finds of
 * them, compared with a plain filter of all records by the rules of `access/visibility`.
 */

const database = testDatabase();
const redis = testRedis();
const fork = () => database.orm.em.fork();

interface Creator {
  createdByEntityType: EntityType;
  createdByEntityId: number | null;
}

/** A stored record with what the rules ask of it. */
interface Stored {
  kind: SearchedType;
  id: number;
  name: string;
  customer: Customer;
  isListed: boolean;
  isVisible: (caller: Actor) => boolean;
}

const drawnRecord = fc.record({
  name: fc.constantFrom(
    'moa',
    'Moa',
    'kea moa',
    'moa kea',
    'KEA',
    'Sea Moa',
    'sea kea moa',
    'harbour',
    'mo',
  ),
  customer: fc.nat(2),
  creator: fc.nat(3),
  isArchived: fc.boolean(),
  channel: fc.nat(2),
  use: fc.nat(99),
});
type Drawn = typeof drawnRecord extends fc.Arbitrary<infer T> ? T : never;

const drawnWorld = fc.record({
  campaigns: fc.array(drawnRecord, { minLength: 1, maxLength: 4 }),
  bookings: fc.array(drawnRecord, { maxLength: 4 }),
  creatives: fc.array(drawnRecord, { minLength: 1, maxLength: 4 }),
  tags: fc.array(drawnRecord, { maxLength: 4 }),
  siteTags: fc.array(drawnRecord, { maxLength: 2 }),
  experiments: fc.array(drawnRecord, { maxLength: 2 }),
  text: fc.constantFrom('moa', 'mo', 'kea moa', 'moa kea', 'moa harb', 'ha kea', 'summit', 'sea'),
});

let customers: [Customer, Customer, Customer];
let channels: [Channel, Channel, Channel];
let creators: [Creator, Creator, Creator, Creator];
let callers: Actor[];
/** The clients that each caller is related to. */
let clientsOf: Map<Actor, Customer[]>;

beforeEach(async () => {
  customers = [
    await buildCustomer(fork(), { custName: 'Harbour Foods', domain: null }),
    await buildCustomer(fork(), { custName: 'Summit Moa', domain: null }),
    await buildCustomer(fork(), { custName: 'Harbour Moa', archivedAt: new Date(), domain: null }),
  ];
  const [own, rival] = [await buildBroadcaster(fork()), await buildBroadcaster(fork())];
  const [adtech, agency] = [await buildAdTech(fork()), await buildAgency(fork())];
  const [first, second, archived] = customers;

  channels = [
    await buildChannel(fork(), { owner: own }),
    await buildChannel(fork(), { owner: rival }),
    await buildChannel(fork(), { owner: adtech }),
  ];
  creators = [
    { createdByEntityType: 'SYSTEM', createdByEntityId: null },
    { createdByEntityType: 'BROADCASTER', createdByEntityId: own.id },
    { createdByEntityType: 'BROADCASTER', createdByEntityId: rival.id },
    { createdByEntityType: 'ADTECH', createdByEntityId: adtech.id },
  ];

  const sides = [
    { caller: actorOf('SYSTEM'), clients: [first, second, archived] },
    { caller: actorOf('CUSTOMER', first.id), clients: [first] },
    { caller: actorOf('AGENCY', agency.id), clients: [first, archived] },
    { caller: actorOf('BROADCASTER', own.id), clients: [first, archived] },
    { caller: actorOf('BROADCASTER', rival.id), clients: [first, second] },
    { caller: actorOf('ADTECH', adtech.id), clients: [second, first] },
  ];
  const keys = { AGENCY: 'agencyId', BROADCASTER: 'broadcasterId', ADTECH: 'adtechId' } as const;

  for (const { caller, clients } of sides) {
    const { entityType, entityId } = caller;
    if (entityType === 'SYSTEM' || entityType === 'CUSTOMER') continue;
    for (const { id: customerId } of clients)
      await buildRelationship(fork(), { customerId, [keys[entityType]]: entityId });
  }

  callers = sides.map(({ caller }) => caller);
  clientsOf = new Map(sides.map(({ caller, clients }) => [caller, clients]));
});

const isSeller = ({ entityType }: Actor) => entityType === 'BROADCASTER' || entityType === 'ADTECH';
const isOf = (caller: Actor, { createdByEntityType, createdByEntityId }: Creator) =>
  caller.entityType === createdByEntityType && caller.entityId === createdByEntityId;

/** A seller sees the bookings that it created or publishes, and those on its channels. */
function seesBooking(caller: Actor, booking: Booking, channel: Channel): boolean {
  const isOwn = channel.ownerType === caller.entityType && channel.ownerId === caller.entityId;
  const publishes = caller.entityType === 'ADTECH' && booking.publisherId === caller.entityId;
  return !isSeller(caller) || isOwn || publishes || isOf(caller, booking);
}

/** It sees what it created, what its bookings use, and what nobody uses and no seller created. */
function seesUsed(caller: Actor, creator: Creator, uses: readonly ((one: Actor) => boolean)[]) {
  const isFree =
    uses.length === 0 && !['BROADCASTER', 'ADTECH'].includes(creator.createdByEntityType);
  return (
    !isSeller(caller) || isOf(caller, creator) || isFree || uses.some((isSeen) => isSeen(caller))
  );
}

const pick = <T>(list: readonly T[], drawn: number): T | undefined => list[drawn % list.length];
const creatorOf = ({ creator }: Drawn): Creator => creators[creator] ?? creators[0];
const archivedAtOf = ({ isArchived, use }: Drawn) =>
  isArchived && use % 3 === 0 ? new Date('2026-02-01T00:00:00Z') : null;
const customerOf = ({ customer }: Drawn): Customer => customers[customer] ?? customers[0];

type World = typeof drawnWorld extends fc.Arbitrary<infer T> ? T : never;

interface StoredTag extends Stored {
  bookingId: number;
}

async function store(world: World): Promise<{ records: Stored[]; tags: StoredTag[] }> {
  await database.pool.query(
    'truncate campaign, booking, creative, impression_tag, site_tag, experiment cascade',
  );
  const records: Stored[] = [];
  const tags: StoredTag[] = [];
  const campaigns: { row: Campaign; customer: Customer; uses: ((one: Actor) => boolean)[] }[] = [];
  const creatives: { row: Creative; customer: Customer; uses: ((one: Actor) => boolean)[] }[] = [];
  const bookings: { row: Booking; customer: Customer; isVisible: (one: Actor) => boolean }[] = [];

  for (const drawn of world.campaigns) {
    const [customer, uses]: [Customer, ((one: Actor) => boolean)[]] = [customerOf(drawn), []];
    const row = await buildCampaign(fork(), {
      customer,
      campaignName: drawn.name,
      archivedAt: archivedAtOf(drawn),
      ...creatorOf(drawn),
    });
    campaigns.push({ row, customer, uses });
    records.push({
      kind: 'Campaign',
      id: row.id,
      name: drawn.name,
      customer,
      isListed: row.archivedAt === null,
      isVisible: (caller) => seesUsed(caller, row, uses),
    });
  }

  for (const drawn of world.creatives) {
    const [customer, uses]: [Customer, ((one: Actor) => boolean)[]] = [customerOf(drawn), []];
    const row = await buildCreative(fork(), {
      customer,
      description: drawn.name,
      archivedAt: archivedAtOf(drawn),
      ...creatorOf(drawn),
    });
    creatives.push({ row, customer, uses });
    records.push({
      kind: 'Creative',
      id: row.id,
      name: drawn.name,
      customer,
      isListed: row.archivedAt === null,
      isVisible: (caller) => seesUsed(caller, row, uses),
    });
  }

  for (const drawn of world.bookings) {
    const campaign = pick(campaigns, drawn.use);
    const channel = pick(channels, drawn.channel);
    if (!campaign || !channel) continue;
    const row = await buildBooking(fork(), {
      campaign: campaign.row,
      channel,
      bookingName: drawn.name,
      archivedAt: archivedAtOf(drawn),
      ...creatorOf(drawn),
      publisherId: drawn.use % 4 === 0 ? creators[3].createdByEntityId : null,
    });
    const isVisible = (caller: Actor) => seesBooking(caller, row, channel);
    campaign.uses.push(isVisible);
    bookings.push({ row, customer: campaign.customer, isVisible });
    records.push({
      kind: 'Booking',
      id: row.id,
      name: drawn.name,
      customer: campaign.customer,
      isListed: row.archivedAt === null,
      isVisible,
    });
  }

  for (const drawn of world.tags) {
    const booking = pick(bookings, drawn.use);
    const fitting = creatives.filter(({ customer }) => customer === booking?.customer);
    const creative = pick(fitting, drawn.channel);
    const isTaken = tags.some(
      (tag) => tag.bookingId === booking?.row.id && tag.name === creative?.row.description,
    );
    if (!booking || !creative || isTaken) continue;
    const removedAt = drawn.use % 5 === 0 ? new Date() : null;
    const row = await buildImpressionTag(fork(), {
      booking: booking.row,
      creative: creative.row,
      removedAt,
    });
    creative.uses.push(booking.isVisible);
    tags.push({
      kind: 'ImpressionTag',
      id: row.id,
      name: creative.row.description,
      customer: booking.customer,
      bookingId: booking.row.id,
      isListed: removedAt === null,
      isVisible: booking.isVisible,
    });
  }

  for (const drawn of world.siteTags) {
    const customer = customerOf(drawn);
    const row = await buildSiteTag(fork(), {
      customer,
      tagDescription: drawn.name,
      archivedAt: archivedAtOf(drawn),
    });
    records.push({
      kind: 'SiteTag',
      id: row.id,
      name: drawn.name,
      customer,
      isListed: row.archivedAt === null,
      isVisible: () => true,
    });
  }

  for (const drawn of world.experiments) {
    const booking = pick(bookings, drawn.use);
    if (!booking) continue;
    const row = await buildExperiment(fork(), {
      booking: booking.row,
      experimentName: drawn.name,
    });
    records.push({
      kind: 'Experiment',
      id: row.id,
      name: drawn.name,
      customer: booking.customer,
      isListed: true,
      isVisible: booking.isVisible,
    });
  }

  return { records, tags };
}

/** A word of one or two letters is found where it begins a word. */
const holdsWord = (name: string, word: string) =>
  word.length > 2 ? name.includes(word) : name.startsWith(word) || name.includes(` ${word}`);

/** 0 for a name that begins with the text, 1 for one that holds it, 2 by words, null for others. */
function rankOf({ name, customer }: Stored, text: string): number | null {
  const [own, client] = [name.toLowerCase(), customer.custName.toLowerCase()];
  if (own.startsWith(text)) return 0;
  if (holdsWord(own, text)) return 1;
  return text.split(' ').every((word) => holdsWord(own, word) || holdsWord(client, word))
    ? 2
    : null;
}

const label = ({ kind, id, name }: Stored) => `${kind} ${id} ${name}`;

function expectedOf(world: { records: Stored[]; tags: StoredTag[] }, caller: Actor, text: string) {
  const isSeen = ({ customer, isListed, isVisible }: Stored) =>
    isListed &&
    customer.archivedAt === null &&
    clientsOf.get(caller)?.includes(customer) === true &&
    isVisible(caller);
  const found = world.records
    .filter(isSeen)
    .flatMap((record) => {
      const rank = rankOf(record, text);
      return rank === null ? [] : [{ record, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank || a.record.name.length - b.record.name.length || b.record.id - a.record.id,
    )
    .map(({ record }) => record);
  const bookings = found.filter(({ kind }) => kind === 'Booking').map(({ id }) => id);
  const tags = world.tags
    .filter((tag) => isSeen(tag) && bookings.includes(tag.bookingId))
    .sort((a, b) => a.bookingId - b.bookingId || a.id - b.id);

  return [...found, ...tags];
}

test('every caller finds what a plain filter of all visible records finds, in its order', async () => {
  let found = 0;

  await fc.assert(
    fc.asyncProperty(drawnWorld, async (drawn) => {
      const world = await store(drawn);

      for (const caller of callers) {
        const ctx = serviceContext({ database, redis }, caller);
        const hits = await searchRecords(ctx, drawn.text, 20);
        const expected = expectedOf(world, caller, drawn.text);
        const ofKind = (kind: SearchedType) => ({
          found: hits
            .filter((hit) => hit.kind === kind)
            .map((hit) => `${kind} ${hit.recordId} ${hit.name}`),
          expected: expected.filter((one) => one.kind === kind).map(label),
        });

        for (const kind of new Set(world.records.map((record) => record.kind)).add(
          'ImpressionTag',
        )) {
          const compared = ofKind(kind);
          expect(compared.found).toEqual(compared.expected);
          found += compared.found.length;
        }
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );

  expect(found).toBeGreaterThan(20);
});
