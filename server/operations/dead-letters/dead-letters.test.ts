import { partitionOf } from '#server/event-store/shards.js';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  EVENT_FIELD,
  encodeQueuedEvent,
  streamKey,
  type QueuedEvent,
} from '#server/ingestion/queued-event.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const workers = testWorkers(database, redis);

let admin: User;
let token: string;
let tags: CustomerTags;
beforeAll(async () => {
  admin = await buildUser(database.orm.em.fork());
  token = await tokenOf(api, admin);
  tags = await buildTags(database.orm);
  // The database refuses events of region 7 until the test removes the cause.
  await refuse(true);
});
beforeEach(() => database.pool.query('delete from event_store.dead_letter'));

const refuse = (is: boolean) =>
  database.pool.query(
    is
      ? 'alter table event_store.impression add constraint refuses check (region_id <> 7) not valid'
      : 'alter table event_store.impression drop constraint refuses',
  );
const event = (overrides: Partial<QueuedEvent> = {}) =>
  buildEvent({ customerId: tags.customerId, tagId: tags.impression[0], ...overrides });

interface Letter {
  id: string;
  reason: string;
  entry: string;
  kind: string | null;
}

async function store(...events: QueuedEvent[]): Promise<void> {
  await workers.queue(events);
  await workers.untilStored();
}
const get = async <T>(path: string) => (await api.rest('GET', path, { token })).body as T; // the test knows the shape
const post = (path: string, json: unknown) => api.rest('POST', path, { token, json });
const letters = (query = '') => get<Letter[]>(`/admin/dead-letters${query}`);
/** Covers one customer: no edge received the events that the test queued directly. */
const ledger = () =>
  get<{ total: { dead_lettered: number } }>(`/admin/ledger?customer_id=${tags.customerId}`);
const audited = async () => {
  const { rows } = await database.pool.query<{
    action: string;
    subject_id: string;
    user_id: number;
  }>(
    `select action, subject_id, user_id from audit_entry where subject_type = 'deadLetter' order by id`,
  );
  await database.pool.query(`delete from audit_entry where subject_type = 'deadLetter'`);
  return rows;
};

