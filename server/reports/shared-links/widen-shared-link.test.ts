import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashToken } from '#server/access/identity/tokens.js';
import { impressionOf } from '#server/analytics/testing/queued-events.js';
import { buildReportWorld, type ReportWorld } from '#server/reports/testing/report-people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { CREATE, OPEN, send, tokenIn, VIEW } from './testing/shared-link-calls.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const ATTEMPTS = 10_000;
const AT_ONCE = 20;

let people: ReportWorld;
let customerId = 0;
/** A link to one channel on two days, which is much less than its creator sees. */
let token = '';
let other = '';
let view: unknown;

const network = (attempt: number) =>
  `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`;

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  const { world, owner } = people;
  ({ customerId } = world);
  await workers.queue(
    world.lines.flatMap(({ tagId }, line) =>
      Array.from({ length: 20 + line }, (_, at) =>
        impressionOf(world, { tagId, occurredAt: `2026-06-0${1 + (at % 4)}T02:00:00Z` }),
      ),
    ),
  );
  await workers.untilStored();

  const linkTo = async (address: string, password?: string) => {
    const input = { name: 'Narrow', address, password };
    const { data } = await send(api, CREATE, { input }, { bearer: owner.token });
    return tokenIn((data?.createSharedLink as { url: string }).url); // as CREATE asks
  };
  const [bookingId = 0] = await bookingsOf();
  token = await linkTo(`client=${customerId}&from=2026-06-01&to=2026-06-02&booking=${bookingId}`);
  other = await linkTo(`client=${customerId}&from=2026-06-01&to=2026-06-04`, 'a secret of others');
  view = await opened(token);
});

async function bookingsOf(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from booking where customer_id = $1 order by id',
    [customerId],
  );
  return rows.map(({ id }) => id);
}

async function opened(link: string): Promise<unknown> {
  const { data } = await send(api, OPEN, { token: link }, { from: network(ATTEMPTS + 1) });
  return data?.openSharedLink;
}

/** Everything that a call answered but the view of the link itself. */
const beyond = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {}).filter(
    (answer) => answer !== null && JSON.stringify(answer) !== JSON.stringify(view),
  );

const changedTokens = fc.oneof(
  fc.tuple(fc.nat(42), fc.constantFrom(...'AZaz09-_')).map(([at, letter]) => {
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    return changed === token ? `${token}x` : changed;
  }),
  fc.nat(42).map((length) => token.slice(0, length)),
  fc.string().map((tail) => `${token}${tail}x`),
  fc.string(),
  fc.nat().map(String),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
  fc.constantFrom('%', `' or 1=1 --`, '../', '*', '\u0000'),
  fc.constantFrom(0).map(() => hashToken(token)),
  fc.constantFrom(0).map(() => token.toUpperCase()),
);

const id = fc.integer({ min: -1, max: 40 });
const words = fc.record({
  clientId: id,
  startDate: fc.constantFrom('2026-01-01', '2026-06-01'),
  endDate: fc.constantFrom('2026-06-04', '2026-12-31'),
  channels: fc.array(id, { maxLength: 3 }),
});

interface Attempt {
  query: string;
  variables: Record<string, unknown>;
  bearer?: string;
}

/** Other operations, asked with the token of the link as a sign-in. */
const OPERATIONS = [
  'query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) { impressionSummary { actualImpressions } } }',
  'query ($id: Int!) { customer(id: $id) { id name } }',
  'query ($id: Int!) { booking(id: $id) { id bookingName } }',
  'query { savedViews { id name } sharedLinks { id name } me { id name } }',
  'query { customers(first: 10) { edges { node { id } } } }',
  'query { __schema { types { name } } }',
  'mutation ($id: Int!) { revokeSharedLink(id: $id) }',
  'mutation ($id: Int!) { archiveSavedView(id: $id) }',
  `mutation ($id: Int!) { createSharedLink(input: { name: "x", address: "client=1", expiresInDays: $id }) { url } }`,
];

const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  changedTokens.map((changed) => ({ query: OPEN, variables: { token: changed } })),
  // Further variables, and arguments that the operation does not have.
  words.map((more) => ({ query: OPEN, variables: { token, ...more, filter: more } })),
  words.map(({ clientId, ...dates }) => ({
    query: `mutation ($token: String!) { openSharedLink(token: $token, customerId: ${clientId}, filter: ${JSON.stringify(dates.channels)}) { view { ${VIEW} } } }`,
    variables: { token },
  })),
  fc
    .constantFrom(
      'id',
      'address',
      'link { id }',
      'bookings { id }',
      'view { customerId }',
      'view { days { responses } }',
    )
    .map((field) => ({
      query: `mutation ($token: String!) { openSharedLink(token: $token) { ${field} } }`,
      variables: { token },
    })),
  // The password of one link for another, and no password.
  fc
    .string()
    .map((password) => ({ query: OPEN, variables: { token: other, password: `${password}!` } })),
  fc.tuple(fc.constantFrom(...OPERATIONS), id, words).map(([query, record, filter]) => ({
    query,
    variables: query.includes('$filter') ? { filter } : query.includes('$id') ? { id: record } : {},
    bearer: token,
  })),
  fc.tuple(fc.constantFrom(...OPERATIONS), id, words).map(([query, record, filter]) => ({
    query,
    variables: query.includes('$filter') ? { filter } : query.includes('$id') ? { id: record } : {},
  })),
);

describe('ten thousand attempts to widen a link', () => {
  test('answer nothing beyond its view', async () => {
    expect(view).toMatchObject({ needsPassword: false, view: { name: 'Narrow' } });

    const sample = fc.sample(attempts, ATTEMPTS);
    const answeredBeyond: unknown[] = [];
    let views = 0;

    for (let from = 0; from < ATTEMPTS; from += AT_ONCE) {
      await Promise.all(
        sample.slice(from, from + AT_ONCE).map(async ({ query, variables, bearer }, at) => {
          const { data } = await send(api, query, variables, {
            from: network(from + at),
            ...(bearer !== undefined && { bearer }),
          });
          if (JSON.stringify(data?.openSharedLink) === JSON.stringify(view)) views += 1;
          const surplus = beyond(data).filter(
            (answer) => JSON.stringify(answer) !== '{"needsPassword":true,"view":null}',
          );
          if (surplus.length > 0) answeredBeyond.push({ query, variables, surplus });
        }),
      );
    }

    expect(answeredBeyond).toEqual([]);
    expect(views).toBeGreaterThan(0);
    expect(await opened(token)).toEqual(view);
  }, 240_000);

  test('answer no file and no documented path', async () => {
    const paths = [
      `/export/dashboard.xlsx?client=${customerId}`,
      `/export/dashboard.csv?client=${customerId}&token=${token}`,
      `/customers/${customerId}`,
      `/shared/${token}`,
      `/shared/${token}/export.csv`,
    ];

    for (const path of paths)
      for (const bearer of [token, other, randomBytes(32).toString('base64url')]) {
        const { status } = await api.rest('GET', path, { token: bearer, from: network(1) });
        expect([401, 404, 405]).toContain(status);
      }
  });
});
