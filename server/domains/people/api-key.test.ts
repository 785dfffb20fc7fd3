import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildBroadcaster } from '../../testing/factories.js';
import { buildUser, tokenOf } from '../../testing/people.js';
import { testApi } from '../../testing/test-api.js';
import { testDatabase } from '../../testing/test-database.js';
import { testRedis } from '../../testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

interface Organisation {
  id: number;
  admin: string;
  user: string;
}

async function buildOrganisation(): Promise<Organisation> {
  const em = database.orm.em.fork();
  const { id } = await buildBroadcaster(em);
  const given = { entityType: 'BROADCASTER', entityId: id } as const;
  const [admin, user] = [await buildUser(em, given), await buildUser(em, { ...given, admin: false })];
  return { id, admin: await tokenOf(api, admin), user: await tokenOf(api, user) };
}

let ours: Organisation;
let theirs: Organisation;
beforeAll(async () => {
  [ours, theirs] = [await buildOrganisation(), await buildOrganisation()];
});

const make = (token: string, json: unknown) => api.rest('POST', '/api-keys/', { token, json });
const keyOf = (body: unknown) => body as { id: number; key: string }; // the documented answer
const READ = { name: 'Reporting', scopes: ['read'] };

describe('API keys', () => {
  test('are made by an admin, and readable once', async () => {
    const { status, body } = await make(ours.admin, { name: ' Ad server ', scopes: ['events:write', 'read'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Ad server',
      scopes: ['read', 'events:write'],
      created_at: expect.any(String),
      key: expect.stringMatching(/^ifm_[\w-]{43}$/),
    });
    const listed = await api.rest('GET', '/api-keys/', { token: ours.admin });
    expect(JSON.stringify(listed.body)).toContain('Ad server');
    const { rows } = await database.pool.query('select * from api_key');
    for (const place of [listed.body, rows]) expect(JSON.stringify(place)).not.toContain(keyOf(body).key);
  });

  test('are not for plain users, nor seen by another organisation', async () => {
    expect((await make(ours.user, READ)).status).toBe(403);
    expect((await api.rest('GET', '/api-keys/', { token: ours.user })).status).toBe(403);
    const { id } = keyOf((await make(ours.admin, READ)).body);
    const seen = await api.rest('GET', '/api-keys/', { token: theirs.admin });
    expect(seen.body).toEqual([]);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: theirs.admin })).status).toBe(404);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: ours.user })).status).toBe(403);
  });

  test.each([
    [{}, { name: 'Name is required', scopes: expect.any(String) }],
    [{ name: 'x', scopes: [] }, { scopes: expect.any(String) }],
    [{ name: 'x', scopes: ['read', 'everything'] }, { scopes: expect.any(String) }],
    [{ name: 'x'.repeat(101), scopes: ['read'] }, { name: expect.any(String) }],
  ])('need a name and known scopes: %j', async (json, errors) => {
    expect(await make(ours.admin, json)).toMatchObject({ status: 422, body: { code: 'INVALID', errors } });
  });

  test('read for their organisation over both doors, and change nothing', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    const users = await api.rest('GET', '/users/', { token: key });
    expect(users.status).toBe(200);
    expect(users.body).toHaveLength(2);
    const twin = await api.graphql('{ users { nodes { entityId } } }', {}, key);
    expect(twin.body).toMatchObject({ data: { users: { nodes: [{ entityId: ours.id }, { entityId: ours.id }] } } });
    expect((await make(key, READ)).status).toBe(403);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: key })).status).toBe(403);
    expect((await api.graphql('{ me { id } }', {}, key)).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('that only write events read nothing', async () => {
    const { key } = keyOf((await make(ours.admin, { name: 'Events', scopes: ['events:write'] })).body);
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(403);
  });

  test('stop working when revoked', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(200);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: ours.admin })).status).toBe(204);
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(401);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: ours.admin })).status).toBe(404);
  });

  test('are answered 429 with Retry-After beyond 600 calls a minute', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    const now = Date.now();
    const calls = Array.from({ length: 600 }, (_, call) => [now, `call ${call}`]).flat();
    await redis.client.zadd(`api-key:calls:${id}`, ...calls);
    const answer = await api.rest('GET', '/users/', { token: key });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.graphql('{ users { nodes { id } } }', {}, key)).status).toBe(429);
  });
});
