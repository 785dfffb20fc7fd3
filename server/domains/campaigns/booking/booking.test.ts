import { beforeEach, describe, expect, test } from '@jest/globals';
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
import type { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import type { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis, () => new Date('2026-11-20T11:30:00Z'));
const admin = actorOf('SYSTEM');

let customer: Customer;
let campaign: Campaign;
let broadcaster: Broadcaster;
let channel: Channel;
let publisher: AdTech;

beforeEach(async () => {
  const em = database.orm.em.fork();
  customer = await buildCustomer(em);
  campaign = await buildCampaign(em, { customer });
  broadcaster = await buildBroadcaster(em);
  channel = await buildChannel(em, { owner: broadcaster });
  publisher = await buildAdTech(em);
  await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
  await buildRelationship(em, { customerId: customer.id, adtechId: publisher.id });
});

const valid = () => ({
  customer_id: customer.id,
  campaign_id: campaign.id,
  channel_id: channel.id,
  booking_name: 'Prime time',
  cpm: 24.5,
});
const create = (body: Record<string, unknown>, actor = admin) =>
  call(actor, 'POST', '/bookings/', { ...valid(), ...body });

describe('creating a booking', () => {
  test('it answers 201 with the booking, its names, its defaults and today in the zone of the customer', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...valid(),
      channel_name: channel.channelName,
      campaign_name: campaign.campaignName,
      booking_type: 1,
      start_date: '2026-11-21',
      end_date: '2026-11-21',
      creative_ids: [],
      publisher_id: null,
      job_number: null,
      charged_cpm: null,
      country_codes: ['NZ'],
      operational_countries: [{ country_code: 'NZ', country_name: 'New Zealand' }],
      editable: true,
      status: 'Active',
    });
  });

  test.each([
    [{ booking_name: ' ' }, { booking_name: 'Booking name is required' }],
    [{ booking_name: ' abc ' }, { booking_name: 'Booking name must be at least 4 characters' }],
    [
      { booking_name: 'x'.repeat(101) },
      { booking_name: 'Booking name must be at most 100 characters' },
    ],
    [{ booking_type: 4 }, { booking_type: 'Booking type must be one of 1, 2, 3' }],
    [{ cpm: null }, { cpm: 'CPM must be a number of 0 or more' }],
    [{ cpm: -0.01 }, { cpm: 'CPM must be a number of 0 or more' }],
    [{ cpm: 1e12 }, { cpm: 'CPM must be at most 99999999' }],
    [{ cpm: '12' }, { cpm: 'Must be a number' }],
    [{ charged_cpm: -1 }, { charged_cpm: 'Charged CPM must be a number of 0 or more' }],
    [{ channel_id: null }, { channel_id: 'Channel is required' }],
    [{ campaign_id: null }, { campaign_id: 'Campaign is required' }],
    [{ channel_id: 999_999 }, { channel_id: 'Choose a channel from the list' }],
    [{ campaign_id: 999_999 }, { campaign_id: 'Choose a campaign of this client' }],
    [{ publisher_id: 999_999 }, { publisher_id: 'Choose a publisher from the list' }],
    [{ country_codes: ['XX', 'NZ'] }, { country_codes: 'Cannot operate in: XX' }],
  ])('%j is refused with %j', async (body, errors) => {
    const answer = await create(body);
    expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
  });

  test('several wrong fields are reported at once', async () => {
    const { errors } = await create({ booking_name: '', cpm: -1, campaign_id: null });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['booking_name', 'campaign_id', 'cpm']);
  });

  test('the campaign of another client is refused', async () => {
    const foreign = await buildCampaign(database.orm.em.fork());
    expect((await create({ campaign_id: foreign.id })).errors).toEqual({
      campaign_id: 'Choose a campaign of this client',
    });
  });

  test('with several countries to choose from, at least one is asked for', async () => {
    customer = await buildCustomer(database.orm.em.fork(), { countryList: ['NZ', 'AU'] });
    campaign = await buildCampaign(database.orm.em.fork(), { customer });
    const errors = { country_codes: 'At least one country is required' };
    expect((await create({})).errors).toEqual(errors);
    expect((await create({ country_codes: [] })).errors).toEqual(errors);
    expect((await create({ country_codes: ['au', 'AU'] })).body.country_codes).toEqual(['AU']);
  });

  test('a super admin books in any country, others in their own', async () => {
    expect((await create({ country_codes: ['AU'] })).body.country_codes).toEqual(['AU']);
    const actor = actorOf('BROADCASTER', broadcaster.id);
    expect((await create({ country_codes: ['AU'] }, actor)).errors).toEqual({
      country_codes: 'Cannot operate in: AU',
    });
    expect((await create({}, actor)).body.country_codes).toEqual(['NZ']);
  });
});

