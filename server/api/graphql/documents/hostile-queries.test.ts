import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { HOSTILE, many } from '#server/api/testing/hostile-queries.js';

const database = testDatabase();
const api = testApi(database, testRedis());

let token = '';
let stopLoad: () => Promise<{ calls: number; failures: number }>;

/** Calls of people at the same time. */
function startLoad(): typeof stopLoad {
  let isRunning = true;
  const seen = { calls: 0, failures: 0 };
  const work = async () => {
    while (isRunning) {
      const { body } = await api.graphql(
        '{ me { id email } customers(first: 20) { nodes { id custName } } }',
        {},
        token,
      );
      seen.calls += 1;
      if (JSON.stringify(body).includes('"errors"')) seen.failures += 1;
    }
  };

  const running = Promise.all([work(), work()]);

  return async () => {
    isRunning = false;
    await running;
    return seen;
  };
}

async function post(body: unknown) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${token}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

  return { status: response.status, text: await response.text() };
}

describe('while people work', () => {
  beforeAll(async () => {
    token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    stopLoad = startLoad();
  });
  afterAll(async () => {
    const { calls, failures } = await stopLoad();
    // How many there are depends on the machine: the bench counts them.
    expect(calls).toBeGreaterThan(0);
    expect(failures).toBe(0);
  });

  test.each(HOSTILE)('a hostile call is refused: %s', async (_what, body) => {
    const { status, text } = await post(body);
    if (status !== 200) expect(text).toMatch(/"code":"(MALFORMED|TOO_LARGE|INVALID)"/);
    expect(text).not.toMatch(/"data":|stack|node_modules/);
  });
});

describe('what a call may ask for', () => {
  test('is stated on every answer, and named when it is exceeded', async () => {
    const { body } = await api.graphql('{ me { id } }', {}, token);

    expect(body).toMatchObject({
      extensions: {
        limits: {
          depth: { used: 2, limit: 10 },
          aliases: { used: 0, limit: 40 },
          cost: { limit: 25_000 },
        },
      },
    });

    const refused = await api.graphql(`{ ${many(41, (at) => `a${at}: __typename`)} }`, {}, token);

    expect(refused.body).toMatchObject({
      errors: [
        { extensions: { code: 'MALFORMED', limit: { name: 'aliases', used: 41, limit: 40 } } },
      ],
    });
  });

  test('allows twenty selections under the same name of an answer, and names the limit beyond', async () => {
    const ask = (count: number) => api.graphql(`{ ${many(count, () => '__typename')} }`, {}, token);

    expect((await ask(20)).body).not.toHaveProperty('errors');
    expect((await ask(21)).body).toMatchObject({
      errors: [{ extensions: { limit: { name: 'repeats', used: 21, limit: 20 } } }],
    });
  });

  test('covers the question that explorers ask for the schema', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { body } = await api.graphql(
      getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }),
      {},
      token,
    );
    expect(body).not.toHaveProperty('errors');
  });
});
