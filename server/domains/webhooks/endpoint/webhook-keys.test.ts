import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';
import { deliverDue } from '#server/domains/webhooks/delivery/deliver-webhooks.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const receiver = testReceiver();

let broadcasterId = 0;
let adminId = 0;
let admin = '';
let outsider = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
  const of = (entityId: number) =>
    buildUser(em, { entityType: 'BROADCASTER', entityId, admin: true });
  const owner = await of(ours.id);
  broadcasterId = ours.id;
  adminId = owner.id;
  admin = await tokenOf(api, owner);
  outsider = await tokenOf(api, await of(theirs.id));
});

const HOOK = {
  name: 'Ad server',
  url: 'https://partner.example/hook',
  event_types: ['tag.silent'],
};

async function keyOf(owner: string, ...scopes: string[]): Promise<string> {
  const json = { name: 'Set-up', scopes };
  const { body } = await api.rest('POST', '/api-keys/', { token: owner, json });
  return (body as { key: string }).key; // the documented answer
}

const call = (token: string, method: string, path: string, json?: unknown) =>
  api.rest(method, `/webhooks${path}`, { token, json });

async function makeEndpoint(token: string): Promise<number> {
  const made = await call(token, 'POST', '/', HOOK);
  expect(made.status).toBe(201);
  return (made.body as { endpoint: { id: number } }).endpoint.id; // the documented answer
}

const messageOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return { status, message: (body as { message?: string } | undefined)?.message }; // of a refusal
};

describe('an API key with the scope webhooks', () => {
  test('keeps an endpoint from its creation to its removal, and the audit names the key', async () => {
    const key = await keyOf(admin, 'webhooks');
    const id = await makeEndpoint(key);

    expect((await call(key, 'GET', '/event-types')).body).toContainEqual(
      expect.objectContaining({ name: 'tag.silent' }),
    );
    expect((await call(admin, 'GET', '/')).body).toMatchObject([{ id, name: 'Ad server' }]);
    expect((await call(key, 'PUT', `/${id}`, { name: 'Reports' })).body).toMatchObject({
      name: 'Reports',
    });
    expect((await call(key, 'POST', `/${id}/rotate-secret`, {})).status).toBe(200);
    expect((await call(key, 'PUT', `/${id}`, { enabled: false })).body).toMatchObject({
      disabled_at: expect.any(String),
    });
    expect((await call(key, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await call(key, 'GET', '/')).body).toEqual([]);

    const { rows } = await database.pool.query(
      `select action, user_id, entity_id, api_key_id is not null as by_key from audit_entry
        where subject_type = 'webhook_endpoint' and subject_id = $1 order by id`,
      [String(id)],
    );
    const entry = { user_id: null, entity_id: broadcasterId, by_key: true };

    expect(rows).toEqual(
      ['create', 'update', 'rotateSecret', 'update', 'archive'].map((verb) => ({
        action: `webhook.${verb}`,
        ...entry,
      })),
    );

    const { rows: makers } = await database.pool.query(
      'select created_by_user_id from webhook_endpoint where id = $1',
      [id],
    );

    expect(makers).toEqual([{ created_by_user_id: adminId }]);
  });

  test('reads the deliveries of endpoints that people made, and sends one again', async () => {
    const key = await keyOf(admin, 'webhooks');
    const id = await makeEndpoint(admin);
    await database.pool.query('update webhook_endpoint set url = $1 where id = $2', [
      receiver.url,
      id,
    ]);

    const sent = await call(key, 'POST', `/${id}/test`);
    const { id: deliveryId } = sent.body as { id: number }; // the documented answer
    const { orm, config, now } = api.wiring;
    const post = () =>
      deliverDue({ orm, now, config: { ...config, webhookPrivateTargets: true } }, id);

    expect(await post()).toEqual(['DELIVERED']);
    expect((await call(key, 'POST', `/deliveries/${deliveryId}/replay`)).status).toBe(200);
    expect(await post()).toEqual(['DELIVERED']);

    const answer = await api.graphql(
      `{ webhookEndpoints { id } webhookDeliveries(endpointId: ${id}) { nodes { id outcome attempts { status } } } }`,
      {},
      key,
    );

    expect(answer.body).toEqual({
      data: {
        webhookEndpoints: [{ id }],
        webhookDeliveries: {
          nodes: [
            { id: deliveryId, outcome: 'DELIVERED', attempts: [{ status: 204 }, { status: 204 }] },
          ],
        },
      },
      extensions: expect.any(Object),
    });
  });

  test('finds nothing of another organisation', async () => {
    const id = await makeEndpoint(admin);
    const sent = await call(admin, 'POST', `/${id}/test`);
    const { id: deliveryId } = sent.body as { id: number }; // the documented answer
    const key = await keyOf(outsider, 'webhooks', 'read');

    expect((await call(key, 'GET', '/')).body).toEqual([]);

    for (const [method, path] of [
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/test`],
      ['POST', `/${id}/rotate-secret`],
      ['GET', `/${id}/deliveries`],
      ['POST', `/deliveries/${deliveryId}/replay`],
    ] as const) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await call(key, method, path, json);
      expect({ path, status }).toEqual({ path, status: 404 });
    }

    expect((await call(admin, 'GET', `/${id}/deliveries`)).status).toBe(200);
  });

  test('does nothing else, and other scopes do not manage webhooks', async () => {
    const id = await makeEndpoint(admin);
    const key = await keyOf(admin, 'webhooks');
    const other = await keyOf(admin, 'read', 'people:read', 'events:write', 'campaigns:write');
    const refused = { status: 403, message: 'This API key may not manage webhooks' };

    expect((await api.rest('GET', '/customers/', { token: key })).status).toBe(403);
    expect((await api.rest('GET', '/api-keys/', { token: key })).status).toBe(403);
    expect(await messageOf(call(other, 'GET', '/'))).toEqual(refused);
    expect(await messageOf(call(other, 'POST', '/', HOOK))).toEqual(refused);
    expect(await messageOf(call(other, 'DELETE', `/${id}`))).toEqual(refused);
  });
});
