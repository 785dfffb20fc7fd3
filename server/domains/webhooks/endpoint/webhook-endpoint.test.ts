import { beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi, type Answer } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { deliverDue } from '#server/domains/webhooks/delivery/deliver-webhooks.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const receiver = testReceiver();

let admin = '';
let user = '';
let outsider = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
  const of = (entityId: number, isAdmin = true) =>
    buildUser(em, { entityType: 'BROADCASTER', entityId, admin: isAdmin });
  admin = await tokenOf(api, await of(ours.id));
  user = await tokenOf(api, await of(ours.id, false));
  outsider = await tokenOf(api, await of(theirs.id));
});

const HOOK = {
  name: ' Ad server ',
  url: 'https://partner.example/hook?key=1',
  event_types: ['tag.silent'],
};
const make = (json: unknown, token = admin) => api.rest('POST', '/webhooks/', { token, json });
const call = (method: string, path: string, json?: unknown, token = admin) =>
  api.rest(method, `/webhooks${path}`, { token, json });

interface Made {
  endpoint: { id: number };
  secret: string;
}
const madeOf = ({ body }: Answer) => body as Made; // the documented answer

/** An endpoint with the receiver's URL, which the setting does not allow here. */
async function makeReceiving(): Promise<Made> {
  const made = madeOf(await make(HOOK));
  await database.pool.query('update webhook_endpoint set url = $1 where id = $2', [
    receiver.url,
    made.endpoint.id,
  ]);
  return made;
}
const post = (id: number) => {
  const { orm, config, now } = api.wiring;
  return deliverDue({ orm, now, config: { ...config, webhookPrivateTargets: true } }, id);
};

describe('webhook endpoints', () => {
  test('are set up by an admin, their secret readable once and stored sealed', async () => {
    const answer = await make(HOOK);
    const { endpoint, secret } = madeOf(answer);

    expect(answer.status).toBe(201);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({
      name: 'Ad server',
      url: HOOK.url,
      event_types: ['tag.silent'],
      disabled_at: null,
    });

    const { rows } = await database.pool.query('select * from webhook_endpoint');
    const { rows: audited } = await database.pool.query(
      `select * from audit_entry where action = 'webhook.create'`,
    );
    const listed = await call('GET', '/');

    expect(JSON.stringify(listed.body)).toContain('Ad server');

    for (const place of [listed.body, rows, audited]) {
      expect(JSON.stringify(place)).not.toContain(secret.slice('whsec_'.length));
    }

    expect(JSON.stringify(audited)).toContain('partner.example');
    expect(JSON.stringify(audited)).not.toContain('key=1');
  });

  test('are not for plain users, nor there for another organisation', async () => {
    const { endpoint } = madeOf(await make(HOOK));
    expect((await make(HOOK, user)).status).toBe(403);
    expect((await call('GET', '/', undefined, user)).status).toBe(403);
    expect((await call('GET', '/', undefined, outsider)).body).toEqual([]);

    for (const [method, path] of [
      ['PUT', `/${endpoint.id}`],
      ['DELETE', `/${endpoint.id}`],
      ['POST', `/${endpoint.id}/test`],
      ['POST', `/${endpoint.id}/rotate-secret`],
      ['GET', `/${endpoint.id}/deliveries`],
    ] as const) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {};
      expect({ path, status: (await call(method, path, json, outsider)).status }).toEqual({
        path,
        status: 404,
      });
      expect({ path, status: (await call(method, path, json, user)).status }).toEqual({
        path,
        status: 403,
      });
    }
  });

  test.each([
    [{}, ['name', 'url', 'event_types']],
    [{ ...HOOK, url: 'http://partner.example/' }, ['url']],
    [{ ...HOOK, url: 'https://user:word@partner.example/' }, ['url']],
    [{ ...HOOK, url: 'https://partner.example/#here' }, ['url']],
    [{ ...HOOK, url: 'https://127.0.0.1/' }, ['url']],
    [{ ...HOOK, url: 'https://[fd00::1]/' }, ['url']],
    [{ ...HOOK, url: 'https://2852039166/latest' }, ['url']],
    [{ ...HOOK, url: 'https://localhost/' }, ['url']],
    [{ ...HOOK, url: 'https://partner.example:22/' }, ['url']],
    [{ ...HOOK, url: 'javascript:alert(1)' }, ['url']],
    [{ ...HOOK, event_types: [] }, ['event_types']],
    [{ ...HOOK, event_types: ['tag.silent', 'everything'] }, ['event_types']],
    [{ ...HOOK, event_types: ['queue.lag'] }, ['event_types']],
  ])('need a name, an address of the public internet and known types: %j', async (json, fields) => {
    const { status, body } = await make(json);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields); // the documented failure
  });

  test('subscribe to the types of their organisation, and to those of the platform only for super admins', async () => {
    const ours = await call('GET', '/event-types');
    expect(JSON.stringify(ours.body)).toContain('report.ready');
    expect(JSON.stringify(ours.body)).not.toContain('queue.lag');
    const superAdmin = await tokenOf(api, await buildUser(database.orm.em.fork()));
    expect(
      JSON.stringify((await call('GET', '/event-types', undefined, superAdmin)).body),
    ).toContain('queue.lag');
  });

  test('are twenty at most', async () => {
    const em = database.orm.em.fork();
    const { id: entityId } = await buildBroadcaster(em);
    const token = await tokenOf(api, await buildUser(em, { entityType: 'BROADCASTER', entityId }));
    for (let index = 0; index < 20; index += 1) expect((await make(HOOK, token)).status).toBe(201);
    expect((await make(HOOK, token)).status).toBe(409);
  });
});

