import type { ClientBase } from 'pg';
import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { EventFile } from '../rows/event-file.js';
import type { LocalDay } from '../local-day.js';

export interface DayFigures {
  /** Rises with every change of a figure of the day; 0 for a day without any. */
  version: number;
  /** Stored events, also those that do not count. */
  stored: Record<'impressions' | 'webhits', number>;
  /** The day's figures as the dashboard shows them. */
  counted: Record<EventFile['name'], number>;
}

const IMPRESSIONS = DAYPART_COLUMNS.join(' + ');

/** Reads what a day holds; in the transaction that exports it. */
export async function readDayFigures(
  client: ClientBase,
  customerId: number,
  { localDate, beginsAtMs, endsAtMs }: LocalDay,
): Promise<DayFigures> {
  const { rows } = await client.query<Record<string, string>>(
    `select
       coalesce((select version from event_store.day_version
         where customer_id = $1 and local_date = $2), 0) as version,
       (select coalesce(sum(${IMPRESSIONS}), 0) from event_store.impression_rollup
         where customer_id = $1 and local_date = $2) as impressions,
       (select coalesce(sum(webhits), 0) from event_store.webhit_rollup
         where customer_id = $1 and local_date = $2) as webhits,
       (select coalesce(sum(responses), 0) from event_store.response_rollup
         where customer_id = $1 and local_date = $2) as responses,
       (select count(*) from event_store.impression
         where customer_id = $1 and occurred_at >= $3 and occurred_at < $4) as stored_impressions,
       (select count(*) from event_store.webhit
         where customer_id = $1 and occurred_at >= $3 and occurred_at < $4) as stored_webhits`,
    [customerId, localDate, new Date(beginsAtMs), new Date(endsAtMs)],
  );
  const [row = {}] = rows;

  return {
    version: Number(row.version),
    stored: {
      impressions: Number(row.stored_impressions),
      webhits: Number(row.stored_webhits),
    },
    counted: {
      impressions: Number(row.impressions),
      webhits: Number(row.webhits),
      responses: Number(row.responses),
    },
  };
}
