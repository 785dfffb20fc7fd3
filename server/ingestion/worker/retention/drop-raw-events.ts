import type { Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import {
  dropPartitions,
  listMonths,
  monthOf,
  startOfMonthMs,
} from '#server/event-store/postgres/partitions/month-partitions.js';
import { lockWatermarks, moveWatermark } from '#server/event-store/postgres/watermarks.js';

/** Drops the months that ended `retentionMonths` or more before the present one; rollups stay. */
export async function dropRawEvents(
  pool: Pool,
  nowMs: number,
  retentionMonths: number,
): Promise<void> {
  const firstKept = monthOf(nowMs) - retentionMonths;

  await inTransaction(pool, async (client) => {
    await lockWatermarks(client);
    const expired = (await listMonths(client)).filter((month) => month < firstKept);
    if (expired.length === 0) return;
    await moveWatermark(client, 'raw_events', startOfMonthMs(firstKept));
    for (const month of expired) await dropPartitions(client, month);
  });
}