describe('an endpoint', () => {
  test('takes a test message that passes the check with its secret', async () => {
    const { endpoint, secret } = await makeReceiving();
    const sent = await call('POST', `/${endpoint.id}/test`);

    expect(sent).toMatchObject({
      status: 201,
      body: { event_type: 'webhook.test', outcome: null, attempts: [] },
    });
    expect(await post(endpoint.id)).toEqual(['DELIVERED']);

    const [message] = receiver.received;
    const headers = Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );

    expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({
      type: 'webhook.test',
    });

    const log = await call('GET', `/${endpoint.id}/deliveries`);

    expect(log.body).toEqual([
      expect.objectContaining({
        event_id: headers['webhook-id'],
        outcome: 'DELIVERED',
        body: message?.body,
        attempts: [
          {
            attempted_at: expect.any(String),
            status: 204,
            failure: null,
            duration_ms: expect.any(Number),
          },
        ],
      }),
    ]);
  });

  test('is tested ten times a minute at most, with all others of its organisation', async () => {
    const { endpoint } = await makeReceiving();
    const another = madeOf(await make(HOOK)).endpoint;
    await redis.client.flushdb();
    const statuses: number[] = [];
    for (let test = 0; test < 11; test++)
      statuses.push((await call('POST', `/${test % 2 ? endpoint.id : another.id}/test`)).status);
    expect(statuses.slice(0, 10).every((status) => status < 300)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await redis.client.flushdb();
  });

  test('is sent a message again, the same under the same id', async () => {
    const { endpoint } = await makeReceiving();
    const { id } = (await call('POST', `/${endpoint.id}/test`)).body as { id: number }; // the documented answer

    await post(endpoint.id);
    expect(await post(endpoint.id)).toEqual([]);
    expect(await call('POST', `/deliveries/${id}/replay`)).toMatchObject({
      status: 200,
      body: { outcome: null },
    });
    expect(await post(endpoint.id)).toEqual(['DELIVERED']);

    const [first, second] = receiver.received;

    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await call('POST', `/deliveries/${id}/replay`, undefined, outsider)).status).toBe(404);
  });

  test('that is switched off gets no messages, and starts again when it is switched on', async () => {
    const { endpoint } = await makeReceiving();
    const { id } = (await call('POST', `/${endpoint.id}/test`)).body as { id: number }; // the documented answer

    expect((await call('PUT', `/${endpoint.id}`, { enabled: false })).body).toMatchObject({
      disabled_at: expect.any(String),
    });
    expect(await post(endpoint.id)).toEqual([]);
    expect((await call('POST', `/deliveries/${id}/replay`)).status).toBe(409);
    expect((await call('POST', `/${endpoint.id}/test`)).status).toBe(409);
    expect((await call('PUT', `/${endpoint.id}`, { enabled: true })).body).toMatchObject({
      disabled_at: null,
    });
    expect((await call('POST', `/deliveries/${id}/replay`)).status).toBe(200);
    expect(await post(endpoint.id)).toEqual(['DELIVERED']);
  });

  test('changes what the body names', async () => {
    const { endpoint } = madeOf(await make(HOOK));
    const changed = await call('PUT', `/${endpoint.id}`, {
      event_types: ['report.ready', 'tag.jump'],
    });
    expect(changed.body).toMatchObject({
      name: 'Ad server',
      url: HOOK.url,
      event_types: ['tag.jump', 'report.ready'],
    });
  });

  test('has its secret replaced while the old one still signs, for as long as is asked', async () => {
    const { endpoint, secret } = await makeReceiving();
    const rotated = madeOf(
      await call('POST', `/${endpoint.id}/rotate-secret`, { overlap_hours: 2 }),
    );

    expect(rotated.secret).not.toBe(secret);
    await call('POST', `/${endpoint.id}/test`);
    await post(endpoint.id);

    const [message] = receiver.received;
    const headers = Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );

    for (const good of [secret, rotated.secret]) {
      expect(() => new Webhook(good).verify(message?.body ?? '', headers)).not.toThrow();
    }

    expect(
      (await call('POST', `/${endpoint.id}/rotate-secret`, { overlap_hours: 169 })).status,
    ).toBe(422);

    const atOnce = madeOf(
      await call('POST', `/${endpoint.id}/rotate-secret`, { overlap_hours: 0 }),
    );

    expect(atOnce.endpoint).toMatchObject({ previous_secret_until: null });
  });

  test('that is removed is gone, and what waited for it is cancelled', async () => {
    const { endpoint } = await makeReceiving();
    await call('POST', `/${endpoint.id}/test`);
    expect((await call('DELETE', `/${endpoint.id}`)).status).toBe(204);
    expect(await post(endpoint.id)).toEqual([]);
    expect((await call('GET', `/${endpoint.id}/deliveries`)).status).toBe(404);

    const { rows } = await database.pool.query(
      'select outcome from webhook_delivery where endpoint_id = $1',
      [endpoint.id],
    );

    expect(rows).toEqual([{ outcome: 'CANCELLED' }]);
  });
});
