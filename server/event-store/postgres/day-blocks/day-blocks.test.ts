import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { openFigureReader } from '#server/event-store/postgres/figures/figure-reader.js';
import {
  allDays,
  append,
  eventsOf,
  FIRST_DAY,
  sumsOf,
  type ContractWorld,
} from '#server/event-store/testing/contract/contract-world.js';
import { readLedger } from '#server/event-store/ledger.js';
import { readTagFlags } from '#server/event-store/tag-health.js';
import { viewer } from '#server/testing/events/build-event.js';
import { buildTags, type CustomerTags } from '#server/testing/events/build-tags.js';
import { somebodyWaits } from '#server/testing/somebody-waits.js';
import { testDatabase } from '#server/testing/test-database.js';
import { DayBlockWriter } from './day-block-writer.js';
import { BLOCK_FORMAT, packDay } from './day-block.js';
import { readNextTransaction } from './settled-days.js';
import { writeDayBlocks } from './write-day-blocks.js';

const database = testDatabase();
const worker = database.rolePool('worker', { max: 8 });
const api = database.rolePool('api');
const store = openEventStore(worker);
const world: ContractWorld = {
  lookups: () => openLookups(store, worker),
  newCustomer: () => buildTags(database.orm),
  readLedger: (question) => readLedger(worker, question),
  readTagFlags: (tag, sinceHour) => readTagFlags(worker, tag, sinceHour),
};
const MINUTE_MS = 60_000;

let customer: CustomerTags;
beforeEach(async () => {
  await database.pool.query('truncate event_store.day_block, event_store.day_version');
  customer = await world.newCustomer();
});

const writeAll = async (beforeDay = FIRST_DAY + 1_000) =>
  writeDayBlocks(worker, {
    beforeDay,
    beforeTransaction: await readNextTransaction(worker),
    maxMs: 10_000,
  });

/** Days since `FIRST_DAY`, with the version of their block. */
async function listBlocks(): Promise<[day: number, version: number][]> {
  const { rows } = await database.pool.query<{ day: number; version: string }>(
    `select local_date - date '1970-01-01' as day, version from event_store.day_block
     where customer_id = $1 order by day`,
    [customer.customerId],
  );
  return rows.map(({ day, version }) => [day - FIRST_DAY, Number(version)]);
}

/** Gives the blocks of the customer another content than the rollups have. */
const swapBytes = (bytes: Buffer) =>
  database.pool.query('update event_store.day_block set bytes = $2 where customer_id = $1', [
    customer.customerId,
    bytes,
  ]);

async function readDays() {
  const days = await openFigureReader(api).readDays(
    allDays(customer.customerId),
    async (versions) => versions,
  );
  return Object.fromEntries([...days].map(([day, figures]) => [day - FIRST_DAY, sumsOf(figures)]));
}

const impressionsOf = async () =>
  Object.values(await readDays()).map(({ impressions }) => impressions);

describe('a reader', () => {
  test('takes a day from its block while that is of its version, and else from the rollups', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0), impression(24)]);
    const [day] = await readWhole();
    expect(await writeAll()).toBe(2);
    await swapBytes(packDay(day));
    expect(await impressionsOf()).toEqual([1, 1]);

    const { webhits } = day;
    const other = {
      ...day,
      webhits: { ...webhits, siteIds: Int32Array.of(1), counts: Uint8Array.of(7) },
    };
    await swapBytes(packDay(other));
    expect(Object.values(await readDays()).map(({ webhits }) => webhits)).toEqual([7, 7]);

    await append(world, [impression(25)]);
    expect(await impressionsOf()).toEqual([1, 2]);
    expect(Object.values(await readDays()).map(({ webhits }) => webhits)).toEqual([7, 0]);
  });

  test.each([
    ['of another format', `format = ${BLOCK_FORMAT + 1}`],
    ['with damaged bytes', `bytes = set_byte(bytes, 20, get_byte(bytes, 20) # 255)`],
    ['without bytes', `bytes = ''`],
  ])('ignores a block %s', async (_, change) => {
    const { impression, webhit } = eventsOf(customer);
    await append(world, [impression(0), webhit(1)]);
    const before = await readDays();
    await writeAll();
    await database.pool.query(`update event_store.day_block set ${change}`);
    expect(await readDays()).toEqual(before);
  });

  async function readWhole() {
    const days = await openFigureReader(api).readDays(
      allDays(customer.customerId),
      async (versions) => versions,
    );
    const [first] = days.values();
    if (!first) throw new Error('no day was read');
    return [first] as const;
  }
});

