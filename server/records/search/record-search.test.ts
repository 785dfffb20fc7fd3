import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '#server/access/identity/actor.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import {
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
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { findHitsOf, searchRecords } from './record-search.service.js';

const database = testDatabase();
const redis = testRedis();
const fork = () => database.orm.em.fork();
const admin = actorOf('SYSTEM');
const contextOf = (actor: Actor | null) => serviceContext({ database, redis }, actor);

async function find(text: string, actor: Actor = admin, first = 20): Promise<string[]> {
  const hits = await searchRecords(contextOf(actor), text, first);
  return hits.map(({ kind, name }) => `${kind} ${name}`);
}

/** A word of one or two letters is found where it begins a word. */
const holdsWord = (name: string, word: string) =>
  word.length > 2 ? name.includes(word) : name.startsWith(word) || name.includes(` ${word}`);

/** True where the documentation says that a creative of Harbour Foods is found. */
function isFound(description: string, text: string): boolean {
  const [name, client] = [description.toLowerCase(), 'harbour foods'];
  const areWordsThere = text
    .split(/\s+/)
    .every((word) => holdsWord(name, word) || holdsWord(client, word));

  return text.length >= 2 && (areWordsThere || name.startsWith(text) || holdsWord(name, text));
}

let harbour: Customer;

beforeEach(async () => {
  harbour = await buildCustomer(fork(), { custName: 'Harbour Foods', domain: 'harbour.example' });
});

