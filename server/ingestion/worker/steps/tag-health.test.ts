import { beforeEach, expect, test } from '@jest/globals';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readLastSeen, readTagCalls } from '#server/event-store/tag-calls.js';
import {
  CALL_COLUMNS,
  readIdentities,
  readTagFlags,
  TAG_FLAG,
  TAG_FLAGS,
} from '#server/event-store/tag-health.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 5 });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The start of the clock hour before this one. */
const HOUR_AGO_MS = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - HOUR_MS;

let tags: CustomerTags;
beforeEach(async () => {
  tags = await buildTags(database.orm);
});

const received = (minute: number, overrides: Partial<QueuedEvent> = {}) => {
  const atMs = HOUR_AGO_MS + minute * MINUTE_MS;
  const tag = { customerId: tags.customerId, tagId: tags.impression[0] };
  return buildEvent({ ...tag, occurredAtMs: atMs, receivedAtMs: atMs, ...overrides });
};
const store = async (...events: QueuedEvent[]) => {
  await workers.queue(events);
  await workers.untilStored();
};
const ref = () => ({
  customerId: tags.customerId,
  kind: 'impression' as const,
  tagId: tags.impression[0],
});
const flags = () => readTagFlags(database.pool, ref(), new Date(HOUR_AGO_MS));

async function callsByTen(): Promise<number[]> {
  const { rows } = await database.pool.query<Record<string, string>>(
    `select ${CALL_COLUMNS.join(', ')} from event_store.tag_health where customer_id = $1 and tag_id = $2 and hour = $3`,
    [tags.customerId, tags.impression[0], new Date(HOUR_AGO_MS)],
  );
  return CALL_COLUMNS.map((column) => Number(rows[0]?.[column] ?? 0));
}

test('calls that count or are held out are counted by the ten minutes in which they were received, others are not', async () => {
  await store(
    received(0),
    received(9),
    received(10, { flags: TAG_FLAG.plainHttp }),
    received(59),
    received(59, { filterReason: FILTER_REASON.bot }),
    received(59, { filterReason: FILTER_REASON.test, viewer: null }),
    received(40, { filterReason: FILTER_REASON.control }),
  );
  expect(await callsByTen()).toEqual([2, 1, 0, 0, 1, 1]);
});

test('what was received long after it happened is of no pattern, yet its flags and the figures count it', async () => {
  const late = (hours: number) => ({
    occurredAtMs: HOUR_AGO_MS - hours * HOUR_MS,
    flags: TAG_FLAG.withoutViewer,
  });
  await store(received(5, late(23)), received(5, late(30)), received(5, late(1_000)));
  expect(await callsByTen()).toEqual([1, 0, 0, 0, 0, 0]);
  expect((await flags()).withoutViewer).toBe(3);
  expect((await readTagCalls(database.pool, ref(), new Date(HOUR_AGO_MS))).stored).toBe(3);
});

test('each flag is counted, and an event that is delivered again changes nothing', async () => {
  const both = received(20, { flags: TAG_FLAG.unfilledCacheBuster | TAG_FLAG.unfilledUid });
  const one = received(21, { flags: TAG_FLAG.unfilledUid });

  await store(both, one);
  await store(both, one, both);
  expect(await flags()).toMatchObject({
    unfilledCacheBuster: 1,
    unfilledUid: 2,
    unfilledPrivacy: 0,
    withoutViewer: 0,
    noHousehold: 0,
    sharedIdentity: 0,
    objected: 0,
    unreadSignal: 0,
  });
  expect(await callsByTen()).toEqual([0, 0, 2, 0, 0, 0]);
});

test('every flag has a count of its own, and new addresses also the count of their busiest hour', async () => {
  const all = Object.values(TAG_FLAG).reduce((bits, bit) => bits | bit, 0);
  const { newAddress } = TAG_FLAG;
  await store(
    received(5, { flags: all }),
    received(6, { flags: newAddress }),
    received(-5, { flags: newAddress }),
  );

  const sums = await readTagFlags(database.pool, ref(), new Date(HOUR_AGO_MS - HOUR_MS));
  const each = Object.fromEntries(TAG_FLAGS.map((flag) => [flag, 1]));
  expect(sums).toEqual({ ...each, newAddress: 3, addressesAnHour: 2 });
});

test('the identities of several tags are read together', async () => {
  const { customerId, impression } = tags;
  await store(
    received(1, { flags: TAG_FLAG.byId }),
    received(2, { flags: TAG_FLAG.byIpv4, tagId: impression[1] }),
    received(3, { flags: TAG_FLAG.byIpv6, tagId: impression[1] }),
  );

  const read = (tagIds: readonly number[]) =>
    readIdentities(
      database.pool,
      { customerId, kind: 'impression', tagIds },
      new Date(HOUR_AGO_MS),
    );
  expect(await read(impression)).toEqual({ byId: 1, byIpv4: 1, byIpv6: 1 });
  expect(await read([impression[0]])).toEqual({ byId: 1, byIpv4: 0, byIpv6: 0 });
  expect(await read([])).toEqual({ byId: 0, byIpv4: 0, byIpv6: 0 });
});

test('a letter that is replayed has these effects, too', async () => {
  await database.pool.query(
    'alter table event_store.impression add constraint refuses check (region_id <> 7) not valid',
  );
  await store(received(30, { regionId: 7, flags: TAG_FLAG.plainHttp }), received(30));
  expect(await callsByTen()).toEqual([0, 0, 0, 1, 0, 0]);
  await database.pool.query('alter table event_store.impression drop constraint refuses');
  await requeueDeadLetters(openLookups(openEventStore(database.pool), database.pool), {
    reason: 'refused',
  });
  expect(await callsByTen()).toEqual([0, 0, 0, 2, 0, 0]);
  expect((await flags()).plainHttp).toBe(1);
});

test('a tag was last seen when its last call came in that was no test', async () => {
  expect(await readLastSeen(database.pool, ref())).toBeNull();
  const test = received(40, { filterReason: FILTER_REASON.test, viewer: null });
  await store(test);
  expect(await readLastSeen(database.pool, ref())).toBeNull();
  await store(received(35), received(38, { filterReason: FILTER_REASON.bot }));
  expect(await readLastSeen(database.pool, ref())).toEqual(new Date(HOUR_AGO_MS + 38 * MINUTE_MS));
});