describe('dead letters', () => {
  test('are read with what they were to be, the newest first, by reason', async () => {
    const lost = event({ tagId: 999_999 });
    await store(lost);
    await redis.client.xadd(streamKey(0), '*', EVENT_FIELD, 'no event');
    await workers.untilStored();
    expect(await letters()).toEqual([
      expect.objectContaining({
        reason: 'undecodable',
        entry: 'no event',
        kind: null,
        customer_id: null,
        tag_id: null,
      }),
      {
        id: expect.any(String),
        reason: 'unknown_tag',
        detail: expect.any(String),
        entry: encodeQueuedEvent(lost),
        partition: partitionOf(tags.customerId, 3),
        put_aside_at: expect.any(String),
        received_at: new Date(lost.receivedAtMs).toISOString(),
        kind: 'impression',
        customer_id: tags.customerId,
        tag_id: 999_999,
      },
    ]);
    expect(await letters('?reason=unknown_tag')).toMatchObject([{ reason: 'unknown_tag' }]);
    expect(await get('/admin/dead-letters/summary')).toMatchObject([
      { reason: 'undecodable', letters: 1 },
      { reason: 'unknown_tag', letters: 1 },
    ]);
    expect(await api.rest('GET', '/admin/dead-letters?reason=bad_luck', { token })).toMatchObject({
      status: 422,
    });
  });

  test('are paged without a letter missing or twice', async () => {
    await store(...Array.from({ length: 5 }, (_, at) => event({ tagId: 1_000_000 + at })));

    const query = `query ($after: String) {
      deadLetters(first: 2, after: $after) { nodes { tagId } pageInfo { hasNextPage endCursor } totalCount }
    }`;
    const seen: number[] = [];

    for (let after: string | null = null, more = true; more;) {
      const { body } = await api.graphql(query, { after }, token);
      const page = (body as { data: { deadLetters: DeadLetterPage } }).data.deadLetters; // as the query asks
      expect(page.totalCount).toBe(5);
      seen.push(...page.nodes.map(({ tagId }) => tagId));
      ({ hasNextPage: more, endCursor: after } = page.pageInfo);
    }

    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test('are replayed with all their effects once the cause is mended, each audited', async () => {
    const refused = [event({ regionId: 7 }), event({ regionId: 7 })];
    await store(...refused, event({ tagId: 999_999 }));

    const before = await letters('?reason=refused');

    expect(await post('/admin/dead-letters/replay', { reason: 'refused' })).toMatchObject({
      status: 200,
      body: { replayed: 0, remaining: 2, untried: 0 },
    });
    expect(await audited()).toEqual([]);
    await refuse(false);

    const ids = before.map(({ id }) => id);

    expect((await post('/admin/dead-letters/replay', { ids })).body).toEqual({
      replayed: 2,
      remaining: 0,
      untried: 0,
    });
    await refuse(true);

    const { rows } = await database.pool.query(
      'select 1 from event_store.impression where event_id = any($1::uuid[])',
      [refused.map(({ id }) => id)],
    );

    expect(rows).toHaveLength(2);
    expect(await letters()).toMatchObject([{ reason: 'unknown_tag' }]);
    expect(await ledger()).toMatchObject({ balance: 'balanced' });

    const byAdmin = ids
      .toReversed()
      .map((id) => ({ action: 'deadLetter.replay', subject_id: id, user_id: admin.id }));

    expect(await audited()).toEqual(byAdmin);
  });

  test('are discarded for good, each audited, and stay dead-lettered in the ledger', async () => {
    const ledgerBefore = await ledger();
    await store(event({ tagId: 999_999 }), event({ tagId: 999_998 }));

    const [newer, older] = await letters();
    const discarded = await post('/admin/dead-letters/discard', { ids: [older?.id] });

    expect(discarded).toMatchObject({ status: 200, body: { discarded: 1 } });
    expect(await letters()).toEqual([newer]);
    expect((await post('/admin/dead-letters/discard', { ids: [older?.id] })).body).toEqual({
      discarded: 0,
    });
    expect((await post('/admin/dead-letters/replay', { ids: [older?.id] })).body).toMatchObject({
      replayed: 0,
    });
    expect(await audited()).toEqual([
      { action: 'deadLetter.discard', subject_id: older?.id, user_id: admin.id },
    ]);
    expect(await ledger()).toMatchObject({
      balance: 'balanced',
      total: { dead_lettered: ledgerBefore.total.dead_lettered + 2 },
    });
  });

  const TOO_MANY = Array.from({ length: 501 }, (_, index) => String(index + 1));
  const NO_ID = { ids: 'This is not a valid id of a dead letter' };

  test.each([
    ['no choice', {}, { ids: 'Say which letters, or of which reason' }],
    ['an empty list', { ids: [] }, { ids: 'Say which letters, or of which reason' }],
    ['an id that is no number', { ids: ['one'] }, NO_ID],
    ['an id with a statement', { ids: ['0; drop table'] }, NO_ID],
    ['501 ids', { ids: TOO_MANY }, { ids: 'Name 500 letters at most' }],
    ['an unknown reason', { reason: 'bad_luck' }, { reason: 'Is not one of the known values' }],
  ])('are neither replayed nor discarded for %s', async (_what, choice, errors) => {
    for (const verb of ['replay', 'discard']) {
      const { status, body } = await post(`/admin/dead-letters/${verb}`, choice);
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'INVALID', errors })]);
    }
  });

  test('are for super admins only', async () => {
    const em = database.orm.em.fork();
    const agency = await buildAgency(em);
    const other = await tokenOf(
      api,
      await buildUser(em, { entityType: 'AGENCY', entityId: agency.id }),
    );

    for (const path of ['/admin/dead-letters', '/admin/dead-letters/summary']) {
      expect((await api.rest('GET', path, { token: other })).status).toBe(403);
    }

    for (const verb of ['replay', 'discard']) {
      const json = { ids: ['1'] };
      expect(
        (await api.rest('POST', `/admin/dead-letters/${verb}`, { token: other, json })).status,
      ).toBe(403);
    }
  });
});

interface DeadLetterPage {
  nodes: { tagId: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
