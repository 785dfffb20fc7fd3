import type { Pool, PoolClient } from 'pg';
import type {
  DayRange,
  DayVersions,
  FigureReader,
} from '#server/event-store/contract/figure-reader.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { changedDays } from '#server/event-store/postgres/counts/figure-changes.js';
import { earlierRows, loadDays, rowsOfDevices } from './load-days.js';
import { readStoredDays } from './read-stored-days.js';
import { hasSpareConnection, inSnapshot } from './snapshot.js';

/** Fewer days than this are read before a second transaction has begun. */
const MANY_DAYS = 8;
const NO_DAYS: ReadonlyMap<number, DayFigures> = new Map();

/** Figures in the database of the pool. */
export const openFigureReader = (pool: Pool): FigureReader => ({
  readVersions: (range) => readVersions(pool, range),
  readDays: (range, choose, asOf) =>
    inSnapshot(pool, range.customerId, async (client) => {
      const versions = new Map(await readVersions(client, range));
      const changed = asOf ? await readChangedDays(client, range, asOf) : [];
      for (const day of changed) versions.delete(day);

      const chosen = await choose(versions);
      const loaded =
        chosen.size > 0
          ? await readStoredDays(client, range.customerId, chosen, (others) =>
              loadFromRollups(pool, client, range, others),
            )
          : NO_DAYS;
      if (!asOf || changed.length === 0) return loaded;

      const earlier = new Map(changed.map((day) => [day, -asOf.getTime()]));
      return new Map([
        ...loaded,
        ...(await loadDays(
          [client],
          range.customerId,
          earlier,
          earlierRows(range.customerId, asOf),
        )),
      ]);
    }),
  readDeviceDays: (range, selections) =>
    inSnapshot(pool, range.customerId, async (client) => {
      const { customerId } = range;
      const versions = await readVersions(client, range);
      const read: ReadonlyMap<number, DayFigures>[] = [];

      for (const devices of selections) {
        const rowsOf = rowsOfDevices(customerId, devices);
        read.push(
          versions.size > 0 ? await loadDays([client], customerId, versions, rowsOf) : NO_DAYS,
        );
      }

      return read;
    }),
});

/**
 * Many days are read over two connections at once. Both see the same versions, and so the same
 * figures.
 */
function loadFromRollups(pool: Pool, client: PoolClient, range: DayRange, chosen: DayVersions) {
  const { customerId } = range;
  if (chosen.size < MANY_DAYS || !hasSpareConnection(pool))
    return loadDays([client], customerId, chosen);

  return inSnapshot(pool, null, async (second) => {
    const seen = await readVersions(second, range);
    const isSame = [...chosen].every(([day, version]) => seen.get(day) === version);
    return loadDays(isSame ? [client, second] : [client], customerId, chosen);
  });
}

async function readChangedDays(
  client: PoolClient,
  { customerId, firstDay, lastDay }: DayRange,
  asOf: Date,
): Promise<number[]> {
  const { rows } = await client.query<{ day: number }>(changedDays(customerId, asOf));
  return rows.map(({ day }) => day).filter((day) => day >= firstDay && day <= lastDay);
}

/**
 * Only days with a stored event have a version. They come as one JSON value, because the driver
 * takes many times as long for a row a day.
 */
export async function readVersions(
  client: Pool | PoolClient,
  { customerId, firstDay, lastDay }: DayRange,
): Promise<DayVersions> {
  const { rows } = await client.query<{ versions: [number, number][] | null }>({
    name: 'day_versions',
    text: `select json_agg(json_build_array(local_date - date '1970-01-01', version)) as versions
           from event_store.day_version
           where customer_id = $1 and local_date between $2 and $3`,
    values: [customerId, localDateOfDay(firstDay), localDateOfDay(lastDay)],
  });

  return new Map(rows[0]?.versions ?? []);
}
