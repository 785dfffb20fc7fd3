import { describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());
const url = () => `${api.url}/graphql`;

describe('the public audits of GraphQL over HTTP', () => {
  test.each(serverAudits({ url }).map(({ id, name, fn }) => [id, name, fn] as const))(
    '%s: %s',
    async (_id, _name, fn) => {
      expect(await fn()).toMatchObject({ status: 'ok' });
    },
  );
});

const RESPONSE = 'application/graphql-response+json';

interface Asked {
  method?: string;
  accept?: string;
  headers?: Record<string, string>;
  body?: unknown;
  search?: Record<string, string>;
}

async function ask({ method = 'POST', accept = RESPONSE, headers = {}, body, search = {} }: Asked) {
  const address = new URL(url());
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
  const response = await fetch(address, {
    method,
    headers: {
      accept,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

  const text = await response.text();
  const answered: unknown = text === '' ? null : JSON.parse(text);

  return { status: response.status, headers: response.headers, body: answered };
}

const failedWith = (code: string) => ({
  errors: [{ message: expect.any(String), extensions: { code } }],
});

describe('the GraphQL door, beyond the audits', () => {
  test('chooses the answer’s type by the weights of Accept', async () => {
    const body = { query: '{ __typename }' };
    const legacy = await ask({ body, accept: `${RESPONSE};q=0.5, application/json` });
    expect(legacy.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const modern = await ask({ body, accept: `application/json;q=0.9, ${RESPONSE}` });
    expect(modern.headers.get('content-type')).toBe(`${RESPONSE}; charset=utf-8`);
    expect(modern.headers.get('vary')).toMatch(/accept\b(?!-)/i);
    expect(modern.headers.get('cache-control')).toBe('no-store');
  });

  test('refuses callers that accept neither type with 406', async () => {
    const { status, body } = await ask({ body: { query: '{ __typename }' }, accept: 'text/html' });
    expect([status, body]).toMatchObject([406, failedWith('NOT_ACCEPTABLE')]);
  });

  test('answers 294 when a part of an operation failed, and 200 to callers that accept plain JSON only', async () => {
    const body = { query: '{ __typename me { id } }' };
    expect(await ask({ body })).toMatchObject({
      status: 294,
      body: { data: null, ...failedWith('UNAUTHENTICATED') },
    });
    expect(await ask({ body, accept: 'application/json' })).toMatchObject({
      status: 200,
      body: { data: null },
    });
  });

  test('refuses a mutation over GET and names the allowed method', async () => {
    const search = { query: 'mutation { signOut }' };
    const answer = await ask({ method: 'GET', search });
    expect(answer).toMatchObject({ status: 405, body: failedWith('METHOD_NOT_ALLOWED') });
    expect(answer.headers.get('allow')).toBe('POST');
    expect((await ask({ method: 'PUT', body: {} })).headers.get('allow')).toBe('GET, POST');
  });

  test('chooses among operations over GET, where an empty name is none', async () => {
    const query = 'query a { __typename } query b { b: __typename }';
    const named = await ask({ method: 'GET', search: { query, operationName: 'b' } });
    expect(named).toMatchObject({ status: 200, body: { data: { b: 'Query' } } });
    const nameless = await ask({ method: 'GET', search: { query, operationName: '' } });
    expect(nameless).toMatchObject({ status: 400, body: failedWith('MALFORMED') });
  });

  test('answers variables that do not fit with 400 and the name of the field', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }';
    const { status, body } = await ask({
      body: { query, variables: { input: { email: 7, password: 'x' } } },
    });
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'INVALID', errors: { email: 'Must be text' } } }] },
    ]);
    expect(body).not.toHaveProperty('data');
  });

  test('takes no batch', async () => {
    const one = { query: '{ __typename }' };
    expect(await ask({ body: [one, one] })).toMatchObject({
      status: 400,
      body: failedWith('MALFORMED'),
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s, which a page of another site may send unasked',
    async (type) => {
      const response = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"query":"{__typename}"}',
      });
      expect(response.status).toBe(415);
    },
  );

  test.each(['cross-site', 'same-site'])(
    'takes nothing that a browser sends for a page that is %s',
    async (site) => {
      const headers = { 'sec-fetch-site': site };
      const search = { query: '{ __typename }' };

      expect(await ask({ method: 'GET', search, headers })).toMatchObject({
        status: 403,
        body: failedWith('FORBIDDEN'),
      });

      const own = await ask({
        method: 'GET',
        search,
        headers: { 'sec-fetch-site': 'same-origin' },
      });

      expect(own.status).toBe(200);
    },
  );

  test('hands out no leave to other sites', async () => {
    const preflight = await fetch(url(), {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('introspection', () => {
  const SCHEMA = '{ __schema { queryType { name } } }';
  const TYPE = '{ __type(name: "Campaign") { name fields { name } } }';

  test('is for those who have signed in', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const { body } = await api.graphql(
      `{ ${SCHEMA.slice(1, -1)} ${TYPE.slice(1, -1)} }`,
      {},
      token,
    );
    expect(body).toMatchObject({
      data: { __schema: { queryType: { name: 'Query' } }, __type: { name: 'Campaign' } },
    });
  });

  test('shows other callers no type, not even in fragments', async () => {
    expect(await ask({ body: { query: SCHEMA } })).toMatchObject({
      status: 401,
      body: failedWith('UNAUTHENTICATED'),
    });
    expect((await ask({ body: { query: TYPE } })).body).toEqual({
      data: { __type: null },
      extensions: expect.anything(),
    });

    const hidden = {
      query: 'query ($n: String!) { ...f } fragment f on Query { __type(name: $n) { name } }',
      variables: { n: 'Campaign' },
    };

    expect((await ask({ body: hidden })).body).toMatchObject({ data: { __type: null } });

    const deeper = {
      query: 'query { ...f } fragment f on Query { ... { __schema { types { name } } } }',
    };

    expect((await ask({ body: deeper })).body).not.toHaveProperty('data');
  });
});
