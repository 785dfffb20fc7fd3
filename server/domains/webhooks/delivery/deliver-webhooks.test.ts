import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { buildUser } from '#server/testing/people.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { deliverDue, type DeliveryParts } from './deliver-webhooks.js';
import { pruneEvents } from './delivery-queue.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { resealSecrets } from '#server/domains/webhooks/endpoint/reseal-secrets.js';
import { newWebhookSecret } from './sign-message.js';
import { fanOutEvents } from '#server/domains/webhooks/event/fan-out-events.js';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';

const database = testDatabase();
const redis = testRedis();
const receiver = testReceiver();
const HOUR_MS = 3_600_000;

let clockMs = Date.parse('2026-11-20T00:00:00Z');
const now = () => new Date(clockMs);
const parts = (changes: Partial<DeliveryParts['config']> = {}): DeliveryParts => {
  const { config } = serviceContext({ database, redis }, null);
  return { orm: database.orm, config: { ...config, webhookPrivateTargets: true, ...changes }, now };
};

const secret = newWebhookSecret();
let endpoint: WebhookEndpoint;
beforeEach(async () => {
  const { tokenSecret } = parts().config;
  endpoint = await buildEndpoint(database.orm.em.fork(), {
    tokenSecret,
    secret,
    url: `${receiver.url}/hook?a=1`,
  });
});
afterEach(async () => {
  await database.pool.query('delete from webhook_attempt');
  await database.pool.query('delete from webhook_delivery');
  await database.pool.query('delete from webhook_event');
  await database.pool.query('delete from webhook_endpoint');
});

async function publish(data: Record<string, unknown> = { lag_seconds: 90 }): Promise<void> {
  await database.orm.em.fork().transactional((em) => {
    queueWebhooks({ em, now }, { type: 'queue.lag', customerId: null, data });
    return Promise.resolve();
  });
  await fanOutEvents(database.orm.em.fork(), now());
}
const deliver = (deliveryParts = parts()) => deliverDue(deliveryParts, endpoint.id);
const current = () => database.orm.em.fork().findOneOrFail(WebhookEndpoint, { id: endpoint.id });
const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const deliveries = () =>
  rows('select outcome, due_at, tries_in_row from webhook_delivery order by id');
const attempts = () => rows('select status, failure from webhook_attempt order by id');

