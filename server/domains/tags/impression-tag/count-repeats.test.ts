import { beforeEach, expect, test } from '@jest/globals';
import { listHistory } from '#server/records/history/history.service.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import {
  buildBooking,
  buildBroadcaster,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { ImpressionTag } from './impression-tag.entity.js';
import { getImpressionTag, setCountsRepeats } from './impression-tag.service.js';

const database = testDatabase();
const redis = testRedis();
const ctxOf = (actor = actorOf('SYSTEM')) => serviceContext({ database, redis }, actor);

let tag: ImpressionTag;
let booking: Booking;
beforeEach(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  booking = await buildBooking(em, { customer });
  const creative = await buildCreative(em, { customer, description: 'Long cut' });
  tag = await buildImpressionTag(em, { booking, creative });
});

const countsRepeats = async () => (await getImpressionTag(ctxOf(), tag.id)).countsRepeats;
const historyOf = async () =>
  (await listHistory(ctxOf(), 'booking', booking.id, { first: 10 })).nodes;

test('a tag counts an ad once until somebody says otherwise, and the history tells it', async () => {
  expect(await countsRepeats()).toBe(false);
  await setCountsRepeats(ctxOf(), tag.id, true);
  expect(await countsRepeats()).toBe(true);

  const [entry] = await historyOf();
  expect(entry?.changes).toEqual([
    { field: 'repeatCreativeIds', kind: 'TEXT', currency: null, before: [], after: ['Long cut'] },
  ]);
});

test('a setting that is as it was leaves no entry', async () => {
  await setCountsRepeats(ctxOf(), tag.id, false);
  expect(await historyOf()).toEqual([]);
});

test('nobody else sets it', async () => {
  const other = await buildBroadcaster(database.orm.em.fork());
  const setting = setCountsRepeats(ctxOf(actorOf('BROADCASTER', other.id)), tag.id, true);
  await expect(setting).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await countsRepeats()).toBe(false);
});
