import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import type { World } from '#server/analytics/testing/build-world.js';
import { recountCustomer, recountDueEffects } from '#server/ingestion/worker/effect/recount-due.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import {
  CELL_DIMENSION,
  encodeReplicates,
  type CellDimension,
} from '#server/measurement/stored/effect-columns.js';
import { readEffectRuns } from '#server/measurement/stored/effect-runs.js';
import { EventSums } from '#server/measurement/stored/event-sums.js';
import { readEvents, readRunWeights } from '#server/measurement/stored/read-effect.js';
import { EffectDimension, EffectReason } from './effect.types.js';
import { effectWorld, NOW } from './testing/effect-world.js';

const { database, collect, ask: askOf } = effectWorld();

const DAY_MS = 86_400_000;
const DIMENSIONS = Object.keys(CELL_DIMENSION) as CellDimension[]; // the keys of the table

let world: World;
const ask = (more: Partial<DashboardFilterInput> = {}) => askOf(world, more);

/** Stores the evidence again as the release before did: by line and one more trait. */
async function storeAsBefore(countedAtMs: number): Promise<void> {
  const { customerId } = world;
  await database.pool.query('delete from event_store.effect_cell');
  await inTransaction(database.pool, async (client) => {
    const [run] = await readEffectRuns(client, customerId);
    if (!run) throw new Error('nothing is counted');
    const weights = await readRunWeights(client, customerId, run);
    const days: { day: number; events: Buffer }[] = [];
    await readEvents(
      client,
      { customerId, firstDay: run.firstDay, lastDay: run.lastDay },
      (day, events) => days.push({ day, events: Buffer.from(events) }),
    );

    const all = { regions: null, dayparts: null, sites: null };
    for (const tagId of weights.tagIds) {
      for (const dimension of DIMENSIONS) {
        for (const { day, events } of days) {
          const sums = new EventSums(weights, { by: dimension, tagIds: new Set([tagId]), ...all });
          sums.addDay(day, events);
          for (const [value, cell] of sums.take()) {
            await client.query(
              `insert into event_store.effect_cell values ($1, date '1970-01-01' + $2::integer, $3, $4, $5, $6, $7, $8, $9, $10)`,
              [
                ...[
                  customerId,
                  day,
                  CELL_DIMENSION[dimension],
                  tagId,
                  dimension === 'line' ? 0 : value,
                ],
                ...[cell.impressions, cell.baseImpressions, cell.testable],
                ...[encodeReplicates(cell.placebo), encodeReplicates(cell.leadLag)],
              ],
            );
          }
        }
      }
    }
  });
  const columns = `customer_id, start_date, end_date, took_ms, versions, visits, shared_visits,
    caused_per_testable, caused_per_impression, lead_visits, lead_placebo`;
  await database.pool.query('delete from event_store.effect_run');
  await database.pool.query(
    `insert into event_store.effect_run (${columns}, counted_at)
     select ${columns}, $1 from event_store.effect_recount`,
    [new Date(countedAtMs)],
  );
  await database.pool.query('delete from event_store.effect_recount');
  await database.pool.query('delete from event_store.effect_day');
}

const countOf = async (table: string) =>
  Number(
    (await database.pool.query<{ count: string }>(`select count(*) from event_store.${table}`))
      .rows[0]?.count,
  );

beforeAll(async () => {
  ({ world } = await collect());
});

beforeEach(async () => {
  await recountCustomer(database.pool, world.customerId, NOW.getTime());
});

test('a run of the release before answers what it counted, with the same figures', async () => {
  const filters: Partial<DashboardFilterInput>[] = [
    {},
    { weekdays: [1, 2, 3] },
    { regions: world.regionIds.slice(0, 2) },
    { dayparts: [5, 6, 7] },
  ];
  const answers = () =>
    Promise.all(
      filters.map(async (filter) => {
        const { effect, rows } = await ask(filter);
        const channels = await rows(EffectDimension.CHANNEL);
        return [{ ...effect, reading: null, countedAt: null }, channels];
      }),
    );
  const allRows = async (dimension: EffectDimension) => (await ask()).rows(dimension);
  const rowsOf = async () => [
    await allRows(EffectDimension.REGION),
    await allRows(EffectDimension.DAYPART),
    await allRows(EffectDimension.VIEWS),
  ];
  const [before, rowsBefore] = [await answers(), await rowsOf()];

  await storeAsBefore(NOW.getTime() - 3_600_000);
  expect(await answers()).toEqual(before);
  expect(await rowsOf()).toEqual(rowsBefore);
});

test('a run of the release before says what it did not count, until it is counted again', async () => {
  await storeAsBefore(NOW.getTime() - 3_600_000);
  const [regionId = 1] = world.regionIds;
  const crossed = { regions: [regionId], dayparts: [5, 6, 7] };
  expect((await ask({ sites: world.siteTagIds })).effect.reason).toBe(
    EffectReason.FILTER_NOT_COUNTED,
  );
  expect((await ask(crossed)).effect.reason).toBe(EffectReason.FILTER_NOT_COUNTED);
  expect(await (await ask()).rows(EffectDimension.SITE)).toEqual([]);
  const { rows } = await ask({ dayparts: [7] });
  expect(await rows(EffectDimension.REGION)).toEqual([]);
  expect(await rows(EffectDimension.CREATIVE)).not.toEqual([]);

  await recountDueEffects(database.pool, NOW.getTime());
  expect((await ask({ sites: world.siteTagIds })).effect.reason).toBeNull();
  expect((await ask(crossed)).effect.reason).not.toBe(EffectReason.FILTER_NOT_COUNTED);
  expect(await (await ask()).rows(EffectDimension.SITE)).toHaveLength(world.siteTagIds.length);
});

test('what the release before counted within a day stays for its processes, and counts once', async () => {
  const { effect } = await ask();
  await storeAsBefore(NOW.getTime() - 3_600_000);
  await recountDueEffects(database.pool, NOW.getTime());
  expect(await countOf('effect_run')).toBe(1);
  expect(await countOf('effect_cell')).toBeGreaterThan(0);
  expect({ ...(await ask()).effect, reading: null }).toEqual({ ...effect, reading: null });

  await recountCustomer(database.pool, world.customerId, NOW.getTime() + DAY_MS);
  expect(await countOf('effect_run')).toBe(0);
  expect(await countOf('effect_cell')).toBe(0);
});

test('days whose viewers have no keys any more keep the run of the release before', async () => {
  await storeAsBefore(NOW.getTime() - 2 * DAY_MS);
  await database.pool.query(
    `insert into event_store.watermark (name, before) values ('viewer_keys', '2026-05-27T00:00:00Z')`,
  );
  try {
    await recountDueEffects(database.pool, NOW.getTime());
    const runs = await inTransaction(database.pool, (client) =>
      readEffectRuns(client, world.customerId),
    );
    expect(runs.map(({ hasEvents }) => hasEvents)).toEqual([false, true]);

    const { effect, rows } = await ask();
    const ofSites = (await ask({ sites: world.siteTagIds })).effect;
    expect(effect.startDate).toBe('2026-05-04');
    expect(ofSites.startDate).toBe('2026-05-28');
    expect(await rows(EffectDimension.SITE)).toEqual([]);
    expect(await rows(EffectDimension.REGION)).not.toEqual([]);
  } finally {
    await database.pool.query(`delete from event_store.watermark where name = 'viewer_keys'`);
  }
});
