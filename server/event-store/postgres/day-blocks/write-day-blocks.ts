import type { Pool, PoolClient } from 'pg';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import type { DayVersions } from '#server/event-store/contract/figure-reader.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';
import { readVersions } from '#server/event-store/postgres/figures/figure-reader.js';
import { loadDays } from '#server/event-store/postgres/figures/load-days.js';
import { inSnapshot } from '#server/event-store/postgres/figures/snapshot.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { lockShard, readShardCount } from '#server/event-store/shards.js';
import { BLOCK_FORMAT, packDay } from './day-block.js';
import { readSettledDays, type SettledDay } from './settled-days.js';

const BLOCKS_LOCK = 741_220_601;
/** Read together; a year of a large client is a dozen of these. */
const DAYS_PER_READING = 32;

export interface WritingLimits {
  /** Days from this one on are left to the rollups. */
  beforeDay: number;
  /** Days that a transaction from this one on has changed are, too. */
  beforeTransaction: string;
  /** Begins no reading after so long. */
  maxMs: number;
}

/**
 * Writes the blocks of days that have none of their version, the longest unchanged first; one
 * worker at a time. Returns how many it wrote. A day that changes meanwhile gets no block.
 */
export async function writeDayBlocks(pool: Pool, limits: WritingLimits): Promise<number> {
  const endsAt = performance.now() + limits.maxMs;
  let written = 0;

  await runAlone(pool, BLOCKS_LOCK, async () => {
    const shards = await readShardCount(pool);
    const settled = await readSettledDays(pool, limits);

    for (const [customerId, days] of Map.groupBy(settled, (day) => day.customerId)) {
      for (let at = 0; at < days.length; at += DAYS_PER_READING) {
        if (performance.now() >= endsAt) return;
        const figures = await readFigures(pool, customerId, days.slice(at, at + DAYS_PER_READING));
        for (const [day, each] of figures)
          if (await writeBlock(pool, { customerId, day, shards }, each)) written += 1;
      }
    }
  });

  return written;
}

/** Versions and figures as of one moment; the versions may be newer than those of `days`. */
function readFigures(
  pool: Pool,
  customerId: number,
  days: readonly SettledDay[],
): Promise<Map<number, DayFigures>> {
  const numbers = new Set(days.map(({ day }) => day));
  const range = { customerId, firstDay: Math.min(...numbers), lastDay: Math.max(...numbers) };

  return inSnapshot(pool, customerId, async (client) => {
    const all = await readVersions(client, range);
    const versions: DayVersions = new Map([...all].filter(([day]) => numbers.has(day)));
    return versions.size === 0 ? new Map() : loadDays([client], customerId, versions);
  });
}

/**
 * Holds the day's version for the time of the write. So who changes the day, or removes it, waits or
 * was first; and what an erasure removes after the change of the version is never written again.
 */
function writeBlock(
  pool: Pool,
  { customerId, day, shards }: { customerId: number; day: number; shards: number },
  figures: DayFigures,
): Promise<boolean> {
  const bytes = packDay(figures);

  return inTransaction(pool, async (client: PoolClient) => {
    if (shards > 1) await lockShard(client, customerId);
    const key = [customerId, localDateOfDay(day), figures.version];
    const { rowCount } = await client.query(
      `select from event_store.day_version
       where customer_id = $1 and local_date = $2 and version = $3 for share`,
      key,
    );
    if (rowCount !== 1) return false;

    await client.query(
      `insert into event_store.day_block (customer_id, local_date, version, format, bytes)
       values ($1, $2, $3, $4, $5)
       on conflict (customer_id, local_date) do update set
         version = excluded.version, format = excluded.format, bytes = excluded.bytes`,
      [...key, BLOCK_FORMAT, bytes],
    );
    return true;
  });
}
