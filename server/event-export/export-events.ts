import fs from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { exportDay } from './day/export-day.js';
import { readTimeZone } from './day/time-zone.js';
import { EventExportError, type EventExport, type ExportParts } from './event-export.js';
import { type LocalDay, localDays } from './local-day.js';
import { openWorkingFolder } from './working-folder.js';

/**
 * Delivers each day of the range of which anything has changed since its last delivery. A day is
 * delivered when its manifest is there. After an interruption the same command goes on with the
 * part of the day that it was at, while the working folder is there.
 */
export async function exportEvents(parts: ExportParts, request: EventExport): Promise<void> {
  const { customerId, format, receiver } = request;
  const days = await parts.read((client) => listDays(client, request));
  const folder = await openWorkingFolder([parts.store.place, customerId, format, receiver]);

  try {
    for (const day of days) {
      const delivery = await exportDay(parts, { ...request, day, folder });
      parts.onDay(day.localDate, delivery);
    }
  } catch (error) {
    if (!(error instanceof EventExportError)) throw error;
    await fs.rm(folder, { recursive: true });
    throw error;
  }
  await fs.rm(folder, { recursive: true });
}

/** The days of the range, all of which are over and still stored. */
async function listDays(client: ClientBase, request: EventExport): Promise<LocalDay[]> {
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
