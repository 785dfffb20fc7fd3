import { expect, test } from '@jest/globals';
import { buildCustomer } from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { customerCurrency } from './customer-of.js';

const database = testDatabase();
const redis = testRedis();

test('the prices of a customer are in the money of its home country', async () => {
  const em = database.orm.em.fork();
  const ctx = serviceContext({ database, redis }, actorOf('SYSTEM'));
  const [home, other] = [
    await buildCustomer(em, { countryCode: 'NZ', countryList: ['NZ'] }),
    await buildCustomer(em, { countryCode: 'AU', countryList: ['AU', 'NZ'] }),
  ];
  const currencies = [home, other].map(({ id }) => customerCurrency(ctx, id));
  expect(await Promise.all(currencies)).toEqual(['NZD', 'AUD']);
});
