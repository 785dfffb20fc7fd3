import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { copyFixedRows, fixedLayout } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import type { ExportFormat, WrittenPart } from '../formats/event-format.js';
import { FORMATS } from '../formats/formats.js';
import type { ViewerNames } from '../formats/viewer-names.js';
import type { LocalDay } from '../local-day.js';
import { type EventFile, queryOf } from '../rows/event-file.js';
import type { DayWords } from '../rows/repeated-values.js';
import type { DayProgress } from './day-progress.js';
import type { ManifestFile } from './manifest.js';

export interface FileExport {
  customerId: number;
  format: ExportFormat;
  viewers: ViewerNames | null;
  context: DayWords;
  delivery: number;
  folder: string;
  progress: DayProgress;
  /** The file has about as many rows in all. */
  expectedRows: number;
  rowsPerPart: number;
  onPart: (name: string, parts: number) => void;
}

/** Writes a file of a day, behind the parts of it that an interrupted export has finished. */
export async function writeFile(
  client: ClientBase,
  file: EventFile,
  { customerId, format, viewers, context, delivery, folder, progress, ...request }: FileExport,
): Promise<ManifestFile> {
  const { ending, openPart, finish } = FORMATS[format];
  const name = `${file.name}-${delivery}${ending}`;
  const local = path.join(folder, name);
  const layout = fixedLayout(Object.values(file.fields));
  const done = progress.partsOf(name);
  await cutTo(local, done.at(-1)?.fileBytes ?? 0);

  for (const day of spansOf(context.day, request).slice(done.length)) {
    const part = await openPart(local, { file, layout, context, names: viewers });
    const query = queryOf(file, customerId, day);
    await copyFixedRows(client, { query, layout }, part.write);
    await progress.add(name, await part.end());
    request.onPart(name, done.length);
  }
  await finish(local, file, done);

  const hash = createHash('sha256');
  await pipeline(createReadStream(local), hash);
  const { size } = await fs.stat(local);

  return { path: name, bytes: size, sha256: hash.digest('hex'), ...totals(done) };
}

/** The process ended while it wrote what is behind the last finished part. */
async function cutTo(local: string, bytes: number): Promise<void> {
  const handle = await fs.open(local, 'a');
  await handle.truncate(bytes);
  await handle.close();
}

/**
 * The day in spans of the same length: one for each part. An event's part follows from its own
 * time, so that the parts of an interrupted export hold what those of the next would.
 */
function spansOf(
  day: LocalDay,
  { expectedRows, rowsPerPart }: Pick<FileExport, 'expectedRows' | 'rowsPerPart'>,
): LocalDay[] {
  const count = Math.max(1, Math.ceil(expectedRows / rowsPerPart));
  const lengthMs = day.endsAtMs - day.beginsAtMs;
  const startOf = (part: number) => day.beginsAtMs + Math.round((lengthMs * part) / count);

  return Array.from({ length: count }, (_, part) => ({
    ...day,
    beginsAtMs: startOf(part),
    endsAtMs: startOf(part + 1),
  }));
}

function totals(parts: readonly WrittenPart[]): Pick<ManifestFile, 'rows' | 'outcomes'> {
  const outcomes: Record<string, number> = {};
  let rows = 0;
  for (const part of parts) {
    rows += part.rows;
    for (const [outcome, count] of Object.entries(part.outcomes))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
  }
  return { rows, outcomes };
}
