import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi, type Answer } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { forgetIdempotencyKeys } from './forget-keys.js';
import { KEY_RETENTION_MS } from './run-once.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const CREATE = `mutation($input: CampaignInput!) { createCampaign(input: $input) { id } }`;
const RESEND = `mutation($id: Int!, $input: CustomerInput!) {
  updateCustomer(id: $id, input: $input) { id version }
}`;

let customerId: number;
let token: string;
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

beforeAll(async () => {
  const em = database.orm.em.fork();
  customerId = (await buildCustomer(em)).id;
  token = await tokenOf(api, await buildUser(em));
});

interface Sent {
  idempotencyKey?: string;
  token?: string;
}

const graphql = (query: string, variables: object, { idempotencyKey, token: own = token }: Sent) =>
  api.rest('POST', '/../graphql', { token: own, idempotencyKey, json: { query, variables } });

const createByGraphql = (campaignName: string, sent: Sent) =>
  graphql(CREATE, { input: { customerId, campaignName } }, sent);

const createByRest = (name: string, { idempotencyKey, token: own = token }: Sent) =>
  api.rest('POST', '/campaigns/', {
    token: own,
    idempotencyKey,
    json: { customer_id: customerId, campaign_name: name },
  });

async function countNamed(name: string): Promise<number> {
  const { rows } = await database.pool.query('select 1 from campaign where campaign_name = $1', [
    name,
  ]);
  return rows.length;
}

const isReplayed = ({ headers }: Answer) => headers.get('idempotency-replayed');
const refusedAs = (code: string) => ({ errors: [{ extensions: { code } }] });

describe.each([
  ['GraphQL', createByGraphql, 200],
  ['REST', createByRest, 201],
] as const)('over %s', (door, create, success) => {
  test('a repeat gets the first answer and makes no second record', async () => {
    const idempotencyKey = newKey();
    const first = await create(`${door} repeat`, { idempotencyKey });
    const repeat = await create(`${door} repeat`, { idempotencyKey: `"${idempotencyKey}"` });

    expect([first.status, repeat.status]).toEqual([success, success]);
    expect(repeat.body).toEqual(first.body);
    expect([isReplayed(first), isReplayed(repeat)]).toEqual([null, 'true']);
    expect(await countNamed(`${door} repeat`)).toBe(1);
  });

  test('a key with another body is refused', async () => {
    const idempotencyKey = newKey();
    await create(`${door} first`, { idempotencyKey });
    const other = await create(`${door} other`, { idempotencyKey });

    expect(other.status).toBe(422);
    expect(JSON.stringify(other.body)).toContain('IDEMPOTENCY_KEY_REUSED');
    expect(await countNamed(`${door} other`)).toBe(0);
  });

  test('the key of another caller is independent', async () => {
    const idempotencyKey = newKey();
    const other = await tokenOf(api, await buildUser(database.orm.em.fork()));
    await create(`${door} two`, { idempotencyKey });
    await create(`${door} two`, { idempotencyKey, token: other });

    expect(await countNamed(`${door} two`)).toBe(2);
  });

  test('twins at the same time make one record', async () => {
    const idempotencyKey = newKey();
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => create(`${door} twins`, { idempotencyKey })),
    );

    expect(await countNamed(`${door} twins`)).toBe(1);
    for (const { status } of twins) expect([success, 409]).toContain(status);
  });

  test('a refused mutation leaves the key free', async () => {
    const idempotencyKey = newKey();
    const refused = await create('', { idempotencyKey });
    const mended = await create(`${door} mended`, { idempotencyKey });

    expect(JSON.stringify(refused.body)).toContain('INVALID');
    expect([mended.status, isReplayed(mended)]).toEqual([success, null]);
    expect(await countNamed(`${door} mended`)).toBe(1);
  });

  test('an anonymous caller is refused, and nothing is stored', async () => {
    const idempotencyKey = newKey();
    const { status } = await create('nobody', { idempotencyKey, token: 'none' });
    const { rows } = await database.pool.query('select 1 from idempotency_key where key = $1', [
      idempotencyKey,
    ]);

    expect([400, 401]).toContain(status);
    expect(rows).toEqual([]);
  });
});

test('a call without the header stores nothing', async () => {
  const count = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from idempotency_key',
    );
    return rows;
  };
  const before = await count();
  await createByRest('no header', {});
  await createByRest('no header', {});

  expect(await count()).toEqual(before);
  expect(await countNamed('no header')).toBe(2);
});

