import { beforeEach, expect, test } from '@jest/globals';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

beforeEach(async () => {
  await redis.client.flushdb();
});

const countSeen = async (token: string) => {
  const { body } = await api.graphql('{ userSummary { total } }', {}, token);
  return (body as { data: { userSummary: { total: number } } }).data.userSummary.total; // as the query asks
};

/** A plain user of a client, and the Redis key of the cached session. */
async function signedIn() {
  const em = database.orm.em.fork();
  const { id } = await buildCustomer(em);
  const token = await tokenOf(
    api,
    await buildUser(em, { entityType: 'CUSTOMER', entityId: id, admin: false }),
  );
  expect(await countSeen(token)).toBe(1);
  const [key = ''] = await redis.client.keys('session:*');
  return { token, key, text: (await redis.client.get(key)) ?? '' };
}

test('what somebody else wrote to Redis gives no rights', async () => {
  const { token, key, text } = await signedIn();
  const entry = JSON.parse(text) as { value: object }; // the shape of the cache entry
  const superAdmin = {
    role: 'ROLE_ADMIN',
    entityType: 'SYSTEM',
    entityId: null,
    permissionLevel: 'ADMIN',
  };

  await redis.client.set(
    key,
    JSON.stringify({ ...entry, value: { ...entry.value, ...superAdmin } }),
  );
  expect(await countSeen(token)).toBe(1);
});

test("another's rights are no good in the place of one's own", async () => {
  const { token, key } = await signedIn();
  const superAdmin = await tokenOf(api, await buildUser(database.orm.em.fork()));
  expect(await countSeen(superAdmin)).toBeGreaterThan(1);
  const [other = ''] = (await redis.client.keys('session:*')).filter((name) => name !== key);
  await redis.client.copy(other, key, 'REPLACE');
  expect(await countSeen(token)).toBe(1);
});

test('a value that is no cache entry is ignored and loaded again', async () => {
  const { token, key } = await signedIn();
  for (const text of [
    'nonsense',
    '{}',
    'null',
    '{"stamps":"0","untilMs":1,"value":null,"signature":""}',
  ]) {
    await redis.client.set(key, text);
    expect(await countSeen(token)).toBe(1);
  }
});

test('an entry is used as long as it holds', async () => {
  const { token, key, text } = await signedIn();
  expect(await countSeen(token)).toBe(1);
  expect(await redis.client.get(key)).toBe(text);
});
