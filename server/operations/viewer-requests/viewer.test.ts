import { beforeAll, describe, expect, test } from '@jest/globals';
import { parseIp } from '#server/core/http/ip-address.js';
import { viewerKeys } from '#server/ingestion/edge/pipeline/viewer.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const workers = testWorkers(database, redis);

const UID = 'device-of-somebody';
const ADDRESS = '203.97.5.77';

let admin: User;
let token: string;
let tags: CustomerTags;
beforeAll(async () => {
  admin = await buildUser(database.orm.em.fork());
  token = await tokenOf(api, admin);
  tags = await buildTags(database.orm);
});

const keyOf = (uid: string, address: string | null) =>
  viewerKeys(api.wiring.config.viewerSecret)(
    tags.customerId,
    uid,
    address === null ? null : parseIp(address),
  );

async function store(viewer: string | null, ...kinds: ('impression' | 'webhit')[]): Promise<void> {
  const events = kinds.map((kind, at): QueuedEvent => {
    const occurredAtMs = Date.now() - 10_000 + at;
    const tag = { customerId: tags.customerId, tagId: tags[kind][0] };
    return buildEvent({ ...tag, kind, viewer, occurredAtMs });
  });
  await workers.queue(events);
  await workers.untilStored();
}

const ARGS = '($customerId: Int!, $uid: String, $address: String)';
const PASSED = '(customerId: $customerId, uid: $uid, address: $address)';
const ERASE = `mutation${ARGS} { eraseViewer${PASSED} { impressions webhits responses deadLetters } }`;
const EXPORT = `mutation${ARGS} { exportViewer${PASSED} }`;
const call = (query: string, variables: object) =>
  api.graphql(query, { customerId: tags.customerId, ...variables }, token);

const countStored = async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from event_store.impression where customer_id = $1',
    [tags.customerId],
  );
  return rows[0]?.n;
};

describe('a super admin', () => {
  test('erases by uid and by address, and each leaves the other viewer alone', async () => {
    await store(keyOf(UID, null), 'impression', 'webhit');
    await store(keyOf('', ADDRESS), 'impression');

    expect((await call(ERASE, { uid: UID })).body).toMatchObject({
      data: { eraseViewer: { impressions: 1, webhits: 1, responses: 1, deadLetters: 0 } },
    });
    expect(await countStored()).toBe(1);
    expect((await call(ERASE, { address: ADDRESS })).body).toMatchObject({
      data: { eraseViewer: { impressions: 1, webhits: 0 } },
    });
    expect(await countStored()).toBe(0);
  });

  test('exports what is stored of a viewer', async () => {
    await store(keyOf('another', null), 'impression', 'webhit');

    const { body } = await call(EXPORT, { uid: 'another' });
    const { exportViewer } = (body as { data: { exportViewer: string } }).data; // the test asked for it

    expect(JSON.parse(exportViewer)).toMatchObject({
      customerId: tags.customerId,
      impressions: [{ tagId: tags.impression[0], filteredAs: null }],
      webhits: [{ tagId: tags.webhit[0] }],
      responses: [{ impressionTagId: tags.impression[0], timing: 'hour', views: 1 }],
      deadLetters: [],
    });
    expect(await countStored()).toBe(1);
  });

  test('leaves an audit of both that says who and how much, never which viewer', async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select action, user_id, customer_id, changes, audit_entry::text as whole from audit_entry
       where subject_type = 'viewer' order by id`,
    );

    expect(rows.map(({ action }) => action)).toEqual([
      'viewer.erase',
      'viewer.erase',
      'viewer.export',
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ user_id: admin.id, customer_id: tags.customerId });
    expect(rows[1]?.changes).toMatchObject({
      namedBy: { after: 'address' },
      impressions: { after: 1 },
    });
    const whole = rows.map((row) => row.whole).join();
    for (const identifier of [UID, 'another', ADDRESS, keyOf(UID, null), keyOf('', ADDRESS)])
      expect(whole).not.toContain(identifier);
  });

  test.each([
    ['neither uid nor address', {}, 'uid'],
    ['both', { uid: 'a', address: ADDRESS }, 'uid'],
    ['a uid that stands for nobody', { uid: 'null' }, 'uid'],
    ['a uid longer than any call may carry', { uid: 'u'.repeat(513) }, 'uid'],
    ['an address that is none', { address: '203.0.113' }, 'address'],
  ])('is told which field is wrong with %s', async (_, variables, field) => {
    expect((await call(ERASE, variables)).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', errors: { [field]: expect.any(String) } } }],
    });
  });

  test('gets NOT_FOUND for a customer that does not exist', async () => {
    for (const query of [ERASE, EXPORT])
      expect((await call(query, { customerId: 999_999, uid: UID })).body).toMatchObject({
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
  });
});
