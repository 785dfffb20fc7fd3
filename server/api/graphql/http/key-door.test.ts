import { expect, test } from '@jest/globals';
import { newApiKey } from '#server/access/identity/tokens.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const REFUSED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

async function makeKey(): Promise<{ id: number; key: string; token: string }> {
  const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
  const { body } = await api.rest('POST', '/api-keys/', {
    token,
    json: { name: 'k', scopes: ['read'] },
  });
  return { ...(body as { id: number; key: string }), token }; // the documented answer
}

test('an unknown key is refused at once, without a wait for others', async () => {
  const { key } = await makeKey();
  expect((await api.graphql('{ __typename }', {}, key)).body).toHaveProperty('data');

  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const busy = ['one', 'another'].map((name) =>
    api.wiring.scheduling.scheduler.runApiKey({ name, organisation: name }, () => gate),
  );

  try {
    const waiting = api.graphql('{ __typename }', {}, key);
    const madeUp = await Promise.all(
      Array.from({ length: 20 }, () => api.graphql('{ __typename }', {}, newApiKey().token)),
    );
    for (const { status, headers, body } of madeUp) {
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(body).toMatchObject(REFUSED);
    }
    open();
    expect((await waiting).body).toHaveProperty('data');
  } finally {
    open();
    await Promise.all(busy);
  }
});

test('a key that has ended since it was used is refused', async () => {
  const { id, key, token } = await makeKey();
  expect((await api.graphql('{ me { id } __typename }', {}, key)).status).toBe(200);
  await api.rest('DELETE', `/api-keys/${id}`, { token });
  const { status, body } = await api.graphql('{ __typename }', {}, key);
  expect(status).toBe(401);
  expect(body).toMatchObject(REFUSED);
});
