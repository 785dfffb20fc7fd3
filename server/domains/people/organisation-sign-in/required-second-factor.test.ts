import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { factorCalls } from '#server/domains/people/second-factor/testing/factor-calls.js';
import { OrganisationSignIn } from './organisation-sign-in.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis, { SUPER_ADMIN_SECOND_FACTOR: 'required' });
const calls = factorCalls(api);
const em = () => database.orm.em.fork();

afterEach(() => redis.client.flushdb());

const QUEUES = 'subscription { queueStats { summary { totalMessages } } }';

const connect = (token: string) =>
  createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });

const newSuperAdmin = async () => {
  const user = await buildUser(em());
  return { user, token: await tokenOf(api, user) };
};

/** An admin of an organisation that requires a second factor by a rule of its own. */
const newMember = async () => {
  const entityId = (await buildAgency(em())).id;
  const organisation = { entityType: 'AGENCY', entityId } as const;
  const rules = em();
  await rules
    .persist(rules.create(OrganisationSignIn, { ...organisation, requiresSecondFactor: true }))
    .flush();
  const user = await buildUser(em(), organisation);
  return { user, token: await tokenOf(api, user) };
};

const REQUIRED = { errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED' } }] };

describe.each([
  ['a super admin', newSuperAdmin],
  ['an admin of an organisation that requires it', newMember],
])('%s without a second factor', (_who, newPerson) => {
  test.each([
    ['a query', '{ customers { totalCount } }'],
    ['a query of a system page', '{ queueSummary { status } }'],
    ['a mutation', 'mutation { createApiKey(input: { name: "k", scopes: ["read"] }) { id } }'],
    ['a reset of somebody else', 'mutation { resetSecondFactor(userId: 1) }'],
    ['a record by node id', '{ node(id: "x") { __typename } }'],
  ])('may not run %s over GraphQL', async (_case, query) => {
    const { token } = await newPerson();
    expect((await api.graphql(query, {}, token)).body).toMatchObject(REQUIRED);
  });

  test.each([
    ['GET', '/customers/'],
    ['GET', '/users/'],
    ['GET', '/export/overview.csv'],
  ])('may not call %s %s', async (method, path) => {
    const { token } = await newPerson();
    expect(await api.rest(method, path, { token })).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
  });

  test('may not call the tools of assistants', async () => {
    const { token } = await newPerson();
    const response = await fetch(`${api.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.status).toBe(401);
  });

  test('may not subscribe', async () => {
    const { token } = await newPerson();
    const client = connect(token);
    const first = await client.iterate({ query: QUEUES }).next();
    expect(first.value).toMatchObject(REQUIRED);
    await client.dispose();
  });

  test('sees who they are and their sign-ins, and changes the password', async () => {
    const { token } = await newPerson();
    const { body } = await api.graphql(
      '{ me { mustSetUpSecondFactor } sessions { isCurrent } secondFactor { isRequired } }',
      {},
      token,
    );
    expect(body).toHaveProperty('data', {
      me: { mustSetUpSecondFactor: true },
      sessions: [{ isCurrent: true }],
      secondFactor: { isRequired: true },
    });

    const change = `mutation ($next: String!) {
      changePassword(currentPassword: "${PASSWORD}", newPassword: $next) { status }
    }`;
    const next = 'correct horse battery staple';
    expect((await api.graphql(change, { next }, token)).body).not.toHaveProperty('errors');
    expect((await api.rest('POST', '/logout', { token })).status).toBe(204);
  });

  test.each([
    ['an authenticator app', (token: string): Promise<unknown> => calls.addApp(token)],
    ['a passkey', (token: string): Promise<unknown> => calls.addPasskey(token)],
  ])('may do everything with the same session once it has set up %s', async (_case, setUp) => {
    const { token } = await newPerson();
    expect((await api.rest('GET', '/users/', { token })).status).toBe(401);
    await setUp(token);
    expect((await api.rest('GET', '/users/', { token })).status).toBe(200);
  });
});

test('a subscription ends when its session no longer has what the rules ask for', async () => {
  const { user, token } = await newSuperAdmin();
  await calls.addPasskey(token);
  const client = connect(token);
  const news = client.iterate({ query: QUEUES });
  expect(await news.next()).toMatchObject({ value: { data: { queueStats: {} } } });

  await em().nativeUpdate(Session, { user: user.id }, { method: 'PASSWORD' });
  await invalidateTags(redis.client, [userTag(user.id)]);
  await redis.client.xadd(streamKey(0), '*', 'e', 'x');

  await expect(news.next()).rejects.toMatchObject({ code: 4403 });
  await client.dispose();
}, 20_000);
