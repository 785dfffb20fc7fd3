import type { Pool } from 'pg';
import { NO_VIEWER } from '#server/event-store/codes.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { monthOf, startOfMonthMs } from '#server/event-store/months.js';
import { listMonths } from '#server/event-store/postgres/partitions/month-partitions.js';
import { DAY_MS, utcDateOf } from '#server/event-store/utc-days.js';
import { lockWatermarks, moveWatermark } from '#server/event-store/postgres/watermarks.js';

/**
 * Removes the viewer from events before `beforeMs`, one day per transaction: the same transaction
 * moves the watermark, so that a batch never sees one without the other.
 */
export async function clearViewerKeys(pool: Pool, beforeMs: number): Promise<void> {
  for (const dayMs of await daysToClear(pool, beforeMs)) {
    await inTransaction(pool, async (client) => {
      await client.query('set local statement_timeout = 0; set local enable_seqscan = on');
      await lockWatermarks(client);

      for (const table of ['impression', 'webhit']) {
        await client.query(
          `update event_store.${table} set viewer = '${NO_VIEWER}'
           where occurred_at >= $1 and occurred_at < $2 and viewer <> '${NO_VIEWER}'`,
          [new Date(dayMs), new Date(dayMs + DAY_MS)],
        );
      }

      for (const table of ['viewer_filter', 'late_viewer'])
        await client.query(`delete from event_store.${table} where day = $1`, [utcDateOf(dayMs)]);

      await moveWatermark(client, 'viewer_keys', dayMs + DAY_MS);
    });
  }
}

/** Days (UTC) that end before `beforeMs`, are not cleared yet, and have a partition. */
async function daysToClear(pool: Pool, beforeMs: number): Promise<number[]> {
  const { viewerKeysMs, months } = await inTransaction(pool, async (client) => ({
    ...(await lockWatermarks(client)),
    months: await listMonths(client),
  }));

  const days: number[] = [];

  for (const month of months.filter((each) => each <= monthOf(beforeMs))) {
    for (let dayMs = startOfMonthMs(month); dayMs < startOfMonthMs(month + 1); dayMs += DAY_MS) {
      if (dayMs >= viewerKeysMs && dayMs + DAY_MS <= beforeMs) days.push(dayMs);
    }
  }

  return days;
}
