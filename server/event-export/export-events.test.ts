import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { buildEvent, viewer } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { DayManifest } from './day/manifest.js';
import { type EventExport, type ExportParts, ROWS_PER_PART } from './event-export.js';
import { exportEvents } from './export-events.js';
import { EXPORT_FORMATS } from './formats/event-format.js';
import { NO_NAMES, viewerNamesFor } from './formats/viewer-names.js';
import { EVENT_FILES } from './rows/event-file.js';
import { folderStore } from './stores/file-store.js';
import { runExport } from './testing/export-run.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 2, batchSize: 20 });

const HOUR_MS = 3_600_000;
/** Midnight in New Zealand. */
const BEGIN_MS = Date.parse('2026-06-09T12:00:00Z');
const RANGE = { from: '2026-06-10', to: '2026-06-13' };
const HOURS = 4 * 24;
const NOW_MS = BEGIN_MS + 30 * 24 * HOUR_MS;
const SECRET = 'a viewer secret of thirty-two letters or more';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'event-export-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const drawnEvent = fc.record({
  kind: fc.constantFrom('impression' as const, 'webhit' as const),
  tag: fc.nat(1),
  person: fc.nat(3),
  hour: fc.integer({ min: 0, max: HOURS - 1 }),
  filterReason: fc.constantFrom(
    FILTER_REASON.none,
    FILTER_REASON.none,
    FILTER_REASON.bot,
    FILTER_REASON.test,
  ),
});
type DrawnEvent = typeof drawnEvent extends fc.Arbitrary<infer T> ? T : never;
type Row = Record<string, unknown>;

async function store(drawn: readonly DrawnEvent[], tags?: Awaited<ReturnType<typeof buildTags>>) {
  const customer = tags ?? (await buildTags(database.orm, 'NZ'));
  const { customerId } = customer;
  await workers.queue(
    drawn.map(({ kind, tag, person, hour, filterReason }) =>
      buildEvent({
        customerId,
        kind,
        filterReason,
        occurredAtMs: BEGIN_MS + hour * HOUR_MS,
        tagId: customer[kind][tag] ?? 0,
        viewer: person === 0 ? null : viewer(person),
      }),
    ),
  );
  await workers.untilStored();
  return customer;
}

const read: ExportParts['read'] = (work) =>
  inTransaction(database.pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    return work(client);
  });

async function deliver(
  request: Partial<EventExport> & { customerId: number },
  parts: Partial<ExportParts> = {},
) {
  const format = request.format ?? 'ndjson';
  const folder = path.join(root, `${format}-${request.receiver ?? 'nobody'}`);
  const delivered: string[] = [];
  await exportEvents(
    {
      read,
      store: folderStore(folder),
      rowsPerPart: ROWS_PER_PART,
      onPart: () => undefined,
      onDay: (localDate, delivery) => delivery && delivered.push(localDate),
      ...parts,
    },
    { ...RANGE, format, receiver: null, viewers: NO_NAMES, nowMs: NOW_MS, ...request },
  );
  return { folder: path.join(folder, `customer-${request.customerId}`), delivered };
}

const compressors = { GZIP: (bytes: Uint8Array) => gunzipSync(bytes) };

const readText = (file: string) => fs.readFileSync(file, 'utf8');
const manifestOf = (folder: string, date: string) =>
  JSON.parse(readText(path.join(folder, date, 'manifest.json'))) as DayManifest; // written by the code under test

const dates = (folder: string) => fs.readdirSync(folder).sort();

function linesOf(file: string): Row[] {
  const bytes = fs.readFileSync(file);
  const text = file.endsWith('.zst') ? zstdDecompressSync(bytes) : gunzipSync(bytes);
  const lines = text.toString().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row); // a line is an object
}

const asText = (value: unknown) => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Common form of the two formats: dates have a time in one, and UUIDs no name of their own. */
const plain = (row: Row) =>
  Object.entries(row).map(([name, value]) => {
    const text = asText(value);
    return `${name} ${name === 'local_date' ? text?.slice(0, 10) : text}`;
  });

async function rowsOf(folder: string, kind: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const date of dates(folder)) {
    const { files, format } = manifestOf(folder, date);
    const file = path.join(folder, date, files[kind]?.path ?? '');
    const read =
      format !== 'parquet'
        ? linesOf(file)
        : await parquetReadObjects({ file: await asyncBufferFromFile(file), compressors });
    rows.push(...read);
  }
  return rows;
}

