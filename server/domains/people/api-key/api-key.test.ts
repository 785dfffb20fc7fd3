import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { storeKeyUses } from './key-uses.js';

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
  const fields = { entityType: 'BROADCASTER', entityId: id } as const;
  const [admin, user] = [
    await buildUser(em, fields),
    await buildUser(em, { ...fields, admin: false }),
  ];
  return { id, admin: await tokenOf(api, admin), user: await tokenOf(api, user) };
}

let ours: Organisation;
let theirs: Organisation;
beforeAll(async () => {
  [ours, theirs] = [await buildOrganisation(), await buildOrganisation()];
});

const make = (token: string, json: unknown) => api.rest('POST', '/api-keys/', { token, json });
const keyOf = (body: unknown) => body as { id: number; key: string }; // the documented answer
const READ = { name: 'Reporting', scopes: ['read', 'people:read'] };
const HOUR_MS = 3_600_000;
const rotate = (token: string, id: number, overlap_hours?: number) =>
  api.rest('POST', `/api-keys/${id}/rotate`, { token, json: { overlap_hours } });
const adminOf = (entityId: number) =>
  buildUser(database.orm.em.fork(), { entityType: 'BROADCASTER', entityId, admin: true });

async function listed(token: string, id: number) {
  const { body } = await api.rest('GET', '/api-keys/', { token });
  const keys = body as { id: number; [field: string]: unknown }[]; // the documented answer
  return keys.find((key) => key.id === id);
}

