import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

const POLICY =
  '"calls";q=600;w=60, "at-once";q=8;qu="concurrent-requests", "organisation";q=1200;w=60';

let admin = '';
let broadcasterId = 0;
beforeAll(async () => {
  broadcasterId = (await buildBroadcaster(database.orm.em.fork())).id;
  admin = await adminOf(broadcasterId);
});

const adminOf = async (entityId: number) =>
  tokenOf(api, await buildUser(database.orm.em.fork(), { entityType: 'BROADCASTER', entityId }));

async function makeKey(token = admin): Promise<{ id: number; key: string }> {
  const { body } = await api.rest('POST', '/api-keys/', {
    token,
    json: { name: 'Quota', scopes: ['read', 'people:read'] },
  });
  return body as { id: number; key: string }; // the documented answer
}

const spend = (id: number, calls: number, at = Date.now()) =>
  spendOf(`api-key:calls:${id}`, calls, at);
const spendOf = (name: string, calls: number, at: number) =>
  redis.client.zadd(
    name,
    ...Array.from({ length: calls }, (_, call) => [at, `call ${call}`]).flat(),
  );

const limitsOf = ({ headers }: { headers: Headers }) => [
  headers.get('ratelimit-policy'),
  headers.get('ratelimit'),
];

describe('the calls of an API key', () => {
  test('are stated together on every answer of GraphQL and REST', async () => {
    const { key } = await makeKey();
    const rest = await api.rest('GET', '/users/', { token: key });
    expect(limitsOf(rest)).toEqual([POLICY, '"calls";r=599;t=60']);
    const graphql = await api.graphql('{ __typename }', {}, key);
    expect(limitsOf(graphql)).toEqual([POLICY, expect.stringMatching(/^"calls";r=598;t=(59|60)$/)]);
    const refused = await api.rest('GET', '/nowhere', { token: key });
    expect(refused.status).toBe(404);
  });

  test('beyond the quota are refused until the first of them is a minute old', async () => {
    const { id, key } = await makeKey();
    await spend(id, 600, Date.now() - 20_000);

    const answer = await api.graphql('{ __typename }', {}, key);

    expect(answer).toMatchObject({
      status: 429,
      body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    });

    const retryAfter = Number(answer.headers.get('retry-after'));

    expect(retryAfter).toBeGreaterThan(30);
    expect(retryAfter).toBeLessThanOrEqual(41);
    expect(limitsOf(answer)).toEqual([POLICY, `"calls";r=0;t=${retryAfter}`]);
    api.advance(retryAfter * 1_000);
    expect((await api.graphql('{ __typename }', {}, key)).status).toBe(200);
  });

  test('do not count against another key, and people are not counted', async () => {
    const [spent, fresh] = [await makeKey(), await makeKey()];
    await spend(spent.id, 600, Date.now() + 60_000);
    expect((await api.rest('GET', '/users/', { token: spent.key })).status).toBe(429);
    expect((await api.rest('GET', '/users/', { token: fresh.key })).status).toBe(200);
    expect(limitsOf(await api.rest('GET', '/users/', { token: admin }))).toEqual([null, null]);
  });

  test('of all keys of an organisation count together, and no other organisation is held back', async () => {
    const keys = [await makeKey(), await makeKey(), await makeKey()];
    await spendOf(`organisation:calls:BROADCASTER:${broadcasterId}`, 1_200, Date.now() + 60_000);

    for (const { key } of keys) {
      const answer = await api.rest('GET', '/users/', { token: key });
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(answer.headers.get('ratelimit')).toMatch(/^"organisation";r=0;t=\d+$/);
    }

    const other = await adminOf((await buildBroadcaster(database.orm.em.fork())).id);

    expect((await api.rest('GET', '/users/', { token: (await makeKey(other)).key })).status).toBe(
      200,
    );
  });
});