test('after 24 hours a key is new, and its row is cleaned up', async () => {
  const idempotencyKey = newKey();
  await createByRest('expired', { idempotencyKey });
  const { orm, now } = api.wiring;
  const later = () => new Date(now().getTime() + KEY_RETENTION_MS);
  const stored = async () =>
    (await database.pool.query('select 1 from idempotency_key where key = $1', [idempotencyKey]))
      .rows.length;

  await forgetIdempotencyKeys({ orm, now });
  expect(await stored()).toBe(1);

  await database.pool.query(
    `update idempotency_key set created_at = created_at - interval '24 hours' where key = $1`,
    [idempotencyKey],
  );
  expect(isReplayed(await createByRest('expired', { idempotencyKey }))).toBeNull();
  expect(await countNamed('expired')).toBe(2);

  await forgetIdempotencyKeys({ orm, now: later });
  expect(await stored()).toBe(0);
});

describe('a mutation that commits before its answer is stored', () => {
  const rename = (displayName: string, idempotencyKey: string) =>
    graphql(RESEND, { id: customerId, input: { displayName } }, { idempotencyKey });

  test('runs once, too', async () => {
    const idempotencyKey = newKey();
    const first = await rename('Once', idempotencyKey);
    const repeat = await rename('Once', idempotencyKey);

    expect(first.body).toMatchObject({ data: { updateCustomer: { id: customerId } } });
    expect(repeat.body).toEqual(first.body);
    expect(isReplayed(repeat)).toBe('true');
  });

  test('leaves the key free when it is refused', async () => {
    const idempotencyKey = newKey();
    const refused = await rename('x'.repeat(10_000), idempotencyKey);
    const mended = await rename('Mended', idempotencyKey);

    expect(refused.body).toMatchObject(refusedAs('INVALID'));
    expect(mended.body).toHaveProperty('data.updateCustomer.id', customerId);
  });

  test('is not run again when its process ended before the answer was stored', async () => {
    const idempotencyKey = newKey();
    await rename('Crashed', idempotencyKey);
    await database.pool.query('update idempotency_key set answer = null where key = $1', [
      idempotencyKey,
    ]);
    const repeat = await rename('Crashed', idempotencyKey);

    expect([repeat.status, repeat.headers.get('retry-after')]).toEqual([409, '1']);
    expect(repeat.body).toMatchObject(refusedAs('CONFLICT'));
  });
});

test('a mutation whose transaction fails leaves neither a record nor a key', async () => {
  const idempotencyKey = newKey();
  await database.pool.query(
    'alter table idempotency_key add constraint no_answers check (answer is null) not valid',
  );
  const failed = await createByGraphql('rolled back', { idempotencyKey });
  await database.pool.query('alter table idempotency_key drop constraint no_answers');

  expect(failed.status).toBe(500);
  expect(await countNamed('rolled back')).toBe(0);

  const repeat = await createByGraphql('rolled back', { idempotencyKey });
  expect([repeat.status, isReplayed(repeat)]).toEqual([200, null]);
  expect(await countNamed('rolled back')).toBe(1);
});

test('a caller whose rights have changed does not get the earlier answer', async () => {
  const user = await buildUser(database.orm.em.fork());
  const own = await tokenOf(api, user);
  const idempotencyKey = newKey();
  await createByGraphql('rights', { idempotencyKey, token: own });
  await database.pool.query(`update idempotency_key set rights = '[]' where key = $1`, [
    idempotencyKey,
  ]);

  const repeat = await createByGraphql('rights', { idempotencyKey, token: own });
  expect([repeat.status, repeat.body]).toMatchObject([403, refusedAs('FORBIDDEN')]);
});

test('a query ignores the header', async () => {
  const idempotencyKey = newKey();
  const query = await graphql('{ __typename }', {}, { idempotencyKey });
  const other = await graphql('{ me { id } }', {}, { idempotencyKey });
  expect([query.status, other.status]).toEqual([200, 200]);
});

test.each([
  ['an empty key', '""', CREATE],
  ['a key with 256 characters', 'x'.repeat(256), CREATE],
  ['a key that is not ASCII', 'é', CREATE],
  ['two mutations', 'two', 'mutation { a: signOut b: signOut }'],
  ['a fragment', 'fragment', 'mutation { ... on Mutation { signOut } }'],
  ['a mutation whose answer is secret', 'secret', 'mutation { renewRecoveryCodes }'],
])('%s is refused with the reason', async (_name, idempotencyKey, query) => {
  const { status, body } = await graphql(
    query,
    { input: { customerId, campaignName: 'never' } },
    { idempotencyKey },
  );

  expect(status).toBe(400);
  expect(body).toMatchObject(refusedAs('MALFORMED'));
  expect(await countNamed('never')).toBe(0);
});
