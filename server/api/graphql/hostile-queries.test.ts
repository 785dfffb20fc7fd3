import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildUser, tokenOf } from '../../testing/people.js';
import { testApi } from '../../testing/test-api.js';
import { testDatabase } from '../../testing/test-database.js';
import { testRedis } from '../../testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const REFUSED_WITHIN_MS = 100;
/** The machine may be busy with something else, such as other tests: one of these is enough. */
const TRIES = 12;

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');
const nested = (count: number, open: string, inside: string, close: string) =>
  open.repeat(count) + inside + close.repeat(count);
const NUMBERS = 'query ($ids: [Int!]) { nodes(ids: []) { nodeId } __typename }';
const TYPES = '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';

const HOSTILE: [what: string, body: unknown][] = [
  ['depth', { query: `{ ${nested(30, 'me { ', 'id', ' }')} }` }],
  ['depth without end', { query: `{ ${nested(20_000, 'a { ', 'b', ' }')} }` }],
  ['depth of inline fragments', { query: `{ ${nested(900, '... { ', '__typename', ' }')} }` }],
  ['depth of introspection', { query: TYPES }],
  ['aliases', { query: `{ ${many(200, (at) => `a${at}: __typename`)} }` }],
  ['one field again and again', { query: `{ ${many(900, () => 'me { id }')} }` }],
  ['one field again and again in fragments', { query: `{ ${many(600, () => '... on Query { me { id } }')} }` }],
  ['fields that are not there', { query: `{ ${many(3_900, (at) => `nothing${at}`)} }` }],
  [
    'fragments that multiply',
    {
      query: `{ ...f0 } ${many(30, (at) => `fragment f${at} on Query { ${at < 29 ? many(9, () => `...f${at + 1}`) : '__typename'} }`)}`,
    },
  ],
  ['fragments in a circle', { query: `{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }` }],
  [
    'fragments, many',
    { query: `{ ${many(300, (at) => `...f${at}`)} } ${many(300, (at) => `fragment f${at} on Query { __typename }`)}` },
  ],
  ['directives', { query: `{ __typename ${many(500, () => '@include(if: true)')} }` }],
  ['operations, many', { query: many(600, (at) => `query q${at} { __typename }`) }],
  ['cost', { query: `{ ${many(20, (at) => `p${at}: users(first: 500) { nodes { id name email role } }`)} }` }],
  [
    'figures again and again',
    {
      query: `{ ${many(9, (at) => `d${at}: dashboard(filter: { clientId: 1, startDate: "2026-01-0${at + 1}", endDate: "2026-11-01" }) { timeZone }`)} }`,
    },
  ],
  [
    'overviews again and again',
    {
      query: `{ ${many(15, (at) => `o${at}: overview(startDate: "2026-01-${at + 10}", endDate: "2026-11-01") { bookingId }`)} }`,
    },
  ],
  [
    'cost by a variable',
    { query: 'query ($n: Int!) { users(first: $n) { nodes { id name } } }', variables: { n: 2_000_000_000 } },
  ],
  ['length', { query: `{ __typename } #${'x'.repeat(900_000)}` }],
  ['words without end', { query: `{ ${'__typename '.repeat(80_000)} }` }],
  ['variables, many', { query: NUMBERS, variables: { ids: new Array(450_000).fill(1) } }],
  ['variables, deep', `{"query":${JSON.stringify(NUMBERS)},"variables":{"ids":${nested(200_000, '[', '', ']')}}}`],
  [
    'variables of many names',
    { query: NUMBERS, variables: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`v${at}`, at])) },
  ],
  ['a batch', Array.from({ length: 5_000 }, () => ({ query: '{ me { id } }' }))],
  ['size', { query: `{ ${' '.repeat(3_000_000)} }` }],
];

let token = '';
let stopLoad: () => Promise<{ calls: number; failures: number }>;

/** People who go on working meanwhile. */
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
  const startedAt = performance.now();
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${token}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { tookMs: performance.now() - startedAt, status: response.status, text };
}

describe('while people work', () => {
  beforeAll(async () => {
    token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    stopLoad = startLoad();
  });
  afterAll(async () => {
    const { calls, failures } = await stopLoad();
    expect(calls).toBeGreaterThan(HOSTILE.length);
    expect(failures).toBe(0);
  });

  test.each(HOSTILE)(`a hostile call is refused within ${REFUSED_WITHIN_MS} ms: %s`, async (_what, body) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const times: number[] = [];
    for (let attempt = 0; attempt < TRIES && !times.some((ms) => ms < REFUSED_WITHIN_MS); attempt++) {
      const { tookMs, status, text } = await post(sent);
      if (status !== 200) expect(text).toMatch(/"code":"(MALFORMED|TOO_LARGE|INVALID)"/);
      expect(text).not.toMatch(/"data":|stack|node_modules/);
      times.push(tookMs);
    }
    expect(Math.min(...times)).toBeLessThan(REFUSED_WITHIN_MS);
  });
});

describe('what a call may ask for', () => {
  test('is told on every answer, and by name when it is too much', async () => {
    const { body } = await api.graphql('{ me { id } }', {}, token);
    expect(body).toMatchObject({
      extensions: {
        limits: { depth: { used: 2, limit: 10 }, aliases: { used: 0, limit: 40 }, cost: { limit: 25_000 } },
      },
    });
    const refused = await api.graphql(`{ ${many(41, (at) => `a${at}: __typename`)} }`, {}, token);
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: 'MALFORMED', limit: { name: 'aliases', used: 41, limit: 40 } } }],
    });
  });

  test('covers the question that explorers ask for the schema', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { body } = await api.graphql(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }), {}, token);
    expect(body).not.toHaveProperty('errors');
  });
});
