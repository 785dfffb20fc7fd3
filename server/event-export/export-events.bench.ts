import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { fillChannels, fillCustomer } from '#server/analytics/bench/fill.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { ROWS_PER_PART } from './event-export.js';
import { EXPORT_FORMATS } from './formats/event-format.js';
import { localDays } from './local-day.js';
import { EVENT_FILES, queryOf } from './rows/event-file.js';
import { runExport } from './testing/export-run.js';
import { processCpuMs } from './testing/process-cpu.js';

/*
 * One day of a customer with 10 M impressions of 2 M viewers: a COPY of the columns that the export
 * reads, which PostgreSQL throws away itself, and the export in a process of its own. Each round
 * runs all of them, so that a busy machine slows all alike.
 */
const CUSTOMER = { id: 1, impressions: 0, responses: 1 };
const ROWS = 10_000_000;
const VIEWERS = ROWS / 5;
const DATE = '2026-10-10';
const ROUNDS = 3;
const COPIES = ['csv', 'binary'] as const;
const [FILE] = EVENT_FILES;
const [DAY] = localDays({ from: DATE, to: DATE }, reportingClock('Pacific/Auckland'));
if (!FILE || !DAY) throw new Error('there is no file or no day');
const day = DAY;
const file = FILE;

/** Microseconds a row. */
interface Cost {
  wall: number;
  exporter: number;
  postgres: number;
  peakMb: number;
}

const services = await startThrowAwayServices('memory');
// The processor time of a parallel worker would be in none of the figures.
const databaseUrl = `${services.databaseUrl}?options=-c%20max_parallel_workers_per_gather%3D0`;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
const root = throwAwayFolder('infinitum-export-bench-', 'memory');
const costs = new Map<string, Cost[]>();

function add(name: string, cost: Cost): void {
  console.log(`event export: ${name} took ${cost.wall.toFixed(2)} µs a row`);
  costs.set(name, [...(costs.get(name) ?? []), cost]);
}

async function copy(format: (typeof COPIES)[number]): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const startedAt = performance.now();
  const cpuBeforeMs = processCpuMs(pid);
  await pool.query(`copy (${queryOf(file, CUSTOMER.id, day)}) to '/dev/null' (format ${format})`);
  add(format, {
    wall: ((performance.now() - startedAt) / ROWS) * 1000,
    exporter: 0,
    postgres: ((processCpuMs(pid) - cpuBeforeMs) / ROWS) * 1000,
    peakMb: 0,
  });
}

async function deliver(
  format: (typeof EXPORT_FORMATS)[number],
  receiver: string | null,
): Promise<void> {
  const into = path.join(root, 'into');
  const { usage } = await runExport({
    databaseUrl: services.databaseUrl,
    into,
    rowsPerPart: ROWS_PER_PART,
    killAfterParts: null,
    customerId: CUSTOMER.id,
    from: DATE,
    to: DATE,
    format,
    receiver,
    nowMs: day.endsAtMs,
  });
  fs.rmSync(into, { recursive: true });
  if (!usage) throw new Error('the export was killed');
  add(`${format} ${receiver ? 'with viewers' : 'no viewers'}`, {
    wall: (usage.wallMs / ROWS) * 1000,
    exporter: (usage.cpuMs / ROWS) * 1000,
    postgres: (usage.postgresCpuMs / ROWS) * 1000,
    peakMb: usage.peakMb,
  });
}

const allOf = (name: string, value: (cost: Cost) => number) => (costs.get(name) ?? []).map(value);
const median = (name: string, value: (cost: Cost) => number) => medianOf(allOf(name, value));
const total = ({ exporter, postgres }: Cost) => exporter + postgres;

function ratios(reference: string, name: string, value: (cost: Cost) => number): string {
  const all = (costs.get(name) ?? []).map((cost, round) => {
    const [plain] = (costs.get(reference) ?? []).slice(round);
    return plain ? value(plain) / value(cost) : 0;
  });
  return describeSpread(all, 2);
}

function print(name: string): void {
  const perSecond = (us: number) => Math.round(1e6 / us).toLocaleString('en');
  const parts = (['wall', 'exporter', 'postgres'] as const).map(
    (part) =>
      `${part} ${describeSpread(
        allOf(name, (cost) => cost[part]),
        2,
      )}`,
  );
  console.log(`event export: ${name.padEnd(24)} µs a row: ${parts.join(', ')}`);
  if (median(name, (cost) => cost.exporter) === 0) return;

  const peakMb = Math.max(...allOf(name, (cost) => cost.peakMb));
  console.log(
    `  ${perSecond(median(name, (cost) => cost.exporter))} rows/s per core of the exporter, ${perSecond(median(name, total))} with PostgreSQL's (goal >= 150,000)   peak ${Math.round(peakMb)} MB (goal <= 300)`,
  );
  for (const reference of COPIES)
    console.log(
      `  COPY as ${reference} ÷ export: processor ${ratios(reference, name, total)}, wall ${ratios(reference, name, (cost) => cost.wall)} (goal >= 0.5)`,
    );
}

try {
  await migrateDatabase(services.databaseUrl);
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await pool.query(`
    delete from event_store.impression_rollup; delete from event_store.response_rollup;
    delete from event_store.webhit_rollup;
    select event_store.create_partition('impression', '2026-10-01');
    insert into event_store.impression
    select 1, md5((i % ${VIEWERS})::text)::uuid, timestamptz '${new Date(day.beginsAtMs).toISOString()}' + i * interval '${80_000_000 / ROWS} ms',
      md5(i::text)::uuid, 1000 + i % 120, 2, now(), 0 from generate_series(1, ${ROWS}) i;
    insert into event_store.impression_rollup values (1, '${DATE}', 1000, 2, ${ROWS}, 0, 0, 0, 0, 0, 0, 0)`);
  await pool.query('vacuum analyze');
  console.log(`event export: filled with ${ROWS.toLocaleString('en')} rows`);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const format of COPIES) await copy(format);
    for (const format of EXPORT_FORMATS)
      for (const receiver of [null, 'warehouse']) await deliver(format, receiver);
  }
  for (const name of costs.keys()) print(name);
} finally {
  fs.rmSync(root, { recursive: true, force: true });
  await pool.end();
  await services.stop();
}
