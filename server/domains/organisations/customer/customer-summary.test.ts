import { expect, test } from '@jest/globals';
import {
  buildAgency,
  buildBroadcaster,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { listAgencies } from '#server/domains/organisations/agency/agency-list.service.js';
import { listCustomers } from './customer-list.service.js';
import { summariseCustomers } from './customer-summary.js';

const database = testDatabase();
const redis = testRedis();
const fork = () => database.orm.em.fork();
const contextOf = (broadcasterId: number) =>
  serviceContext({ database, redis }, actorOf('BROADCASTER', broadcasterId));

const PAGE = { first: 10, descending: false };

test('the visible clients are counted, with their most frequent category', async () => {
  const em = fork();
  const { id: broadcasterId } = await buildBroadcaster(em);

  expect(await summariseCustomers(contextOf(broadcasterId))).toEqual({
    total: 0,
    topCategory: null,
    topCategoryShare: null,
  });

  const { rows } = await database.pool.query<{ id: number; description: string }>(
    'select id, description from taxonomy order by id limit 2',
  );
  const [plain, other] = rows;

  for (const taxonomyId of [plain?.id, other?.id, other?.id]) {
    const customer = await buildCustomer(em, { taxonomyId });
    await buildRelationship(em, { customerId: customer.id, broadcasterId });
  }

  await buildCustomer(em, { taxonomyId: plain?.id });
  expect(await summariseCustomers(contextOf(broadcasterId))).toEqual({
    total: 3,
    topCategory: other?.description,
    topCategoryShare: 2 / 3,
  });
});

test('clients and agencies are listed in the order asked for, those without a value first', async () => {
  const em = fork();
  const { id: broadcasterId } = await buildBroadcaster(em);
  const customers = [
    await buildCustomer(em, { custName: 'Able', domain: 'z.example.com' }),
    await buildCustomer(em, { custName: 'Baker', domain: null }),
    await buildCustomer(em, { custName: 'Zulu', displayName: 'aardvark', domain: 'A.example.com' }),
  ];

  const agencies = [await buildAgency(em, { adminEmail: 'b@example.com' }), await buildAgency(em)];
  for (const { id } of customers) await buildRelationship(em, { customerId: id, broadcasterId });
  for (const { id } of agencies) await buildRelationship(em, { agencyId: id, broadcasterId });
  const ctx = contextOf(broadcasterId);
  const named = async (sort: 'NAME' | 'DOMAIN') =>
    (await listCustomers(ctx, PAGE, sort)).nodes.map(({ custName }) => custName);

  expect(await named('NAME')).toEqual(['Zulu', 'Able', 'Baker']);
  expect(await named('DOMAIN')).toEqual(['Baker', 'Zulu', 'Able']);

  const byEmail = await listAgencies(ctx, PAGE, 'ADMIN_EMAIL');

  expect(byEmail.nodes.map(({ id }) => id)).toEqual(agencies.map(({ id }) => id).toReversed());
});