describe('the writer', () => {
  test('writes each day once, and again when it has changed or its block is of another format', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0), impression(24)]);
    expect([await writeAll(), await writeAll()]).toEqual([2, 0]);

    await append(world, [impression(25)]);
    expect(await writeAll()).toBe(1);
    expect(await listBlocks()).toEqual([
      [0, 1],
      [1, 2],
    ]);

    await database.pool.query('update event_store.day_block set format = format + 1');
    expect([await writeAll(), await writeAll()]).toEqual([2, 0]);
  });

  test('leaves out days from a day on, and those that changed after a transaction', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0), impression(24)]);
    expect(await writeAll(FIRST_DAY + 1)).toBe(1);

    const beforeTransaction = await readNextTransaction(worker);
    await append(world, [impression(1)]);
    const limits = { beforeDay: FIRST_DAY + 9, beforeTransaction, maxMs: 10_000 };
    expect(await writeDayBlocks(worker, limits)).toBe(1);
    expect(await listBlocks()).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('waits five minutes for a day to stay as it is, after its start, too', async () => {
    const { impression } = eventsOf(customer);
    const writer = new DayBlockWriter(worker);
    const nowMs = Date.now();
    await append(world, [impression(0)]);
    const runs: number[] = [];
    for (let minute = 0; minute <= 6; minute += 1) {
      runs.push(await writer.run(nowMs + minute * MINUTE_MS));
      if (minute === 0) await append(world, [impression(24)]);
    }
    expect(runs).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test('takes days of a cluster with a later count of transactions as unchanged', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0)]);
    await database.pool.query(
      `update event_store.day_version set changed_in = '999999999999' where customer_id = $1`,
      [customer.customerId],
    );
    expect(await writeAll()).toBe(1);
  });

  test('begins nothing when its time is over, and nothing beside another writer', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0), impression(24)]);
    const limits = {
      beforeDay: FIRST_DAY + 9,
      beforeTransaction: await readNextTransaction(worker),
    };
    expect(await writeDayBlocks(worker, { ...limits, maxMs: 0 })).toBe(0);
    const both = await Promise.all([writeAll(), writeAll()]);
    expect(both[0] + both[1]).toBe(2);
  });

  test('writes nothing of a day that changes while it reads', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0)]);
    const changing = await changeVersions();
    const writing = writeAll();
    await somebodyWaits(database.pool);
    await commit(changing);
    expect(await writing).toBe(0);
    expect(await listBlocks()).toEqual([]);
  });
});

describe('no block holds what is removed', () => {
  test('of an erased viewer, also on days that no longer count it', async () => {
    const { impression, webhit } = eventsOf(customer);
    const other = { viewer: viewer(2) };
    await append(world, [impression(0), webhit(50), impression(0, other), impression(96, other)]);
    await writeAll();
    expect(await listBlocks()).toEqual([
      [0, 1],
      [2, 1],
      [4, 1],
    ]);
    // The visit is now of the next day, while the block of the first still counts it.
    await append(world, [impression(26)]);

    const scope = { customerId: customer.customerId, viewers: [viewer(1)] };
    await store.transaction((tx) => eraseViewer(tx, scope, new Date()));
    expect(await listBlocks()).toEqual([[4, 1]]);
    await writeAll();
    expect(await readDays()).toEqual(await readWithoutBlocks());
  });

  test('of an erased viewer, when the writer is just about to write', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0), impression(0, { viewer: viewer(2) })]);
    const scope = { customerId: customer.customerId, viewers: [viewer(1)] };

    let writing: Promise<number> = Promise.resolve(0);
    await store.transaction(async (tx) => {
      await eraseViewer(tx, scope, new Date());
      writing = writeAll();
      await somebodyWaits(database.pool);
    });
    expect(await writing).toBe(0);
    expect(await listBlocks()).toEqual([]);
  });

  test('of a removed customer', async () => {
    const { impression } = eventsOf(customer);
    await append(world, [impression(0)]);
    await writeAll();
    await store.transaction((tx) => tx.removeCustomers([customer.customerId]));
    expect(await listBlocks()).toEqual([]);
  });
});

test('a recount that corrects figures makes the block of their day stale', async () => {
  const { impression } = eventsOf(customer);
  await append(world, [impression(0), impression(24)]);
  await database.pool.query(
    'update event_store.impression_rollup set daypart_1 = 40 where customer_id = $1 and local_date = $2',
    [customer.customerId, '2026-06-10'],
  );
  await writeAll();
  await recomputeCustomer(store, customer.customerId, 'apply');
  expect(await impressionsOf()).toEqual([1, 1]);
  expect(await writeAll()).toBe(1);
  expect(await impressionsOf()).toEqual([1, 1]);
});

async function readWithoutBlocks() {
  await database.pool.query('truncate event_store.day_block');
  return readDays();
}

/** Holds changed versions of the customer's days until `commit`. */
async function changeVersions(): Promise<PoolClient> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(
    'update event_store.day_version set version = version + 1 where customer_id = $1',
    [customer.customerId],
  );
  return client;
}

async function commit(client: PoolClient): Promise<void> {
  await client.query('commit');
  client.release();
}
