import type { ClientBase } from 'pg';
import { log } from '#server/core/process/log.js';
import type { DayVersions } from '#server/event-store/contract/figure-reader.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { copyOut } from '#server/event-store/postgres/copy/copy-stream.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { datesIn } from '#server/event-store/postgres/figures/dates-in.js';
import { BLOCK_FORMAT, unpackDay } from './day-block.js';

/**
 * Reads those of the days that have a block of their version, in the transaction of the client,
 * which has read the versions.
 */
export async function readDayBlocks(
  client: ClientBase,
  customerId: number,
  versions: DayVersions,
): Promise<Map<number, DayFigures>> {
  const days = new Map<number, DayFigures>();
  if (versions.size === 0) return days;

  const query = `select local_date, version, bytes from event_store.day_block
    where customer_id = ${Math.trunc(customerId)} and ${datesIn([...versions.keys()])}
      and format = ${BLOCK_FORMAT}`;
  await copyOut(client, query, (row) => {
    const [day, version] = [row.date(), row.int64()];
    if (versions.get(day) !== version) return;

    const figures = unpackDay(row.bytes(), version);
    if (figures) days.set(day, figures);
    else
      log.warn(
        { customerId, localDate: localDateOfDay(day) },
        'the block of a day is damaged; its figures are read from the rollups',
      );
  });

  return days;
}
