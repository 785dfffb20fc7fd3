import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const database = testDatabase();
const redis = testRedis();
// 21 June in New Zealand, still the 20th in UTC.
const call = restCaller(database, redis, () => new Date('2026-06-20T12:30:00Z'));
const admin = actorOf('SYSTEM');

let customer: Customer;
let booking: Booking;
beforeEach(async () => {
  const em = database.orm.em.fork();
  customer = await buildCustomer(em);
  booking = await buildBooking(em, { customer });
});

const create = (body: Record<string, unknown> = {}) =>
  call(admin, 'POST', '/experiments/', {
    booking_id: booking.id,
    experiment_name: 'Winter holdout',
    hypothesis: 'More visits',
    start_date: '2026-06-22',
    end_date: '2026-07-19',
    ...body,
  });

describe('planning an experiment', () => {
  test('it answers with the plan, which shows no result', async () => {
    const { status, body } = await create({ control_url: 'https://x.doubleclick.net/house' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customer_id: customer.id,
      booking_id: booking.id,
      booking_name: booking.bookingName,
      control_percent: 20,
      control_url: 'https://x.doubleclick.net/house',
      state: 'PLANNED',
      result_date: '2026-07-27',
      households: null,
      result: null,
      result_reason: 'NOT_FINISHED',
      viewer_can: ['create', 'update', 'stop'],
    });
    const { rows } = await database.pool.query(
      "select action from audit_entry where customer_id = $1 and subject_type = 'experiment'",
      [customer.id],
    );
    expect(rows).toEqual([{ action: 'experiment.create' }]);
  });

  test.each([
    ['experiment_name', 'abc', 'Experiment name must be at least 4 characters'],
    ['hypothesis', ' ', 'Hypothesis is required'],
    ['booking_id', null, 'Booking is required'],
    ['start_date', null, 'Start date is required'],
    ['start_date', '2026-06-21', 'The first day must be tomorrow or later'],
    ['end_date', '2026-06-27', 'An experiment lasts 7 to 60 days'],
    ['end_date', '2026-08-21', 'An experiment lasts 7 to 60 days'],
    ['control_percent', 0, 'The control share must be a whole number from 1 to 50'],
    ['control_percent', 51, 'The control share must be a whole number from 1 to 50'],
    [
      'control_url',
      'https://evil.example/v',
      'Documents of evil.example cannot be wrapped: the host is not one of VAST_HOSTS',
    ],
    [
      'control_url',
      'house',
      'Control document must be a web address that starts with http:// or https://',
    ],
    ['control_creative_id', 2_000_000_000, 'Choose a creative of the booking'],
  ])('%s %j is refused: %s', async (field, value, message) => {
    const { status, errors } = await create({ [field]: value });
    expect({ status, errors }).toEqual({ status: 422, errors: { [field]: message } });
  });

  test('its days lie within those of the booking', async () => {
    const em = database.orm.em.fork();
    booking = await buildBooking(em, { customer, startDate: '2026-06-01', endDate: '2026-07-10' });
    expect((await create()).errors).toEqual({
      end_date: 'The booking runs from 2026-06-01 to 2026-07-10: choose days inside it',
    });
  });

  test('two experiments of a booking share no day, even planned at once', async () => {
    const statuses = await Promise.all([create(), create()]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await create({ start_date: '2026-07-19', end_date: '2026-07-30' })).errors).toEqual({
      start_date: 'Another experiment of this booking has these days: Winter holdout',
    });
    expect((await create({ start_date: '2026-07-20', end_date: '2026-07-30' })).status).toBe(201);
  });

  test('an ad server that splits needs a creative beside the one of the control', async () => {
    const em = database.orm.em.fork();
    const own = { customerId: customer.id };
    const control = await buildCreative(em, own);
    await buildImpressionTag(em, { booking, creative: control });
    const plan = { control_creative_id: control.id };
    expect((await create(plan)).errors).toEqual({
      control_creative_id: 'The booking needs another creative for the households that see the ads',
    });
    await buildImpressionTag(em, { booking, creative: await buildCreative(em, own) });
    expect(
      (await create({ ...plan, control_url: 'https://x.doubleclick.net/house' })).errors,
    ).toEqual({
      control_url: 'Leave this empty: the ad server chooses what control households see',
    });
    expect((await create(plan)).status).toBe(201);
  });
});

describe('who may', () => {
  test('a seller sees that its booking is held out, not what came out, and changes nothing', async () => {
    const em = database.orm.em.fork();
    const broadcaster = await buildBroadcaster(em);
    await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
    const channel = await buildChannel(em, { owner: broadcaster });
    const own = await buildExperiment(em, {
      booking: await buildBooking(em, { customer, channel }),
    });
    const other = await buildExperiment(em, { booking });
    await storeCount(own.id);
    const seller = actorOf('BROADCASTER', broadcaster.id);

    const list = await call(seller, 'GET', `/experiments/customer/${customer.id}`);
    expect(list.body).toEqual([
      expect.objectContaining({
        id: own.id,
        households: null,
        result: null,
        result_reason: 'WITHHELD',
        viewer_can: [],
      }),
    ]);
    const feed = await call(seller, 'GET', '/changes/?types=Experiment');
    expect(feed.body.changes).toEqual([
      expect.objectContaining({
        type: 'Experiment',
        record_id: own.id,
        kind: 'CREATED',
        experiment: expect.objectContaining({ id: own.id, households: null, result: null }),
      }),
    ]);
    expect((await call(seller, 'GET', `/experiments/${other.id}`)).status).toBe(404);
    expect((await call(seller, 'POST', `/experiments/stop/${own.id}`)).status).toBe(403);
    expect((await call(seller, 'POST', `/experiments/stop/${other.id}`)).status).toBe(404);
  });
});