const DEVICE_NAME = "(array['unknown', 'tv', 'phone', 'tablet', 'computer', 'console'])[device]";

/** The same columns, from one plain query. */
async function storedRows(customerId: number, kind: string): Promise<Row[]> {
  const line = `tag_id as impression_tag_id,
    (select booking_id from impression_tag where id = tag_id) as booking_id,
    (select creative_id from impression_tag where id = tag_id) as creative_id`;
  const at = (column: string) => `to_json(${column} at time zone 'UTC')#>>'{}' || 'Z'`;
  const event = (tag: string) => `event_id, ${at('occurred_at')} as occurred_at,
    ${at('received_at')} as received_at,
    (occurred_at at time zone 'Pacific/Auckland')::date::text as local_date, ${tag},
    (select code from region where id = region_id) as region_code,
    (array['counted', 'bot', 'prefetch', 'test'])[filter_reason + 1] as outcome,
    ${DEVICE_NAME} as device, null as viewer`;
  const columns: Record<string, string> = {
    impressions: `${event(line)} from event_store.impression`,
    webhits: `${event('site_tag_id')} from event_store.webhit`,
    responses: `webhit_id, ${at('webhit_at')} as webhit_at, site_tag_id, impression_id,
      ${at('impression_at')} as impression_at, local_date::text, daypart, ${line},
      (select code from region where id = region_id) as region_code,
      (array['hour', 'day', 'week'])[timing] as timing,
      ${DEVICE_NAME} as device, views from event_store.response`,
  };
  const { rows } = await database.pool.query<Row>(
    `select ${columns[kind]} where customer_id = $1`,
    [customerId],
  );
  return rows;
}

/** Returns how many events the ledger says are stored, whether they count or not. */
async function ledgerRows(customerId: number): Promise<number> {
  const { rows } = await database.pool.query<{ kept: string }>(
    `select sum(stored + filtered_bot + filtered_prefetch + filtered_test) as kept
     from event_store.ledger where customer_id = $1`,
    [customerId],
  );
  return Number(rows[0]?.kept);
}

const milliseconds = (text: string) => text.replace(/(:\d\d)Z$/, '$1.000Z');
const sorted = (rows: readonly Row[]) =>
  rows
    .map((row) =>
      plain(row)
        .filter((field) => !field.startsWith('daypart'))
        .map((field) =>
          milliseconds(field).replace(/(\.\d{1,2})Z$/, (_, f: string) => `${f.padEnd(4, '0')}Z`),
        )
        .sort()
        .join(', '),
    )
    .sort();

