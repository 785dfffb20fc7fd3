import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { copyOut } from '#server/event-store/copy-stream.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { readDayFigures } from './day-figures.js';
import { COUNTED, EVENT_FILES, type EventFile, type ExportWords } from './event-file.js';
import { ENDINGS, type EventSink, type ExportFormat } from './event-sink.js';
import { readWords } from './export-words.js';
import type { FileStore } from './file-store.js';
import { type LocalDay, localDays } from './local-day.js';
import {
  type DayManifest,
  type DayState,
  isUpToDate,
  type ManifestFile,
  parseManifest,
  SCHEMA_VERSION,
} from './manifest.js';
import { openNdjsonSink } from './ndjson-sink.js';
import { openParquetSink } from './parquet-sink.js';
import type { ViewerNames } from './viewer-names.js';

const CREDIT_WINDOW_MS = 7 * 86_400_000;

const SINKS = { ndjson: openNdjsonSink, parquet: openParquetSink } as const satisfies Record<
  ExportFormat,
  (path: string, columns: EventFile['columns'], names: ViewerNames | null) => EventSink
>;

/** The request cannot be met; the message says why, for the person who runs the command. */
export class EventExportError extends Error {}

export interface EventExport {
  customerId: number;
  /** Local days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
  format: ExportFormat;
  receiver: string | null;
  /** Null without a receiver. */
  viewers: ViewerNames | null;
  nowMs: number;
}

export interface ExportParts {
  /** Runs the work in one read-only transaction, which sees the store as of one moment. */
  read: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  store: FileStore;
  /** Called after each day; `delivery` is null for a day that was up to date. */
  onDay?: (localDate: string, delivery: DayManifest | null) => void;
}

/**
 * Delivers each day of the range of which anything has changed since its last delivery. A day is
 * delivered when its manifest is there: after an interruption the command goes on with the day it
 * was at.
 */
export async function exportEvents(
  { read, store, onDay }: ExportParts,
  request: EventExport,
): Promise<void> {
  const days = await read((client) => daysOf(client, request));
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'infinitum-events-'));
  try {
    for (const day of days) {
      const delivery = await exportDay({ read, store }, { ...request, day, folder });
      onDay?.(day.localDate, delivery);
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function readTimeZone(client: ClientBase, customerId: number): Promise<string> {
  const { rows } = await client.query<{ time_zone: string }>(
    `select coalesce(state.time_zone, country.time_zone) as time_zone
     from customer join country on country.code = customer.country_code
     left join event_store.customer_state state on state.customer_id = customer.id
     where customer.id = $1`,
    [customerId],
  );
  const [row] = rows;
  if (!row) throw new EventExportError(`There is no customer ${customerId}.`);
  return row.time_zone;
}

/** The days of the range, all of which are over and still stored. */
async function daysOf(client: ClientBase, request: EventExport): Promise<LocalDay[]> {
  const { customerId, from, to, nowMs } = request;
  const clock = reportingClock(await readTimeZone(client, customerId));
  const days = localDays(request, clock);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) throw new EventExportError(`--to ${to} is before --from ${from}.`);
  if (last.endsAtMs > nowMs)
    throw new EventExportError(
      `--to ${to} is not over in ${clock.timeZone}: the last whole day is ${clock.localDate(nowMs - 86_400_000)}.`,
    );

  const { rows } = await client.query<{ before: Date }>(
    `select before from event_store.watermark where name = 'raw_events'`,
  );
  const storedFromMs = rows[0]?.before.getTime() ?? -Infinity;
  if (first.beginsAtMs < storedFromMs)
    throw new EventExportError(
      `--from ${from} is too early: events before ${new Date(storedFromMs).toISOString()} are no longer stored.`,
    );

  return days;
}

interface DayExport extends EventExport {
  day: LocalDay;
  /** For the files while they are written. */
  folder: string;
}

async function exportDay(
  { read, store }: Pick<ExportParts, 'read' | 'store'>,
  request: DayExport,
): Promise<DayManifest | null> {
  const base = `customer-${request.customerId}/${request.day.localDate}`;
  const before = parseManifest(await store.read(`${base}/manifest.json`));
  const delivery = (before?.delivery ?? 0) + 1;

  const manifest = await read(async (client) => {
    const timeZone = await readTimeZone(client, request.customerId);
    const figures = await readDayFigures(client, request.customerId, request.day);
    const state: DayState = {
      schemaVersion: SCHEMA_VERSION,
      customerId: request.customerId,
      localDate: request.day.localDate,
      timeZone,
      format: request.format,
      receiver: request.receiver,
      figuresVersion: figures.version,
      storedEvents: figures.storedEvents,
    };
    if (before && isUpToDate(before, state)) return null;

    const clock = reportingClock(timeZone);
    const words = await readWords(client, request.customerId, clock);
    const files: Record<string, ManifestFile> = {};

    for (const file of EVENT_FILES) {
      const written = await writeFile(client, file, { ...request, words, delivery });
      const counted = written.outcomes[COUNTED] ?? 0;
      if (counted !== figures.counted[file.name])
        throw new EventExportError(
          `${request.day.localDate}: ${counted} stored ${file.name} count, but the figure is ${figures.counted[file.name]}. Recompute the customer's figures, then export again.`,
        );
      files[file.name] = written;
    }

    return {
      ...state,
      delivery,
      deliveredAt: new Date(request.nowMs).toISOString(),
      creditsEndAt: new Date(request.day.endsAtMs + CREDIT_WINDOW_MS).toISOString(),
      files,
    };
  });
  if (!manifest) return null;

  for (const file of Object.values(manifest.files)) {
    const local = path.join(request.folder, file.path);
    await store.put(`${base}/${file.path}`, local);
    await fs.rm(local);
  }
  await store.write(`${base}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of Object.values(before?.files ?? {})) await store.remove(`${base}/${file.path}`);

  return manifest;
}

interface FileExport extends DayExport {
  words: ExportWords;
  delivery: number;
}

async function writeFile(
  client: ClientBase,
  file: EventFile,
  { customerId, day, folder, format, words, delivery, viewers }: FileExport,
): Promise<ManifestFile> {
  const name = `${file.name}-${delivery}${ENDINGS[format]}`;
  const local = path.join(folder, name);
  const sink = SINKS[format](local, file.columns, viewers);
  const outcomes: Record<string, number> = {};
  let rows = 0;

  await copyOut(
    client,
    file.query(customerId, day),
    (row) => {
      const outcome = file.write(sink, row, day, words);
      sink.endRow();
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      rows++;
    },
    sink.drain,
  );
  await sink.end();

  const hash = createHash('sha256');
  await pipeline(createReadStream(local), hash);
  const { size } = await fs.stat(local);

  return { path: name, rows, bytes: size, sha256: hash.digest('hex'), outcomes };
}
