import { expect, test } from '@jest/globals';
import { openDatabase } from '#server/database/orm.js';
import { testDatabase } from '#server/testing/test-database.js';

const database = testDatabase();

test('a URL that asks for TLS does not connect without it', async () => {
  const url = new URL(database.url);
  url.searchParams.set('sslmode', 'verify-full');
  const orm = await openDatabase({ databaseUrl: url.href, databasePoolSize: 1 });
  await expect(orm.em.fork().execute('select 1')).rejects.toThrow(/SSL/);
  await orm.close(true);
});
