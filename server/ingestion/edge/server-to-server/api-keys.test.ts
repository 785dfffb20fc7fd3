import { beforeAll, expect, test } from '@jest/globals';
import { hashToken } from '#server/access/identity/tokens.js';
import { testDatabase } from '#server/testing/test-database.js';
import { ApiKeys } from './api-keys.js';

const database = testDatabase();
const pool = database.rolePool('edge', { max: 1 });

beforeAll(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into app_user (name, email, entity_type, admin, created_at) values ('Ann', 'ann@infinitum.example', 'SYSTEM', true, now()) returning id`,
  );
  await database.pool.query(
    `insert into api_key (name, key_hash, scopes, entity_type, created_by_user_id, created_at)
     values ('test', $1, '{events:write}', 'SYSTEM', $2, now())`,
    [hashToken('ifm_known'), rows[0]?.id],
  );
});

test('calls with made-up keys do not pile up, and do not keep out callers with a key', async () => {
  let nowMs = Date.now();
  const keys = new ApiKeys(pool, () => nowMs);
  expect(await keys.find('ifm_known')).toMatchObject({ scopes: ['events:write'] });
  nowMs += 60_000; // the key must be looked up again

  const onlyConnection = await pool.connect();
  const madeUp = Array.from({ length: 600 }, (_, index) => keys.find(`ifm_${index}`));
  const known = keys.find('ifm_known');
  const outcomes = Promise.allSettled(madeUp);
  onlyConnection.release();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100);
  expect(await known).toMatchObject({ scopes: ['events:write'] });
});
