import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { readShardCount } from '#server/event-store/shards.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import {
  createStates,
  lockCustomers,
} from '#server/event-store/postgres/customers/customer-states.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { testDatabase } from '#server/testing/test-database.js';
import { recomputeCustomer } from './recompute.js';

const database = testDatabase();
const LONG_ENOUGH_MS = 300;

it('begins only when no batch has the customer', async () => {
  const { customerId } = await buildTags(database.orm);
  await openEventStore(database.pool).prepareDays([Date.now()]);
  await createStates(database.pool, [customerId]);

  const ended: string[] = [];
  const recompute = await inTransaction(database.pool, async (batch) => {
    await lockCustomers(batch, [customerId], await readShardCount(batch));
    const begun = recomputeCustomer(openEventStore(database.pool), customerId, 'check').then(
      (report) => {
        ended.push('recompute');
        return report;
      },
    );
    await sleep(LONG_ENOUGH_MS);
    ended.push('batch');
    return { begun };
  });

  expect(await recompute.begun).toMatchObject({ customerId, differences: [] });
  expect(ended).toEqual(['batch', 'recompute']);
});

it('reports nothing of a customer that does not exist', async () => {
  expect(await recomputeCustomer(openEventStore(database.pool), 999_999, 'apply')).toBeNull();
});