describe('changing an experiment', () => {
  test('before its first day everything, after it only name and hypothesis', async () => {
    const { body } = await create();
    const put = (fields: Record<string, unknown>) =>
      call(admin, 'PUT', `/experiments/${body.id}`, fields);
    expect((await put({ control_percent: 30, end_date: '2026-07-20' })).body).toMatchObject({
      control_percent: 30,
      start_date: '2026-06-22',
      end_date: '2026-07-20',
    });

    await database.pool.query(
      `update experiment set start_date = '2026-06-21' where id = ${String(body.id)}`,
    );
    expect((await put({ control_percent: 40 })).errors).toEqual({
      control_percent: 'The experiment has begun: only its name and hypothesis can change',
    });
    const same = { control_percent: 30, control_url: null, hypothesis: 'Many more visits' };
    expect((await put(same)).body).toMatchObject({
      state: 'RUNNING',
      hypothesis: 'Many more visits',
    });
  });

  test('it is stopped once, and a stopped one frees its days', async () => {
    const { body } = await create();
    const stop = () => call(admin, 'POST', `/experiments/stop/${body.id}`);
    expect((await stop()).body).toMatchObject({ state: 'STOPPED', result_reason: 'STOPPED' });
    expect((await stop()).errors).toEqual({ id: 'The experiment is already over' });
    expect((await create()).status).toBe(201);
  });
});

const ARM = `insert into event_store.experiment_arm values ($1, 1, '2026-05-01', $2, $3, $4, $5, $6, 0, 0, 0)`;

/** 8,000 treated households with 1,200 visits, `control` others with a visit of every tenth. */
async function storeCount(id: number, control = 2_000, isFinal = true): Promise<void> {
  await database.pool.query(
    `insert into event_store.experiment_count values ($1, 1, '2026-06-20T00:00:00Z', 10, 0, $2, 0, 0, 0)`,
    [id, isFinal],
  );
  await database.pool.query(ARM, [id, false, 24_000, 8_000, 1_200, 1_200]);
  await database.pool.query(ARM, [id, true, 3 * control, control, control / 10, control / 10]);
}

describe('the result', () => {
  const past = { startDate: '2026-05-01', endDate: '2026-05-28' };
  const read = async (control?: number, isFinal?: boolean) => {
    const { id } = await buildExperiment(database.orm.em.fork(), { booking, ...past });
    await storeCount(id, control, isFinal);
    return (await call(admin, 'GET', `/experiments/${id}`)).body;
  };

  test('is the difference of the arms, with interval and cost', async () => {
    // 0.15 − 0.10 visits a household × 8,000; SE = 8,000 √(0.15 × 0.85 ÷ 8,000 + 0.1 × 0.9 ÷ 2,000).
    const standardError = 8_000 * Math.sqrt((0.15 * 0.85) / 7_999 + (0.1 * 0.9) / 1_999);
    const body = await read();
    expect(body).toMatchObject({
      state: 'FINISHED',
      result_reason: null,
      result: {
        treated_visits: 1_200,
        caused_visits: {
          value: expect.closeTo(400, 6),
          low: expect.closeTo(400 - 1.96 * standardError, 6),
          high: expect.closeTo(400 + 1.96 * standardError, 6),
        },
        lift: expect.closeTo(0.5, 9),
        lift_interval: {
          low: expect.closeTo((400 - 1.96 * standardError) / (800 + 1.96 * standardError), 9),
          high: expect.closeTo((400 + 1.96 * standardError) / (800 - 1.96 * standardError), 9),
        },
        // 24,000 impressions at 20 per thousand.
        spend: 480,
        cost_per_caused_visit: { value: expect.closeTo(1.2, 9) },
        sentences: [expect.stringContaining('The ads caused about 400 of the 1,200 visits')],
      },
      households: { treated: 8_000, control: 2_000 },
    });
    expect(checksOf(body)).toEqual(['PASSED', 'PASSED', 'PASSED', 'PASSED']);
  });

  test('does not exist before all visits are counted: only the groups are shown', async () => {
    expect(await read(2_000, false)).toMatchObject({
      state: 'WAITING',
      result: null,
      result_reason: 'NOT_FINISHED',
      households: { treated: 8_000, control: 2_000 },
    });
  });

  test('does not exist where calls of one arm are lost', async () => {
    const body = await read(1_800);
    expect(body).toMatchObject({ result: null, result_reason: 'ARMS_DIFFER' });
    expect(checksOf(body)[0]).toBe('FAILED');
  });

  test('does not exist with too few households', async () => {
    const { id } = await buildExperiment(database.orm.em.fork(), { booking, ...past });
    await database.pool.query(
      `insert into event_store.experiment_count values ($1, 1, '2026-06-20T00:00:00Z', 10, 0, true, 0, 0, 0)`,
      [id],
    );
    const { body } = await call(admin, 'GET', `/experiments/${id}`);
    expect(body).toMatchObject({ result: null, result_reason: 'TOO_FEW_HOUSEHOLDS' });
    expect(checksOf(body)).toEqual(['NOT_YET', 'NOT_YET', 'NOT_YET', 'NOT_YET']);
  });
});

const checksOf = (body: unknown) =>
  (body as { households: { checks: { status: string }[] } }).households.checks.map(
    ({ status }) => status,
  );
