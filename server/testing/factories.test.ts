import { expect, test } from '@jest/globals';
import {
  buildImpressionTag,
  buildSiteTag,
  buildRelationship,
  buildCustomer,
  buildAgency,
} from './factories.js';
import { testDatabase } from './test-database.js';

const database = testDatabase();

test('a tag is built with the booking, creative, campaign, channel and customer it needs', async () => {
  const em = database.orm.em.fork();
  const tag = await buildImpressionTag(em);
  const { rows } = await database.pool.query(
    'select count(*)::int as n from impression_tag t join booking b on b.id = t.booking_id and b.customer_id = t.customer_id join creative c on c.id = t.creative_id and c.customer_id = t.customer_id where t.id = $1',
    [tag.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  await buildSiteTag(em, { customerId: tag.customerId, mainSiteTag: true });
});

test('a second main site tag of a customer is refused by the database', async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em);
  await buildSiteTag(em, { customer, mainSiteTag: true });
  await expect(
    buildSiteTag(database.orm.em.fork(), { customer, mainSiteTag: true }),
  ).rejects.toThrow(/unique/);
});

test('a relationship of one organisation only is refused by the database', async () => {
  const em = database.orm.em.fork();
  const agency = await buildAgency(em);
  await expect(buildRelationship(em, { agencyId: agency.id })).rejects.toThrow(/check/);
});
