import type { Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { monthOf, startOfMonthMs } from '#server/event-store/months.js';
import {
  dropPartitions,
  listMonths,
} from '#server/event-store/postgres/partitions/month-partitions.js';
import { lockWatermarks, moveWatermark } from '#server/event-store/postgres/watermarks.js';

export async function dropRawEvents(pool: Pool, beforeMs: number): Promise<void> {
  const firstKept = monthOf(beforeMs);

  await inTransaction(pool, async (client) => {
    await lockWatermarks(client);
    const expired = (await listMonths(client)).filter((month) => month < firstKept);
    if (expired.length === 0) return;
    await moveWatermark(client, 'raw_events', startOfMonthMs(firstKept));
    for (const month of expired) await dropPartitions(client, month);
  });
}
