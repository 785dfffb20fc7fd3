import { describe, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { streamKey } from '#server/ingestion/queued-event.js';
import { buildBroadcaster, buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { KEY_SUBSCRIPTIONS } from '#server/api/request-scheduler/update-queue.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

const QUEUES =
  'subscription { queueStats { queues { queue messages messageRate } summary { totalMessages status } } }';

interface Queues {
  queueStats: {
    queues: { queue: string; messages: number; messageRate: number }[];
    summary: { totalMessages: number; status: string };
  };
}

const connect = (token: string | null): Client =>
  createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
  });

describe('subscriptions', () => {
  test('show the queue as it is and then as it moves', async () => {
    const client = connect(await tokenOf(api, await buildUser(database.orm.em.fork())));
    const seen: number[] = [];

    try {
      for await (const { data } of client.iterate<Queues>({ query: QUEUES })) {
        seen.push(data?.queueStats.summary.totalMessages ?? -1);
        if (seen.length === 1) {
          const key = streamKey(0);
          for (let entry = 0; entry < 201; entry++) await redis.client.xadd(key, '*', 'e', 'x');
        }
        if (data?.queueStats.summary.totalMessages !== 201) continue;
        expect(data.queueStats.summary.status).toBe('Moderate');
        expect(data.queueStats.queues[0]).toMatchObject({ queue: 'events-0', messages: 201 });
        break;
      }
    } finally {
      await client.dispose();
    }

    expect(seen[0]).toBe(0);
  }, 20_000);

  test('send nothing more once the sign-in has ended', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const client = connect(token);
    const news = client.iterate<Queues>({ query: QUEUES });
    expect(await news.next()).toMatchObject({ value: { data: { queueStats: {} } } });
    expect((await api.rest('POST', '/logout', { token })).status).toBe(204);
    await redis.client.xadd(streamKey(0), '*', 'e', 'x');
    await expect(news.next()).rejects.toMatchObject({ code: 4403 });
    await client.dispose();
  }, 20_000);

  test('are refused to those who are not super admins', async () => {
    const broadcaster = await buildBroadcaster(database.orm.em.fork());
    const user = await buildUser(database.orm.em.fork(), {
      entityType: 'BROADCASTER',
      entityId: broadcaster.id,
    });
    const client = connect(await tokenOf(api, user));
    const first = await client.iterate({ query: QUEUES }).next();
    expect(first.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    await client.dispose();
  });

  test('of an API key are as many as it may have open, over all its sockets', async () => {
    const customer = await buildCustomer(database.orm.em.fork());
    const admin = await buildUser(database.orm.em.fork(), {
      entityType: 'CUSTOMER',
      entityId: customer.id,
      admin: true,
    });

    const json = { name: 'k', scopes: ['read'] };
    const { body } = await api.rest('POST', '/api-keys/', {
      token: await tokenOf(api, admin),
      json,
    });

    const token = (body as { key: string }).key; // the documented answer
    const clients = [connect(token), connect(token)];
    const query = `subscription { dashboard(filter: { clientId: ${customer.id}, startDate: "2026-06-01", endDate: "2026-06-02" }) { timeZone } }`;
    const firstNews = (client: Client) =>
      new Promise<string>((resolve) => {
        const resolveWith = (news: unknown) => resolve(JSON.stringify(news));
        client.subscribe(
          { query },
          { next: resolveWith, error: resolveWith, complete: () => resolve('nothing') },
        );
      });

    const firsts = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: (KEY_SUBSCRIPTIONS + 2) / 2 }, () => firstNews(client)),
      ),
    );

    expect(firsts.filter((first) => first.includes('"TOO_MANY_REQUESTS"'))).toHaveLength(2);
    expect(firsts.filter((first) => first.includes('"timeZone"'))).toHaveLength(KEY_SUBSCRIPTIONS);
    for (const client of clients) await client.dispose();
  }, 20_000);

  test('are closed with 4403 for an invalid token', async () => {
    const client = connect('x.y.z');
    await expect(client.iterate({ query: QUEUES }).next()).rejects.toMatchObject({ code: 4403 });
    await client.dispose();
  });
});
