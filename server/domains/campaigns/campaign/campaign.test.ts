import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  buildBooking,
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
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const database = testDatabase();
const redis = testRedis();
// 21 November in New Zealand, still the 20th in UTC.
const call = restCaller(database, redis, () => new Date('2026-11-20T11:30:00Z'));
const admin = actorOf('SYSTEM');

let customer: Customer;
beforeEach(async () => {
  customer = await buildCustomer(database.orm.em.fork());
});
const create = (body: Record<string, unknown>) =>
  call(admin, 'POST', '/campaigns/', {
    customer_id: customer.id,
    campaign_name: 'Summer',
    ...body,
  });

describe('creating a campaign', () => {
  test('it answers 201 with the campaign, dated today in the zone of the customer', async () => {
    const { status, body } = await create({ campaign_name: '  Summer sale ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customer_id: customer.id,
      campaign_name: 'Summer sale',
      start_date: '2026-11-21',
      end_date: '2026-11-21',
      status: 'Active',
      viewer_can: ['create', 'update', 'archive'],
    });
  });

  test('an end before the start becomes the start', async () => {
    const { body } = await create({ start_date: '2026-12-10', end_date: '2026-12-01' });
    expect(body).toMatchObject({
      start_date: '2026-12-10',
      end_date: '2026-12-10',
      status: 'Upcoming',
    });
  });

  test.each([
    ['', 'Campaign name is required'],
    ['   ', 'Campaign name is required'],
    [null, 'Campaign name is required'],
    [' abc ', 'Campaign name must be at least 4 characters'],
    ['𝒳'.repeat(3), 'Campaign name must be at least 4 characters'],
    ['𝒳'.repeat(101), 'Campaign name must be at most 100 characters'],
  ])('the name %j is refused: %s', async (campaign_name, message) => {
    const { status, errors } = await create({ campaign_name });
    expect({ status, errors }).toEqual({ status: 422, errors: { campaign_name: message } });
  });

  test('lengths are code points: a hundred astral characters fit', async () => {
    expect((await create({ campaign_name: '𝒳'.repeat(100) })).status).toBe(201);
  });

  test.each([
    ['2026-02-30'],
    ['0000-01-01'],
    ['9999-12-31'],
    ['tomorrow'],
    [20261120],
    ['2026-1-1'],
  ])('the start date %j is refused', async (start_date) => {
    const { status, errors } = await create({ start_date });
    expect({ status, field: Object.keys(errors ?? {}) }).toEqual({
      status: 422,
      field: ['start_date'],
    });
  });

  test('without a client it is refused by name, for one that is not visible it is not found', async () => {
    expect((await create({ customer_id: null })).errors).toEqual({
      customer_id: 'Client is required',
    });
    const outsider = await buildBroadcaster(database.orm.em.fork());
    const body = { customer_id: customer.id, campaign_name: 'Summer' };
    expect(
      (await call(actorOf('BROADCASTER', outsider.id), 'POST', '/campaigns/', body)).status,
    ).toBe(404);
  });

  test('it leaves an audit entry, and a refused one leaves nothing', async () => {
    const { body } = await create({});
    await create({ campaign_name: 'x' });
    const { rows } = await database.pool.query(
      "select action, subject_id from audit_entry where customer_id = $1 and subject_type = 'campaign'",
      [customer.id],
    );
    expect(rows).toEqual([{ action: 'campaign.create', subject_id: String(body.id) }]);
  });
});

describe('changing a campaign', () => {
  test('it changes what it names', async () => {
    const campaign = await buildCampaign(database.orm.em.fork(), {
      customer,
      startDate: '2026-03-01',
      endDate: '2026-03-31',
    });

    const { status, body } = await call(admin, 'PUT', `/campaigns/${campaign.id}`, {
      start_date: '2026-04-05',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      campaign_name: campaign.campaignName,
      start_date: '2026-04-05',
      end_date: '2026-04-05',
      status: 'Completed',
    });
  });

  test('it may be sent back as it came, but not with another client', async () => {
    const { body } = await create({});
    expect((await call(admin, 'PUT', `/campaigns/${body.id}`, body)).status).toBe(200);
    const other = await buildCustomer(database.orm.em.fork());
    const moved = await call(admin, 'PUT', `/campaigns/${body.id}`, {
      ...body,
      customer_id: other.id,
    });
    expect(moved.errors).toEqual({ customer_id: 'This cannot be moved to another client' });
  });

  test('one that does not exist and one that is not visible get the same answer', async () => {
    const campaign = await buildCampaign(database.orm.em.fork());
    const outsider = actorOf('BROADCASTER', (await buildBroadcaster(database.orm.em.fork())).id);
    const unseen = await call(outsider, 'PUT', `/campaigns/${campaign.id}`, {
      campaign_name: 'Mine now',
    });
    const missing = await call(outsider, 'PUT', '/campaigns/999999', { campaign_name: 'Mine now' });
    expect(unseen).toEqual(missing);
    expect(unseen).toMatchObject({ status: 404, body: { message: 'Campaign not found' } });
  });
});

describe('the campaigns a broadcaster sees of a shared client', () => {
  test('are its own, those of its bookings and those nobody used yet, never those of another', async () => {
    const em = database.orm.em.fork();
    const [mine, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
    await buildRelationship(em, { customerId: customer.id, broadcasterId: mine.id });
    await buildRelationship(em, { customerId: customer.id, broadcasterId: theirs.id });
    const created = { createdByEntityType: 'BROADCASTER', createdByEntityId: mine.id } as const;
    const own = await buildCampaign(em, { customer, ...created });
    const booked = await buildCampaign(em, { customer });
    const shared = await buildCampaign(em, { customer });
    const unused = await buildCampaign(em, { customer });
    const foreign = await buildCampaign(em, { customer });
    const [myChannel, theirChannel] = [
      await buildChannel(em, { owner: mine }),
      await buildChannel(em, { owner: theirs }),
    ];
    await buildBooking(em, { campaign: booked, channel: myChannel });
    await buildBooking(em, { campaign: shared, channel: myChannel });
    for (const campaign of [own, shared, foreign])
      await buildBooking(em, { campaign, channel: theirChannel });

    const seenBy = async (id: number) =>
      (
        await call(actorOf('BROADCASTER', id), 'GET', `/campaigns/customer/${customer.id}`)
      ).list.map((row) => row.id);
    expect((await seenBy(mine.id)).sort()).toEqual(
      [own, booked, shared, unused].map(({ id }) => id).sort(),
    );
    expect((await seenBy(theirs.id)).sort()).toEqual(
      [own, shared, unused, foreign].map(({ id }) => id).sort(),
    );
    const change = await call(
      actorOf('BROADCASTER', mine.id),
      'PUT',
      `/campaigns/${foreign.id}`,
      {},
    );
    expect(change.status).toBe(404);
  });
});
