import { expect, test } from '@jest/globals';
import { testDatabase } from '#server/testing/test-database.js';
import { inSnapshot } from './snapshot.js';

const database = testDatabase();

test('a connection that is lost between two queries fails the reading, and nothing else', async () => {
  const reading = inSnapshot(database.pool, null, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const lost = new Promise<void>((resolve) => client.once('end', resolve)); // `once` of events would listen for errors, too
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    return client.query('select 1');
  });
  await expect(reading).rejects.toThrow();

  const { rows } = await inSnapshot(database.pool, null, (client) =>
    client.query('select 1 as answer'),
  );
  expect(rows).toEqual([{ answer: 1 }]);
});
