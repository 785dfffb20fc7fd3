import { beforeEach, expect, test } from '@jest/globals';
import {
  buildBooking,
  buildBroadcaster,
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
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');

let customer: Customer;
beforeEach(async () => {
  customer = await buildCustomer(database.orm.em.fork());
});
const create = (body: Record<string, unknown>) =>
  call(admin, 'POST', '/creatives/', {
    customer_id: customer.id,
    description: 'Beach',
    creative_format: '30s',
    ...body,
  });

test('a creative is a video by default', async () => {
  const { status, body } = await create({});
  expect(status).toBe(201);
  expect(body).toMatchObject({
    customer_id: customer.id,
    description: 'Beach',
    creative_type: 1,
    creative_type_label: 'Video',
    creative_format: '30s',
    url: null,
  });
  expect((await create({ creative_type: 2 })).body.creative_type_label).toBe('Image');
});

test.each([
  [{ description: '' }, { description: 'Description is required' }],
  [{ description: 'x'.repeat(201) }, { description: 'Description must be at most 200 characters' }],
  [{ creative_format: '\t' }, { creative_format: 'Format is required' }],
  [
    { creative_format: 'x'.repeat(51) },
    { creative_format: 'Format must be at most 50 characters' },
  ],
  [{ creative_type: 3 }, { creative_type: 'Creative type must be one of 1, 2' }],
  [
    { url: 'javascript:alert(1)' },
    { url: 'URL must be a web address that starts with http:// or https://' },
  ],
  [{ customer_id: null }, { customer_id: 'Client is required' }],
])('%j is refused with %j', async (body, errors) => {
  const answer = await create(body);
  expect({ status: answer.status, errors: answer.errors }).toEqual({ status: 422, errors });
});

test('a change names what it changes, and the type stays while bookings of that type use the creative', async () => {
  const em = database.orm.em.fork();
  const creative = await buildCreative(em, { customer });

  await buildImpressionTag(em, { creative, booking: await buildBooking(em, { customer }) });

  const path = `/creatives/${creative.id}`;

  expect((await call(admin, 'PUT', path, { url: 'https://example.com/a.mp4' })).body).toMatchObject(
    {
      description: creative.description,
      url: 'https://example.com/a.mp4',
    },
  );

  const { errors } = await call(admin, 'PUT', path, { creative_type: 2 });

  expect(errors).toEqual({
    creative_type: 'The type cannot change while bookings of that type use the creative',
  });
});

test('a broadcaster sees the creatives of its bookings, its own and unused ones, never those of another', async () => {
  const em = database.orm.em.fork();
  const [mine, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];

  await buildRelationship(em, { customerId: customer.id, broadcasterId: mine.id });

  const booking = await buildBooking(em, {
    customer,
    channel: await buildChannel(em, { owner: mine }),
  });

  const foreignBooking = await buildBooking(em, {
    customer,
    channel: await buildChannel(em, { owner: theirs }),
  });

  const [used, unused, foreign] = [
    await buildCreative(em, { customer }),
    await buildCreative(em, { customer }),
    await buildCreative(em, { customer }),
  ];

  await buildImpressionTag(em, { booking, creative: used });
  await buildImpressionTag(em, { booking: foreignBooking, creative: foreign });

  const actor = actorOf('BROADCASTER', mine.id);
  const { list } = await call(actor, 'GET', `/creatives/customer/${customer.id}`);

  expect(list.map(({ id }) => id).sort()).toEqual([used.id, unused.id].sort());
  expect((await call(actor, 'PUT', `/creatives/${foreign.id}`, {})).status).toBe(404);

  const combine = await call(actor, 'POST', `/impressiontags/save_combinations/${booking.id}`, {
    creative_ids: [foreign.id],
  });

  expect(combine.errors).toEqual({ creative_ids: 'Choose creatives of this client' });
});
