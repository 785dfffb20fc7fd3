import path from 'node:path';
import fs from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { EventExportError, type EventExport, type ExportParts } from '../event-export.js';
import { VIEWER_BYTES } from '../formats/viewer-keys.js';
import type { LocalDay } from '../local-day.js';
import { COUNTED, EVENT_FILES } from '../rows/event-file.js';
import { readTexts } from '../rows/export-texts.js';
import { type DayFigures, readDayFigures } from './day-figures.js';
import { DayProgress } from './day-progress.js';
import {
  type DayManifest,
  type DayState,
  isUpToDate,
  type ManifestFile,
  parseManifest,
  SCHEMA_VERSION,
} from './manifest.js';
import { readTimeZone } from './time-zone.js';
import { writeFile } from './write-file.js';

const CREDIT_WINDOW_MS = 7 * 86_400_000;

export interface DayExport extends EventExport {
  day: LocalDay;
  /** Folder of the files while they are written. */
  folder: string;
}

/** Null for a day that has not changed since its last delivery. */
export async function exportDay(
  parts: ExportParts,
  request: DayExport,
): Promise<DayManifest | null> {
  const { store } = parts;
  const base = `customer-${request.customerId}/${request.day.localDate}`;
  const before = parseManifest(await store.read(`${base}/manifest.json`));
  const folder = path.join(request.folder, request.day.localDate);

  const manifest = await parts.read((client) =>
    writeDay(client, { ...request, folder }, { ...parts, before }),
  );
  if (!manifest) return null;

  for (const file of Object.values(manifest.files))
    await store.put(`${base}/${file.path}`, path.join(folder, file.path));
  await store.write(`${base}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of Object.values(before?.files ?? {})) await store.remove(`${base}/${file.path}`);
  await fs.rm(folder, { recursive: true });

  return manifest;
}

interface DayParts extends ExportParts {
  before: DayManifest | null;
}

async function writeDay(
  client: ClientBase,
  request: DayExport,
  { before, rowsPerPart, onPart }: DayParts,
): Promise<DayManifest | null> {
  const { customerId, day, folder } = request;
  const timeZone = await readTimeZone(client, customerId);
  const figures = await readDayFigures(client, customerId, day);
  const { stored } = figures;
  const state: DayState = {
    schemaVersion: SCHEMA_VERSION,
    customerId,
    localDate: day.localDate,
    timeZone,
    format: request.format,
    receiver: request.receiver,
    figuresVersion: figures.version,
    storedEvents: stored.impressions + stored.webhits,
  };
  if (before && isUpToDate(before, state)) return null;

  const delivery = (before?.delivery ?? 0) + 1;
  const progress = await DayProgress.open(folder, {
    state,
    delivery,
    stored,
    rowsPerPart,
    naming: request.viewers?.nameBytes(Buffer.alloc(VIEWER_BYTES)).toString('base64url') ?? null,
  });
  const words = await readTexts(client, customerId);
  const context = { day, clock: reportingClock(timeZone), words };
  // The rows of parts stay in the order of the table, whoever else reads it.
  await client.query(
    'set local max_parallel_workers_per_gather = 0; set local synchronize_seqscans = off',
  );

  const files: Record<string, ManifestFile> = {};
  for (const file of EVENT_FILES) {
    files[file.name] = await writeFile(client, file, {
      ...request,
      folder,
      context,
      delivery,
      progress,
      rowsPerPart,
      onPart,
      expectedRows: file.name === 'responses' ? 0 : stored[file.name],
    });
  }
  refuseWrongCounts(day, files, figures);

  return {
    ...state,
    delivery,
    deliveredAt: new Date(request.nowMs).toISOString(),
    creditsEndAt: new Date(day.endsAtMs + CREDIT_WINDOW_MS).toISOString(),
    files,
  };
}

function refuseWrongCounts(
  { localDate }: LocalDay,
  files: Readonly<Record<string, ManifestFile>>,
  { counted, stored }: DayFigures,
): void {
  for (const { name } of EVENT_FILES) {
    const { rows = 0, outcomes = {} } = files[name] ?? {};
    const expected = name === 'responses' ? rows : stored[name];
    if (rows !== expected)
      throw new EventExportError(
        `${localDate}: ${rows} ${name} were read, but ${expected} are stored. Export again.`,
      );

    const counting = outcomes[COUNTED] ?? 0;
    if (counting !== counted[name])
      throw new EventExportError(
        `${localDate}: ${counting} stored ${name} count, but the figure is ${counted[name]}. Recompute the customer's figures, then export again.`,
      );
  }
}