describe('publisher and channel', () => {
  test('a job number and a charged CPM are asked for by every publisher that requires them', async () => {
    const em = database.orm.em.fork();
    const strict = await buildAdTech(em, { requiresJobNumber: true, requiresChargedCpm: true });
    const refused = await create({ publisher_id: strict.id, job_number: '  ' });

    expect(refused.errors).toEqual({
      job_number: 'Job number is required',
      charged_cpm: 'Charged CPM is required',
    });

    const { status, body } = await create({
      publisher_id: strict.id,
      job_number: 'J-1',
      charged_cpm: 0,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ publisher_id: strict.id, job_number: 'J-1', charged_cpm: 0 });
  });

  test("an ad-tech's channel takes bookings that the ad-tech publishes, and no others", async () => {
    const own = await buildChannel(database.orm.em.fork(), { owner: publisher });
    const message = "The channel must be a broadcaster's or the publisher's own";
    expect((await create({ channel_id: own.id })).errors).toEqual({ channel_id: message });
    expect((await create({ channel_id: own.id, publisher_id: publisher.id })).status).toBe(201);
  });

  test('an ad-tech books under itself and names no other publisher', async () => {
    const adtech = actorOf('ADTECH', publisher.id);
    const { body } = await create({}, adtech);
    expect(body.publisher_id).toBe(publisher.id);

    const errors = {
      publisher_id: 'An ad-tech publishes what it books, and changes no publisher',
    };
    expect((await create({ publisher_id: null }, adtech)).errors).toEqual(errors);
    const path = `/bookings/${body.id}`;
    expect((await call(adtech, 'PUT', path, { publisher_id: null })).errors).toEqual(errors);
    expect((await call(adtech, 'PUT', path, { publisher_id: publisher.id })).status).toBe(200);
  });

  test('a broadcaster sends no publisher and chooses among its own channels', async () => {
    const em = database.orm.em.fork();
    const foreign = await buildChannel(em);
    const actor = actorOf('BROADCASTER', broadcaster.id);
    expect((await create({ publisher_id: null }, actor)).body.publisher_id).toBeNull();
    expect((await create({ publisher_id: publisher.id }, actor)).errors).toEqual({
      publisher_id: 'A broadcaster books direct, and changes no publisher',
    });
    const errors = { channel_id: 'Choose one of your own channels' };
    expect((await create({ channel_id: foreign.id }, actor)).errors).toEqual(errors);
    expect((await create({ channel_id: 999_999 }, actor)).errors).toEqual(errors);
  });

  test("an ad-tech is not told which ids are others' channels", async () => {
    const em = database.orm.em.fork();
    const foreign = await buildChannel(em, { owner: await buildAdTech(em) });
    const actor = actorOf('ADTECH', publisher.id);
    const errors = { channel_id: 'Choose a channel from the list' };
    expect((await create({ channel_id: foreign.id }, actor)).errors).toEqual(errors);
    expect((await create({ channel_id: 999_999 }, actor)).errors).toEqual(errors);
  });
});

describe('changing a booking', () => {
  test('it changes what it names, and the booking may be sent back as it came', async () => {
    const { body } = await create({ job_number: 'J-1' });
    const changed = await call(admin, 'PUT', `/bookings/${body.id}`, { ...body, cpm: 30 });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...body, cpm: 30, updated_at: changed.body.updated_at });
    const cleared = await call(admin, 'PUT', `/bookings/${body.id}`, { job_number: null });
    expect(cleared.body).toMatchObject({ job_number: null, cpm: 30 });
  });

  test('a new campaign and a new channel are stored', async () => {
    const em = database.orm.em.fork();
    const [other, otherChannel] = [await buildCampaign(em, { customer }), await buildChannel(em)];
    const { body } = await create({});
    const changes = { campaign_id: other.id, channel_id: otherChannel.id };

    expect((await call(admin, 'PUT', `/bookings/${body.id}`, changes)).body).toMatchObject(changes);

    const { rows } = await database.pool.query(
      'select campaign_id, channel_id from booking where id = $1',
      [body.id],
    );

    expect(rows).toEqual([changes]);
  });

  test('the type stays while creatives of that type are on it', async () => {
    const em = database.orm.em.fork();
    const booking = await buildBooking(em, { campaign, channel });
    await buildImpressionTag(em, { booking, creative: await buildCreative(em, { customer }) });
    const toImage = await call(admin, 'PUT', `/bookings/${booking.id}`, { booking_type: 2 });
    expect(toImage.errors).toEqual({ booking_type: 'The booking has creatives of another type' });
    expect((await call(admin, 'PUT', `/bookings/${booking.id}`, { booking_type: 3 })).status).toBe(
      200,
    );
  });

  test('the audit entry contains the changes', async () => {
    const { body } = await create({});

    await call(admin, 'PUT', `/bookings/${body.id}`, {
      ...body,
      cpm: 31,
      booking_name: 'Late night',
    });

    const { rows } = await database.pool.query(
      "select changes from audit_entry where subject_type = 'booking' and subject_id = $1 and action = 'booking.update'",
      [String(body.id)],
    );

    expect(rows).toEqual([
      {
        changes: {
          cpm: { before: 24.5, after: 31 },
          bookingName: { before: body.booking_name, after: 'Late night' },
        },
      },
    ]);
  });
});