describe('exported events', () => {
  it('are every stored event and credited visit, in each format, and count as the figures do', async () => {
    const streams = fc.array(drawnEvent, { minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(streams, async (drawn) => {
        const { customerId } = await store(drawn);
        const { folder } = await deliver({ customerId });
        const zstd = await deliver({ customerId, format: 'ndjson-zstd' });
        // Files of many parts have the same rows.
        const parquet = await deliver({ customerId, format: 'parquet' }, { rowsPerPart: 3 });

        for (const { name } of EVENT_FILES) {
          const rows = await rowsOf(folder, name);
          expect(sorted(rows)).toEqual(sorted(await storedRows(customerId, name)));
          expect(await rowsOf(zstd.folder, name)).toEqual(rows);
          const other = await rowsOf(parquet.folder, name);
          expect(other.map(plain).sort()).toEqual(rows.map(plain).sort());
        }

        const events = dates(folder).flatMap((date) => {
          const { impressions, webhits } = manifestOf(folder, date).files;
          return [impressions?.rows ?? 0, webhits?.rows ?? 0];
        });
        expect(events.reduce((sum, rows) => sum + rows, 0)).toBe(await ledgerRows(customerId));
      }),
      { numRuns: PROPERTY_RUNS, endOnFailure: true },
    );
  }, 300_000);

  it('have instants in UTC in Parquet, also for readers that ask for the zone', async () => {
    const event = { person: 1, tag: 0, filterReason: FILTER_REASON.none, hour: 1 };
    const { customerId } = await store([{ ...event, kind: 'impression' }]);
    const { folder } = await deliver({ customerId, format: 'parquet' });
    const [date = ''] = dates(folder);

    for (const { path: name } of Object.values(manifestOf(folder, date).files)) {
      const file = await asyncBufferFromFile(path.join(folder, date, name));
      const { schema } = await parquetMetadataAsync(file);
      const instants = schema.filter(({ name: column }) => column.endsWith('_at'));
      expect(instants.map(({ logical_type: type }) => type)).toEqual(
        ['', ''].map(() => ({ type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' })),
      );
    }
  });

  it('are delivered again for the days that changed, and for no others', async () => {
    const event = { person: 1, tag: 0, filterReason: FILTER_REASON.none };
    const tags = await store([
      { ...event, kind: 'impression', hour: 1 },
      { ...event, kind: 'impression', hour: 50 },
    ]);
    const { customerId } = tags;
    const first = await deliver({ customerId });
    expect(first.delivered).toEqual(['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13']);
    expect((await deliver({ customerId })).delivered).toEqual([]);

    // The visit of the second day is credited to the impression of the first.
    await store([{ ...event, kind: 'webhit', hour: 30 }], tags);
    const { folder, delivered } = await deliver({ customerId });

    expect(delivered).toEqual(['2026-06-10', '2026-06-11']);
    const { files, delivery } = manifestOf(folder, '2026-06-10');
    expect(delivery).toBe(2);
    expect(files.responses?.rows).toBe(1);
    expect(fs.readdirSync(path.join(folder, '2026-06-10')).sort()).toEqual([
      'impressions-2.ndjson.gz',
      'manifest.json',
      'responses-2.ndjson.gz',
      'webhits-2.ndjson.gz',
    ]);
    expect(manifestOf(folder, '2026-06-12').delivery).toBe(1);

    // An event that counts in no figure is delivered, too.
    await store([{ ...event, filterReason: FILTER_REASON.bot, kind: 'webhit', hour: 51 }], tags);
    expect((await deliver({ customerId })).delivered).toEqual(['2026-06-12']);
  });

  it('stay as they were while a delivery is interrupted, and are complete after the next', async () => {
    const event = { person: 1, tag: 0, filterReason: FILTER_REASON.none, hour: 1 };
    const tags = await store([{ ...event, kind: 'impression' }]);
    const { customerId } = tags;
    const request = { customerId, to: RANGE.from };
    const { folder } = await deliver(request);
    const before = readText(path.join(folder, '2026-06-10', 'manifest.json'));

    await store([{ ...event, kind: 'webhit', hour: 2 }], tags);
    const whole = folderStore(path.dirname(folder));
    let puts = 0;
    const broken = {
      ...whole,
      put: (name: string, local: string) =>
        ++puts === 2 ? Promise.reject(new Error('the disk is full')) : whole.put(name, local),
    };

    await expect(deliver(request, { store: broken })).rejects.toThrow('the disk is full');
    expect(readText(path.join(folder, '2026-06-10', 'manifest.json'))).toBe(before);
    expect(await rowsOf(folder, 'impressions')).toHaveLength(1);
    expect((await deliver(request)).delivered).toEqual(['2026-06-10']);
    expect(await rowsOf(folder, 'responses')).toHaveLength(1);
  });

  it('name viewers for one receiver alone', async () => {
    const event = { person: 1, tag: 0, filterReason: FILTER_REASON.none };
    const { customerId } = await store([
      { ...event, kind: 'impression', hour: 1 },
      { ...event, kind: 'webhit', hour: 2 },
      { ...event, kind: 'webhit', hour: 9, person: 2 },
      { ...event, kind: 'webhit', hour: 3, person: 0 },
    ]);
    const namesFor = async (receiver: string | null) => {
      const viewers = receiver ? viewerNamesFor(SECRET, receiver) : NO_NAMES;
      const { folder } = await deliver({ customerId, receiver, viewers });
      const rows = [...(await rowsOf(folder, 'impressions')), ...(await rowsOf(folder, 'webhits'))];
      rows.sort((a, b) => String(a.occurred_at).localeCompare(String(b.occurred_at)));
      return rows.map((row) => row.viewer);
    };

    expect(await namesFor(null)).toEqual([null, null, null, null]);
    const [first, again, unknown, second] = await namesFor('warehouse');
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(again).toBe(first);
    expect(unknown).toBeNull();
    expect(second).not.toBe(first);
    const [elsewhere] = await namesFor('agency');
    expect(elsewhere).not.toBe(first);
  });
});

describe('an export that is killed inside a day', () => {
  it.each(EXPORT_FORMATS)(
    'goes on behind its last part, and ends with the files of one that was not (%s)',
    async (format) => {
      const hours = Array.from({ length: 400 }, (_, at) => at % 24);
      const { customerId } = await store(
        hours.map((hour, at) => ({
          kind: at % 5 === 0 ? 'webhit' : 'impression',
          tag: at % 2,
          person: at % 4,
          hour,
          filterReason: at % 7 === 0 ? FILTER_REASON.bot : FILTER_REASON.none,
        })),
      );
      // Rows have no order: one that autovacuum changes between the exports would change the bytes.
      await database.pool.query('vacuum analyze');
      const request = { ...RANGE, to: RANGE.from, customerId, format, receiver: null };
      const into = path.join(root, `killed-${format}`);
      const { pid, signal } = await runExport({
        ...request,
        into,
        nowMs: NOW_MS,
        databaseUrl: database.url,
        rowsPerPart: 50,
        killAfterParts: 3,
      });
      expect(signal).toBe('SIGKILL');
      expect(fs.existsSync(into)).toBe(false);

      // The next part was being written.
      const [working = ''] = fs.readdirSync(os.tmpdir()).filter((one) => one.endsWith(`-${pid}`));
      const day = path.join(os.tmpdir(), working, RANGE.from);
      const half = fs.readdirSync(day).filter((one) => one.startsWith('impressions'));
      fs.appendFileSync(path.join(day, half[0] ?? ''), 'half a part');

      const finished: string[] = [];
      const onPart = (file: string, parts: number) => finished.push(`${file} ${parts}`);
      await deliver(request, { store: folderStore(into), rowsPerPart: 50, onPart });
      const whole = await deliver(request, { rowsPerPart: 50 });
      expect(finished.slice(0, 2).map((one) => one.split(' ')[1])).toEqual(['4', '5']);

      const killed = path.join(into, `customer-${customerId}`);
      const { files } = manifestOf(killed, RANGE.from);
      expect(manifestOf(whole.folder, RANGE.from)).toEqual(manifestOf(killed, RANGE.from));
      for (const { path: name } of Object.values(files)) {
        const bytes = fs.readFileSync(path.join(killed, RANGE.from, name));
        expect(bytes.equals(fs.readFileSync(path.join(whole.folder, RANGE.from, name)))).toBe(true);
      }
      expect((files.impressions?.rows ?? 0) + (files.webhits?.rows ?? 0)).toBe(
        await ledgerRows(customerId),
      );
    },
    60_000,
  );
});

describe('an export is refused', () => {
  it('without the customer', async () => {
    await expect(deliver({ customerId: 2_000_000_000 })).rejects.toThrow(
      'There is no customer 2000000000.',
    );
  });

  it('for days that are not over, or the wrong way round', async () => {
    const { customerId } = await store([]);
    const nowMs = BEGIN_MS + 2 * 24 * HOUR_MS - 1;
    await expect(deliver({ customerId, nowMs })).rejects.toThrow(
      '--to 2026-06-13 is not over in Pacific/Auckland: the last whole day is 2026-06-10.',
    );
    await expect(deliver({ customerId, to: '2026-06-09' })).rejects.toThrow(
      '--to 2026-06-09 is before --from 2026-06-10.',
    );
  });

  it('for days whose events are no longer stored', async () => {
    const { customerId } = await store([]);
    await database.pool.query(
      `insert into event_store.watermark values ('raw_events', '2026-07-01')
       on conflict (name) do update set before = excluded.before`,
    );
    await expect(deliver({ customerId })).rejects.toThrow(
      '--from 2026-06-10 is too early: events before 2026-07-01T00:00:00.000Z are no longer stored.',
    );
    await database.pool.query(`delete from event_store.watermark where name = 'raw_events'`);
  });

  it('when events and figures differ', async () => {
    const { customerId } = await store([
      { kind: 'impression', tag: 0, person: 1, hour: 1, filterReason: FILTER_REASON.none },
    ]);
    await database.pool.query(
      'update event_store.impression_rollup set daypart_1 = daypart_1 + 1 where customer_id = $1',
      [customerId],
    );
    await expect(deliver({ customerId })).rejects.toThrow(
      "2026-06-10: 1 stored impressions count, but the figure is 2. Recompute the customer's figures, then export again.",
    );
  });
});
