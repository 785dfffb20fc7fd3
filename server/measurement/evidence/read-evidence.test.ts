import { expect, it } from '@jest/globals';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { testDatabase } from '#server/testing/test-database.js';
import type { IntList } from './int-list.js';
import { keySpans } from './key-spans.js';
import { readEvidence } from './read-evidence.js';
import { DAY_MS } from './viewer-history.js';

const database = testDatabase();

const clock = reportingClock('UTC');
const BEGINS_MS = Date.parse('2026-06-01T00:00:00Z');
const NOW_MS = BEGINS_MS + 40 * DAY_MS;
const VIEWERS = 20;
/** Days on which each viewer has several events at the same instant. */
const EVENT_DAYS = [0, 3, 17];
const TAGS = [7, 3, 5];
const REGIONS = [4, 2];

/** The ids of events decide the order in which events of one instant are read. */
async function store(customerId: number, order: 'asc' | 'desc'): Promise<void> {
  const events = (table: string, columns: string) => `
    insert into event_store.${table} (${columns})
    select ${customerId}, lpad(to_hex(viewer), 32, '0')::uuid, at,
      lpad(to_hex(row_number() over (order by tag ${order}, region ${order})), 32, '0')::uuid,
      tag, region, at, 0
    from generate_series(1, ${VIEWERS}) viewer, unnest($1::timestamptz[]) at,
      unnest($2::integer[]) tag, unnest($3::smallint[]) region`;
  const columns = (tag: string) =>
    `customer_id, viewer, occurred_at, event_id, ${tag}, region_id, received_at, filter_reason`;
  const at = EVENT_DAYS.map((day) => new Date(BEGINS_MS + day * DAY_MS + DAY_MS / 2));

  await database.pool.query(events('impression', columns('tag_id')), [at, TAGS, REGIONS]);
  await database.pool.query(events('webhit', columns('site_tag_id')), [at, TAGS, [2]]);
}

const numbersOf = (list: IntList) => Array.from({ length: list.length }, (_, at) => list.at(at));

async function readLists(customerId: number) {
  const spans = keySpans([{ beginsAtMs: BEGINS_MS }], clock, {
    oldestMs: BEGINS_MS,
    nowMs: NOW_MS,
  });
  const read = await inTransaction(database.pool, (client) =>
    readEvidence(client, customerId, spans, clock),
  );

  const days = [...(read.evidence[0]?.cells.days ?? [])];
  return {
    keys: read.keys.all,
    sites: read.sites.all,
    visits: read.visits,
    days: days.map(([day, { impressions, testable, pairs, placebos }]) => ({
      day,
      lists: [impressions, testable, pairs, placebos].map(numbersOf),
    })),
  };
}

it('counts events of one instant in the same way, in whatever order they are read', async () => {
  for (const month of ['2026-06-01', '2026-07-01'])
    await database.pool.query(
      `select event_store.create_partition(parent, $1) from unnest(array['impression', 'webhit']) parent`,
      [month],
    );
  await store(1, 'asc');
  await store(2, 'desc');

  const [ascending, descending] = [await readLists(1), await readLists(2)];

  expect(descending).toEqual(ascending);
  expect(ascending.visits).toBe(VIEWERS * EVENT_DAYS.length * TAGS.length);
  expect(ascending.days).toHaveLength(EVENT_DAYS.length);
  // The third view of an instant is by the second tag: tags in order, each in both regions.
  expect(ascending.keys.slice(0, 3)).toMatchObject([
    { tagId: 3, regionId: 2, views: 1 },
    { tagId: 3, regionId: 4, views: 2 },
    { tagId: 5, regionId: 2, views: 3 },
  ]);
});