describe('an event', () => {
  test('is posted once, signed, and says what, when and about what', async () => {
    await publish();
    expect(await deliver()).toEqual(['DELIVERED']);
    expect(await deliver()).toEqual([]);

    const [message] = receiver.received;

    expect(receiver.received).toHaveLength(1);
    expect(message?.path).toBe('/hook?a=1');
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'queue.lag',
      timestamp: now().toISOString(),
      data: { lag_seconds: 90 },
    });

    const [event] = await rows('select id from webhook_event');

    expect(message?.headers).toMatchObject({
      'webhook-id': event?.id,
      'content-type': 'application/json',
    });
    expect(await attempts()).toEqual([{ status: 204, failure: null }]);
  });

  test('is not delivered when the change is rolled back', async () => {
    const change = database.orm.em.fork().transactional(async (em) => {
      queueWebhooks({ em, now }, { type: 'queue.lag', customerId: null, data: {} });
      await em.flush();
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    expect(await fanOutEvents(database.orm.em.fork(), now())).toBe(0);
  });

  test('is spread once by many processes at once', async () => {
    for (let index = 0; index < 5; index += 1) {
      await database.orm.em.fork().transactional((em) => {
        queueWebhooks({ em, now }, { type: 'queue.lag', customerId: null, data: { index } });
        return Promise.resolve();
      });
    }
    await Promise.all([1, 2, 3].map(() => fanOutEvents(database.orm.em.fork(), now())));
    expect(await deliveries()).toHaveLength(5);
  });

  test('is posted once by many processes at once', async () => {
    for (let index = 0; index < 10; index += 1) await publish({ index });
    await Promise.all([deliver(), deliver(), deliver()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toHaveLength(10);
  });
});

describe('a message that is not taken', () => {
  test('is posted again later and later with the same id, and every try is kept', async () => {
    await publish();
    receiver.answer = { status: 500 };
    expect(await deliver()).toEqual(['POSTPONED']);
    expect(await deliver()).toEqual([]);
    expect((await current()).failingSince).toEqual(now());
    clockMs += 6_000;
    receiver.answer = { status: 302, headers: { location: receiver.url } };
    expect(await deliver()).toEqual(['POSTPONED']);
    clockMs += 6 * 60_000;
    receiver.answer = { status: 200 };
    expect(await deliver()).toEqual(['DELIVERED']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await attempts()).toEqual([
      { status: 500, failure: 'The endpoint answered 500' },
      { status: 302, failure: 'The endpoint answered 302: redirects are not followed' },
      { status: 200, failure: null },
    ]);
    expect((await current()).failingSince).toBeNull();
  });

  test('holds up the others of its endpoint no longer than until the next round', async () => {
    await publish({ index: 1 });
    await publish({ index: 2 });
    receiver.answer = { status: 500 };
    expect(await deliver()).toEqual(['POSTPONED']);
    receiver.answer = { status: 200 };
    expect(await deliver()).toEqual(['DELIVERED']);
  });

  test('is abandoned after ten attempts, and an endpoint that accepted nothing for three days is switched off, with a mail', async () => {
    const admin = await buildUser(database.orm.em.fork());
    await publish();
    receiver.answer = { status: 503 };

    const outcomes = [];
    for (let tries = 0; tries < 10; tries += 1) {
      outcomes.push(...(await deliver()));
      clockMs += 27 * HOUR_MS;
    }

    expect(outcomes).toEqual([...Array<string>(9).fill('POSTPONED'), 'GIVEN_UP']);
    expect((await current()).disabledAt).not.toBeNull();

    const mails = await rows(`select payload from outgoing_mail where kind = 'webhook-disabled'`);

    expect(mails).toEqual([{ payload: { endpointId: endpoint.id, userId: admin.id } }]);

    const audited = await rows(
      `select subject_id from audit_entry where action = 'webhook.disable'`,
    );

    expect(audited).toEqual([{ subject_id: String(endpoint.id) }]);
    await publish();
    expect(await deliveries()).toHaveLength(1);
  });

  test('is the last one when the receiver answers that it is gone', async () => {
    await publish({ index: 1 });
    await publish({ index: 2 });
    receiver.answer = { status: 410 };
    expect(await deliver()).toEqual(['GIVEN_UP']);
    expect(await deliveries()).toMatchObject([{ outcome: 'GIVEN_UP' }, { outcome: 'CANCELLED' }]);
  });

  test('waits as long as the receiver asks', async () => {
    await publish();
    receiver.answer = { status: 429, headers: { 'retry-after': '3600' } };
    await deliver();
    const [waiting] = await deliveries();
    expect(Number(waiting?.due_at)).toBeGreaterThanOrEqual(clockMs + HOUR_MS);
  });

  test('comes free again when its process dies over it', async () => {
    await publish();
    await database.pool.query(`update webhook_delivery set due_at = $1`, [
      new Date(clockMs + 60_000),
    ]);
    expect(await deliver()).toEqual([]);
    clockMs += 61_000;
    expect(await deliver()).toEqual(['DELIVERED']);
  });
});

describe('what an endpoint is trusted with', () => {
  test('nothing is sent inside the own network unless a setting allows it', async () => {
    await publish();
    expect(await deliver(parts({ webhookPrivateTargets: false }))).toEqual(['POSTPONED']);

    const https = receiver.url.replace('http:', 'https:');
    for (const url of [
      https,
      'https://127.0.0.1:8443/',
      'https://localhost:8443/',
      'https://[::1]:8443/',
    ]) {
      await database.pool.query('update webhook_endpoint set url = $1', [url]);
      clockMs += 30 * HOUR_MS;
      expect(await deliver(parts({ webhookPrivateTargets: false }))).toEqual(['POSTPONED']);
    }

    expect(receiver.received).toEqual([]);
    expect((await attempts()).map(({ failure }) => failure)).toEqual([
      'Messages are sent over HTTPS only',
      'Messages go to the ports 443 and 8443 only',
      ...Array.from(
        { length: 3 },
        () => 'The endpoint resolves to no address that messages may go to',
      ),
    ]);
  });

  test('both secrets sign while one is replaced, the new one alone afterwards', async () => {
    const { tokenSecret } = parts().config;
    const fresh = newWebhookSecret();
    const { sealedSecret } = await buildEndpoint(database.orm.em.fork(), {
      tokenSecret,
      secret: fresh,
      eventTypes: [],
    });

    await database.pool.query(
      'update webhook_endpoint set sealed_previous_secret = sealed_secret, sealed_secret = $1, previous_secret_until = $2 where id = $3',
      [sealedSecret, new Date(clockMs + HOUR_MS), endpoint.id],
    );
    await publish();
    await deliver();
    clockMs += 2 * HOUR_MS;
    await publish();
    await deliver();

    const signatures = receiver.received.map(({ headers }) =>
      String(headers['webhook-signature']).split(' '),
    );

    expect(signatures.map((each) => each.length)).toEqual([2, 1]);

    const [during] = receiver.received;

    // The reference library compares with the clock of this machine.
    expect(() => new Webhook(secret).verify(during?.body ?? '', headersOf(during))).toThrow(
      'timestamp',
    );
  });

  test('a secret outlives a change of TOKEN_SECRET, and no longer needs the old one once it is sealed again', async () => {
    const { tokenSecret: old } = parts().config;
    const fresh = 'another secret of at least 32 characters';

    await publish();
    expect(await deliver(parts({ tokenSecret: fresh, tokenSecrets: [fresh, old] }))).toEqual([
      'DELIVERED',
    ]);
    await resealSecrets(database.orm.em.fork(), { tokenSecret: fresh, tokenSecrets: [fresh, old] });
    await publish();
    expect(await deliver(parts({ tokenSecret: fresh, tokenSecrets: [fresh] }))).toEqual([
      'DELIVERED',
    ]);

    const [, message] = receiver.received;

    expect(() => new Webhook(secret).verify(message?.body ?? '', headersOf(message))).toThrow(
      'timestamp',
    );
  });

  test('a secret that cannot be read any more is said to be so', async () => {
    await publish();
    await deliver(parts({ tokenSecrets: ['another secret of at least 32 characters'] }));
    expect(await attempts()).toMatchObject([{ failure: expect.stringContaining('TOKEN_SECRET') }]);
    expect(receiver.received).toEqual([]);
  });
});

const headersOf = (message: (typeof receiver.received)[number] | undefined) =>
  Object.fromEntries(
    Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );

test('events are forgotten after thirty days, but for those still tried', async () => {
  await publish({ index: 1 });
  await deliver();
  receiver.answer = { status: 500 };
  await publish({ index: 2 });
  await deliver();
  await pruneEvents(database.orm.em.fork(), new Date(clockMs + 29 * 24 * HOUR_MS));
  expect(await deliveries()).toHaveLength(2);
  await pruneEvents(database.orm.em.fork(), new Date(clockMs + 31 * 24 * HOUR_MS));
  expect(await deliveries()).toMatchObject([{ outcome: null }]);
  expect(await attempts()).toHaveLength(1);
});
