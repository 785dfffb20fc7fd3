import 'reflect-metadata';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fillChannels, fillCustomer } from '#server/analytics/bench/fill.js';
import { medianMsInterleaved } from '#server/analytics/bench/measure.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { copyOut } from '#server/event-store/copy-stream.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { EVENT_FILES } from './event-file.js';
import { EXPORT_FORMATS, type ExportFormat } from './event-sink.js';
import { exportEvents, type ExportParts } from './export-events.js';
import { folderStore } from './file-store.js';
import { localDays } from './local-day.js';
import { viewerNamesFor } from './viewer-names.js';

/*
 * One day of a customer with 2 M impressions of 400,000 viewers, against a COPY of the same columns
 * that throws its rows away.
 */
const CUSTOMER = { id: 1, impressions: 0, responses: 1 };
const ROWS = 2_000_000;
const VIEWERS = 400_000;
const DATE = '2026-10-10';
const ZONE = 'Pacific/Auckland';
const ROUNDS = 3;
const [FILE] = EVENT_FILES;
const [DAY] = localDays({ from: DATE, to: DATE }, reportingClock(ZONE));
if (!FILE || !DAY) throw new Error('there is no file or no day');

const services = await startThrowAwayServices('disk');
const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 2 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'export-bench-'));

try {
  await migrateDatabase(services.databaseUrl);
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await pool.query(`
    delete from event_store.impression_rollup; delete from event_store.response_rollup;
    delete from event_store.webhit_rollup;
    select event_store.create_partition('impression', '2026-10-01');
    insert into event_store.impression
    select 1, md5((i % ${VIEWERS})::text)::uuid, timestamptz '${new Date(DAY.beginsAtMs).toISOString()}' + i * interval '40 ms',
      md5(i::text)::uuid, 1000 + i % 120, 2, now(), 0 from generate_series(1, ${ROWS}) i;
    insert into event_store.impression_rollup values (1, '${DATE}', 1000, 2, ${ROWS}, 0, 0, 0, 0, 0, 0, 0)`);
  await pool.query('vacuum analyze');
  console.log('event export: filled');

  const read: ExportParts['read'] = (work) =>
    inTransaction(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read, read only');
      return work(client);
    });
  const copy = () =>
    read((client) => copyOut(client, FILE.query(CUSTOMER.id, DAY), () => undefined));
  let turn = 0;
  const deliver = (format: ExportFormat, receiver: string | null) => async () => {
    const folder = path.join(root, String((turn += 1)));
    await exportEvents(
      { read, store: folderStore(folder) },
      {
        ...{ customerId: CUSTOMER.id, from: DATE, to: DATE, format, receiver },
        viewers: receiver ? viewerNamesFor('a secret of the bench', receiver) : null,
        nowMs: DAY.endsAtMs,
      },
    );
    fs.rmSync(folder, { recursive: true });
  };

  for (const format of EXPORT_FORMATS) {
    for (const receiver of [null, 'warehouse']) {
      const before = process.cpuUsage();
      const [copyMs = 0, exportMs = 0] = await medianMsInterleaved(ROUNDS, [
        copy,
        deliver(format, receiver),
      ]);
      const { user, system } = process.cpuUsage(before);
      const cpuMs = (user + system) / 1000 / (ROUNDS + 1);
      console.log(
        `event export: ${format.padEnd(7)} ${receiver ? 'with viewers' : 'no viewers  '}  COPY ÷ export ${(copyMs / exportMs).toFixed(2)} (goal >= 0.5)` +
          `   ${Math.round((ROWS / exportMs) * 1000).toLocaleString('en')} rows/s (goal >= 150,000)   processor ${(cpuMs / (copyMs + exportMs)).toFixed(2)} cores` +
          `   peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB (goal <= 300)`,
      );
    }
  }
} finally {
  fs.rmSync(root, { recursive: true, force: true });
  await pool.end();
  await services.stop();
}
