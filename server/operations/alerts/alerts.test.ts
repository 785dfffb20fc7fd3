import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAlert,
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { listAlerts } from './alerts.service.js';

const database = testDatabase();
const redis = testRedis();
const SYSTEM = actorOf('SYSTEM');
const MESSAGES = ['The queue is behind.', 'The ad is silent.', 'The site is silent.', 'It was.'];

let customerId = 0;
let otherId = 0;
let seller = 0;
let otherSeller = 0;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  customerId = customer.id;
  otherId = (await buildCustomer(em)).id;
  const owner = await buildBroadcaster(em);
  [seller, otherSeller] = [owner.id, (await buildBroadcaster(em)).id];
  for (const broadcasterId of [seller, otherSeller])
    await buildRelationship(em, { customerId, broadcasterId });

  const booking = await buildBooking(em, { customer, channel: await buildChannel(em, { owner }) });
  const ad = {
    customerId,
    tagKind: 'IMPRESSION',
    tagId: (await buildImpressionTag(em, { booking })).id,
  } as const;
  const site = {
    customerId,
    tagKind: 'SITE',
    tagId: (await buildSiteTag(em, { customer })).id,
  } as const;

  await buildAlert(em, { kind: 'QUEUE_LAG', message: MESSAGES[0] });
  await buildAlert(em, { ...ad, message: MESSAGES[1] });
  await buildAlert(em, { ...site, message: MESSAGES[2] });
  await buildAlert(em, { ...site, closedAt: new Date(), message: MESSAGES[3] });
});

async function messages(actor: Actor, filter: Parameters<typeof listAlerts>[2] = {}) {
  const ctx = serviceContext({ database, redis }, actor);
  const { nodes, totalCount } = await listAlerts(ctx, { first: 10, descending: false }, filter);
  expect(await totalCount()).toBe(nodes.length);
  return nodes.map(({ message }) => message).sort();
}

const some = (...places: number[]) => places.map((place) => MESSAGES[place]).sort();

describe('the alerts', () => {
  test('of the platform are for super admins alone', async () => {
    expect(await messages(SYSTEM)).toEqual(some(0, 1, 2, 3));
    expect(await messages(actorOf('CUSTOMER', customerId))).toEqual(some(1, 2, 3));
  });

  test('of a tag are for those who see its booking, and of another client for nobody else', async () => {
    expect(await messages(actorOf('BROADCASTER', seller))).toEqual(some(1, 2, 3));
    expect(await messages(actorOf('BROADCASTER', otherSeller))).toEqual(some(2, 3));
    expect(await messages(actorOf('CUSTOMER', otherId))).toEqual([]);
  });

  test('are narrowed to a client and to those that last or are over', async () => {
    expect(await messages(SYSTEM, { customerId })).toEqual(some(1, 2, 3));
    expect(await messages(SYSTEM, { isOpen: true })).toEqual(some(0, 1, 2));
    expect(await messages(SYSTEM, { customerId, isOpen: false })).toEqual(some(3));
    expect(await messages(SYSTEM, { customerId: otherId })).toEqual([]);
  });

  test('of a client that the caller does not see are not found', async () => {
    await expect(messages(actorOf('CUSTOMER', otherId), { customerId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