describe('a search for records', () => {
  test('finds every word in the name or in the label of the client', async () => {
    await buildCampaign(fork(), { customer: harbour, campaignName: 'Summer sale' });
    await buildCampaign(fork(), { customer: harbour, campaignName: 'Winter' });
    const other = await buildCustomer(fork(), { custName: 'Summit Shoes' });
    await buildCampaign(fork(), { customer: other, campaignName: 'Summer sale' });

    const hits = await searchRecords(contextOf(admin), ' SUMMER  harb ', 20);

    expect(hits).toMatchObject([
      {
        kind: 'Campaign',
        name: 'Summer sale',
        customerId: harbour.id,
        customerName: 'Harbour Foods',
      },
    ]);
    expect(await find('harbour.example')).toEqual(['Customer Harbour Foods']);
  });

  test('puts names that begin with the text first, then names that hold it, then others', async () => {
    const customer = await buildCustomer(fork(), { custName: 'Spring' });
    for (const campaignName of ['Late spring', 'Autumn', 'Spring time of the year', 'Spring time'])
      await buildCampaign(fork(), { customer, campaignName });

    expect(await find('spring')).toEqual([
      'Customer Spring',
      'Campaign Spring time',
      'Campaign Spring time of the year',
      'Campaign Late spring',
      'Campaign Autumn',
    ]);
    expect(await find('spring', admin, 1)).toEqual(['Customer Spring', 'Campaign Spring time']);
  });

  test('finds an impression tag by its booking, and any tag by its key or URL', async () => {
    const creative = await buildCreative(fork(), { customer: harbour, description: 'Red boat' });
    const booking = await buildBooking(fork(), { customer: harbour, bookingName: 'Evening run' });
    const tag = await buildImpressionTag(fork(), { booking, creative });
    const site = await buildSiteTag(fork(), { customer: harbour, tagDescription: 'Shop' });

    expect(await searchRecords(contextOf(admin), 'evening', 5)).toMatchObject([
      { kind: 'Booking', recordId: booking.id, bookingId: null },
      {
        kind: 'ImpressionTag',
        recordId: tag.id,
        name: 'Red boat',
        bookingId: booking.id,
        bookingName: 'Evening run',
      },
    ]);
    expect(await find(`https://tags.example/t/i/${tag.key}.gif?uid=1`)).toEqual([
      'ImpressionTag Red boat',
    ]);
    expect(await find(site.key)).toEqual(['SiteTag Shop']);

    await database.pool.query('update impression_tag set removed_at = now()');

    expect(await find(tag.key)).toEqual([]);
  });

  test('finds nothing of clients that are not visible, archived ones, and other sellers', async () => {
    const [own, rival] = [await buildBroadcaster(fork()), await buildBroadcaster(fork())];
    const campaign = await buildCampaign(fork(), { customer: harbour, campaignName: 'Shared' });
    for (const broadcaster of [own, rival]) {
      await buildRelationship(fork(), {
        customerId: harbour.id,
        broadcasterId: broadcaster.id,
      });
      const channel = await buildChannel(fork(), { owner: broadcaster });
      await buildBooking(fork(), { campaign, channel, bookingName: `Of ${broadcaster.id}` });
    }
    const unrelated = await buildCustomer(fork(), { custName: 'Harbour of others' });
    await buildCampaign(fork(), { customer: unrelated });

    expect(await find('harbour', actorOf('BROADCASTER', own.id))).toEqual([
      'Customer Harbour Foods',
      'Campaign Shared',
      `Booking Of ${own.id}`,
    ]);

    await database.pool.query('update customer set archived_at = now() where id = $1', [
      harbour.id,
    ]);

    expect(await find('harbour', actorOf('BROADCASTER', own.id))).toEqual([]);
  });

  test('finds an experiment for those who see its booking', async () => {
    const own = await buildBroadcaster(fork());
    await buildRelationship(fork(), { customerId: harbour.id, broadcasterId: own.id });
    const channel = await buildChannel(fork(), { owner: own });
    const theirs = await buildBooking(fork(), { customer: harbour, channel });
    const other = await buildBooking(fork(), { customer: harbour });
    await buildExperiment(fork(), { booking: theirs, experimentName: 'Winter holdout' });
    await buildExperiment(fork(), { booking: other, experimentName: 'Winter regions' });

    expect(await find('winter', actorOf('BROADCASTER', own.id))).toEqual([
      'Experiment Winter holdout',
    ]);
    expect(await find('winter regions')).toEqual(['Experiment Winter regions']);
  });

  test('finds what a seller may see behind more candidates that it may not', async () => {
    const [own, rival] = [await buildBroadcaster(fork()), await buildBroadcaster(fork())];
    for (const { id: broadcasterId } of [own, rival])
      await buildRelationship(fork(), { customerId: harbour.id, broadcasterId });
    const [channel, other] = [
      await buildChannel(fork(), { owner: own }),
      await buildChannel(fork(), { owner: rival }),
    ];
    const booking = await buildBooking(fork(), { customer: harbour, channel: other });
    await database.pool.query(
      `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', b.id + n, 'booking_name', 'Rival ' || n))).*
         from booking b, generate_series(1, 600) n where b.id = $1`,
      [booking.id],
    );
    await database.pool.query(
      "select setval(pg_get_serial_sequence('booking', 'id'), max(id)) from booking",
    );
    await buildBooking(fork(), { customer: harbour, channel, bookingName: 'Rival of theirs' });

    expect(await find('rival', actorOf('BROADCASTER', own.id))).toEqual([
      'Booking Rival of theirs',
    ]);
    expect(await find('rival')).toHaveLength(20);
  });

  test('agrees with a plain search through all names', async () => {
    const letter = fc.constantFrom('a', 'B', ' ', 'é', '%', '_', '\\');
    const name = fc.string({ unit: letter, minLength: 1, maxLength: 8 }).map((text) => `x${text}`);
    const cases = fc.record({ names: fc.array(name, { maxLength: 6 }), text: name });

    await fc.assert(
      fc.asyncProperty(cases, async ({ names, text }) => {
        await database.pool.query('truncate creative cascade');
        for (const description of names)
          await buildCreative(fork(), { customer: harbour, description });

        const expected = names.filter((one) => isFound(one, text.trim().toLowerCase()));
        const found = await searchRecords(contextOf(admin), text, 20);

        expect(found.flatMap((hit) => (hit.kind === 'Creative' ? hit.name : [])).sort()).toEqual(
          expected.sort(),
        );
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('shows the best of many names that begin with the text, and one that is the text', async () => {
    const campaign = await buildCampaign(fork(), { customer: harbour, campaignName: 'Spot 10000' });
    await database.pool.query(
      `insert into campaign select (jsonb_populate_record(c, jsonb_build_object('id', c.id + n, 'campaign_name', 'Spot ' || 10000 + n))).*
         from campaign c, generate_series(1, 600) n where c.id = $1`,
      [campaign.id],
    );
    await database.pool.query(
      "select setval(pg_get_serial_sequence('campaign', 'id'), max(id)) from campaign",
    );
    for (const campaignName of ['Spot 7', 'SPOT', 'The spot'])
      await buildCampaign(fork(), { customer: harbour, campaignName });

    expect(await find('spot', admin, 4)).toEqual([
      'Campaign SPOT',
      'Campaign Spot 7',
      'Campaign Spot 10600',
      'Campaign Spot 10599',
    ]);
  });

  test('needs a sign-in and says what is wrong with its input', async () => {
    await expect(searchRecords(contextOf(null), 'harbour', 5)).rejects.toThrow('Sign in');
    await expect(find('x'.repeat(201))).rejects.toThrow('Text must be at most 200 characters');
    await expect(find('harbour', admin, 21)).rejects.toThrow('First of each must be from 1 to 20');
    expect(await find('h')).toEqual([]);
  });
});

test('known records are answered in the order of their ids, without those that are not visible', async () => {
  const unrelated = await buildCustomer(fork());
  const campaign = await buildCampaign(fork(), { customer: harbour });
  const ids = [
    toNodeId('Campaign', campaign.id),
    toNodeId('Customer', unrelated.id),
    toNodeId('Customer', harbour.id),
  ];

  const hits = await findHitsOf(contextOf(actorOf('CUSTOMER', harbour.id)), ids);

  expect(hits.map(({ nodeId }) => nodeId)).toEqual([ids[0], ids[2]]);
  await expect(findHitsOf(contextOf(admin), ['nonsense'])).rejects.toThrow('This is not a nodeId');
});