describe('who may change a booking', () => {
  test('super admins, the organisation that made it, the owner of its channel and its publisher', async () => {
    const em = database.orm.em.fork();
    const agency = await buildAgency(em);

    await buildRelationship(em, { customerId: customer.id, agencyId: agency.id });

    const made = { createdByEntityType: 'AGENCY', createdByEntityId: agency.id } as const;
    const { id } = await buildBooking(em, {
      campaign,
      channel,
      publisherId: publisher.id,
      ...made,
    });

    const principals = {
      system: admin,
      agency: actorOf('AGENCY', agency.id),
      client: actorOf('CUSTOMER', customer.id),
      broadcaster: actorOf('BROADCASTER', broadcaster.id),
      publisher: actorOf('ADTECH', publisher.id),
    };

    const answers: Record<string, unknown> = {};

    for (const [name, actor] of Object.entries(principals)) {
      const [row] = (await call(actor, 'GET', `/bookings/customer/${customer.id}`)).list;
      const { status } = await call(actor, 'PUT', `/bookings/${id}`, {
        booking_name: `By ${name}`,
      });
      answers[name] = [row?.editable, status];
    }

    expect(answers).toEqual({
      system: [true, 200],
      agency: [true, 200],
      client: [false, 403],
      broadcaster: [true, 200],
      publisher: [true, 200],
    });
  });
});

describe('two broadcasters of a shared client', () => {
  test('never see or change a booking of the other', async () => {
    const em = database.orm.em.fork();
    const other = await buildBroadcaster(em);

    await buildRelationship(em, { customerId: customer.id, broadcasterId: other.id });

    const mine = await buildBooking(em, { campaign, channel });
    const theirs = await buildBooking(em, {
      campaign,
      channel: await buildChannel(em, { owner: other }),
    });

    const actor = actorOf('BROADCASTER', broadcaster.id);
    const { list } = await call(actor, 'GET', `/bookings/customer/${customer.id}`);

    expect(list.map((row) => row.id)).toEqual([mine.id]);

    const change = await call(actor, 'PUT', `/bookings/${theirs.id}`, { cpm: 1 });

    expect(change).toMatchObject({ status: 404, body: { message: 'Booking not found' } });

    const combine = await call(actor, 'POST', `/impressiontags/save_combinations/${theirs.id}`, {
      creative_ids: [],
    });

    expect(combine.status).toBe(404);
  });
});

describe('the territorial context', () => {
  test('gives the home, the countries of the client, and those the caller may book in', async () => {
    const em = database.orm.em.fork();
    const wide = await buildCustomer(em, { countryList: ['NZ', 'AU', 'FJ'] });

    await buildRelationship(em, { customerId: wide.id, broadcasterId: broadcaster.id });

    const path = `/bookings/territorial-context/customer/${wide.id}`;
    const codes = (value: unknown) =>
      Array.isArray(value)
        ? value.map((country: { country_code: string }) => country.country_code)
        : [];

    const ofAdmin = (await call(admin, 'GET', path)).body;

    expect(ofAdmin.country_code).toBe('NZ');
    expect(codes(ofAdmin.operational_countries)).toEqual(['NZ', 'AU', 'FJ']);
    expect(codes(ofAdmin.available_countries)).toHaveLength(249);

    const ofBroadcaster = (await call(actorOf('BROADCASTER', broadcaster.id), 'GET', path)).body;

    expect(codes(ofBroadcaster.available_countries)).toEqual(['NZ']);
  });
});