describe('API keys', () => {
  test('are fifty in force of an organisation, of many made at once too, and one more once one is revoked', async () => {
    const { admin } = await buildOrganisation();
    const answers: number[] = [];
    const made: number[] = [];
    for (let round = 0; round < 6; round++) {
      const all = await Promise.all(Array.from({ length: 10 }, () => make(admin, READ)));
      answers.push(...all.map(({ status }) => status));
      made.push(...all.filter(({ status }) => status === 201).map(({ body }) => keyOf(body).id));
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(50);
    expect(answers.filter((status) => status === 409)).toHaveLength(10);

    const [first = 0, second = 0] = made;
    expect((await rotate(admin, first, 1)).status).toBe(201);
    expect((await make(admin, READ)).status).toBe(409);
    await api.rest('DELETE', `/api-keys/${second}`, { token: admin });
    expect((await make(admin, READ)).status).toBe(201);
    expect((await make(ours.admin, READ)).status).toBe(201);
  }, 60_000);

  test('are made by an admin, and readable once', async () => {
    const { status, body } = await make(ours.admin, {
      name: ' Ad server ',
      scopes: ['events:write', 'read'],
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Ad server',
      scopes: ['read', 'events:write'],
      created_at: expect.any(String),
      expires_at: null,
      key: expect.stringMatching(/^ifm_[\w-]{43}$/),
    });

    const listed = await api.rest('GET', '/api-keys/', { token: ours.admin });

    expect(JSON.stringify(listed.body)).toContain('Ad server');

    const { rows } = await database.pool.query('select * from api_key');
    for (const place of [listed.body, rows])
      expect(JSON.stringify(place)).not.toContain(keyOf(body).key);
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
    expect(await make(ours.admin, json)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', errors },
    });
  });

  test('read for their organisation over both doors, and change nothing', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    const users = await api.rest('GET', '/users/', { token: key });

    expect(users.status).toBe(200);
    expect(users.body).toHaveLength(2);

    const twin = await api.graphql('{ users { nodes { entityId } } }', {}, key);

    expect(twin.body).toMatchObject({
      data: { users: { nodes: [{ entityId: ours.id }, { entityId: ours.id }] } },
    });
    expect((await make(key, READ)).status).toBe(403);
    expect((await api.rest('DELETE', `/api-keys/${id}`, { token: key })).status).toBe(403);
    expect((await api.graphql('{ me { id } }', {}, key)).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('learn their organisation, scopes, limits and end from a call of their own', async () => {
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    const { key, id } = keyOf((await make(ours.admin, { ...READ, expires_at: expiresAt })).body);
    const question =
      '{ apiKey { id name scopes grants entityType expiresAt limits { callsPerMinute organisationCallsPerMinute } } }';

    expect((await api.graphql(question, {}, key)).body).toMatchObject({
      data: {
        apiKey: {
          id,
          ...READ,
          grants: ['READ', 'PEOPLE_READ'],
          entityType: 'BROADCASTER',
          expiresAt,
          limits: { callsPerMinute: 600, organisationCallsPerMinute: 1200 },
        },
      },
    });
    const made = await api.graphql(
      'mutation { createApiKey(input: { name: "Writer", scopes: ["events:write", "webhooks"] }) { scopes grants } }',
      {},
      ours.admin,
    );
    expect(made.body).toMatchObject({
      data: {
        createApiKey: {
          scopes: ['events:write', 'webhooks'],
          grants: ['EVENTS_WRITE', 'WEBHOOKS'],
        },
      },
    });
    const other = keyOf((await make(theirs.admin, READ)).body);
    expect((await api.graphql('{ apiKey { id } }', {}, other.key)).body).toMatchObject({
      data: { apiKey: { id: other.id } },
    });
    expect((await api.graphql(question, {}, ours.admin)).body).toMatchObject({
      data: { apiKey: null },
    });
  });

  test('read who the users are only where their scopes say so', async () => {
    const { key } = keyOf((await make(ours.admin, { name: 'Figures', scopes: ['read'] })).body);
    const list = await api.rest('GET', '/users/', { token: key });

    expect(list).toMatchObject({
      status: 403,
      body: { message: 'This API key may not read who the users are' },
    });

    const errors = [{ extensions: { code: 'FORBIDDEN' } }];
    for (const [query, data] of [
      ['{ users { totalCount } }', null],
      ['{ userSummary { total } }', null],
      ['{ user(id: 1) { name } }', { user: null }],
    ] as const) {
      expect((await api.graphql(query, {}, key)).body).toMatchObject({ data, errors });
    }

    const channels = await api.rest('GET', '/channels/', { token: key });

    expect(channels.status).toBe(200);
  });

  test('that only write events read nothing', async () => {
    const { key } = keyOf(
      (await make(ours.admin, { name: 'Events', scopes: ['events:write'] })).body,
    );
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(403);
  });

  test('end by themselves at the time that was given', async () => {
    const expires_at = new Date(Date.now() + 3 * HOUR_MS).toISOString();
    const { key, id } = keyOf((await make(ours.admin, { ...READ, expires_at })).body);

    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(200);
    api.advance(2 * HOUR_MS);
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(200);
    api.advance(HOUR_MS);
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(401);

    const admin = await tokenOf(api, await adminOf(ours.id));

    expect(await listed(admin, id)).toMatchObject({ expires_at });
    expect((await rotate(admin, id)).status).toBe(409);

    const past = new Date(Date.now() - HOUR_MS).toISOString();

    expect(await make(admin, { ...READ, expires_at: past })).toMatchObject({
      body: { errors: { expires_at: 'Expiry must be in the future' } },
    });
    api.advance(-3 * HOUR_MS);
  });

  test('are replaced while the old one works on for as long as is asked, and no longer', async () => {
    const expires_at = new Date(Date.now() + 100 * HOUR_MS).toISOString();
    const old = keyOf((await make(ours.admin, { ...READ, expires_at })).body);

    expect((await rotate(theirs.admin, old.id)).status).toBe(404);
    expect((await rotate(ours.user, old.id)).status).toBe(403);
    expect((await rotate(ours.admin, old.id, 721)).status).toBe(422);

    const answer = await rotate(ours.admin, old.id, 2);
    const fresh = keyOf(answer.body);

    expect(answer).toMatchObject({ status: 201, body: { name: READ.name, scopes: READ.scopes } });
    expect(Date.parse(String((answer.body as { expires_at: string }).expires_at))).toBeCloseTo(
      Date.parse(expires_at),
      -4,
    );

    for (const token of [old.key, fresh.key])
      expect((await api.rest('GET', '/users/', { token })).status).toBe(200);

    expect(await listed(ours.admin, old.id)).toMatchObject({ replaced_by_id: fresh.id });
    expect((await rotate(ours.admin, old.id)).status).toBe(409);
    api.advance(2 * HOUR_MS);
    expect((await api.rest('GET', '/users/', { token: old.key })).status).toBe(401);
    expect((await api.rest('GET', '/users/', { token: fresh.key })).status).toBe(200);

    const admin = await tokenOf(api, await adminOf(ours.id));

    expect(await listed(admin, old.id)).toBeUndefined();
    api.advance(-2 * HOUR_MS);
  });

  test('that are replaced without an overlap are refused from then on', async () => {
    const old = keyOf((await make(ours.admin, READ)).body);
    expect((await api.rest('GET', '/users/', { token: old.key })).status).toBe(200);
    expect((await rotate(ours.admin, old.id, 0)).status).toBe(201);
    expect((await api.rest('GET', '/users/', { token: old.key })).status).toBe(401);
  });

  test('leave a trace of who made, replaced and revoked them, without their texts', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    const fresh = keyOf((await rotate(ours.admin, id)).body);

    await api.rest('DELETE', `/api-keys/${fresh.id}`, { token: ours.admin });

    const { rows } = await database.pool.query<{
      action: string;
      user_id: number;
      changes: unknown;
    }>(
      `select action, user_id, changes from audit_entry where subject_type = 'api_key' and subject_id = any($1) order by id`,
      [[String(id), String(fresh.id)]],
    );

    expect(rows.map(({ action }) => action)).toEqual([
      'apiKey.create',
      'apiKey.rotate',
      'apiKey.create',
      'apiKey.revoke',
    ]);
    expect(new Set(rows.map(({ user_id: userId }) => userId)).size).toBe(1);
    for (const text of [key, fresh.key]) expect(JSON.stringify(rows)).not.toContain(text);
  });

  test('show their last use, to the minute', async () => {
    const { key, id } = keyOf((await make(ours.admin, READ)).body);
    expect(await listed(ours.admin, id)).toMatchObject({ last_used_at: null });

    const lastUse = async () => {
      await api.rest('GET', '/users/', { token: key });
      await storeKeyUses(database.orm, redis.client);
      return Date.parse(String((await listed(ours.admin, id))?.last_used_at));
    };

    const first = await lastUse();

    expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
    expect(await lastUse()).toBe(first);
    api.advance(61_000);
    expect(await lastUse()).toBeGreaterThanOrEqual(first + 61_000);
    api.advance(-61_000);
    await redis.client.hset('api-key:last-used', id, first - HOUR_MS);
    await storeKeyUses(database.orm, redis.client);
    expect(Date.parse(String((await listed(ours.admin, id))?.last_used_at))).toBeGreaterThan(first);
  });

  test('end with their organisation', async () => {
    const em = database.orm.em.fork();
    const agency = await buildAgency(em);
    const admin = await buildUser(em, { entityType: 'AGENCY', entityId: agency.id });
    const { key } = keyOf((await make(await tokenOf(api, admin), READ)).body);

    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(200);

    const superAdmin = await tokenOf(api, await buildUser(em));

    expect((await api.rest('DELETE', `/agencies/${agency.id}`, { token: superAdmin })).status).toBe(
      204,
    );
    expect((await api.rest('GET', '/users/', { token: key })).status).toBe(401);
  });

  test('that nobody made leave nothing behind in Redis', async () => {
    const before = await redis.client.dbsize();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await api.rest('GET', '/users/', { token: `ifm_made-up-${tries}` })).status).toBe(
        401,
      );
    }
    expect(await redis.client.dbsize()).toBe(before);
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
