import type { ClientBase } from 'pg';
import type { Counters } from '#server/event-store/figures/counters.js';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';
import { readStoredDays } from '#server/event-store/postgres/figures/read-stored-days.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
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

const sumOf = (counts: Counters): number =>
  Array.from(counts).reduce((sum, count) => sum + count, 0);

/** Reads what a day holds; in the transaction that exports it, which sees one state. */
export async function readDayFigures(
  client: ClientBase,
  customerId: number,
  { localDate, beginsAtMs, endsAtMs }: LocalDay,
): Promise<DayFigures> {
  const { rows } = await client.query<Record<string, string>>(
    `select
       coalesce((select version from event_store.day_version
         where customer_id = $1 and local_date = $2), 0) as version,
       (select count(*) from event_store.impression
         where customer_id = $1 and occurred_at >= $3 and occurred_at < $4) as stored_impressions,
       (select count(*) from event_store.webhit
         where customer_id = $1 and occurred_at >= $3 and occurred_at < $4) as stored_webhits`,
    [customerId, localDate, new Date(beginsAtMs), new Date(endsAtMs)],
  );
  const [row = {}] = rows;
  const version = Number(row.version);
  const day = dayOfLocalDate(localDate);
  const days = await readStoredDays(client, customerId, new Map([[day, version]]));
  const { impressions, webhits, responses } = days.get(day) ?? EMPTY_DAY;

  return {
    version,
    stored: {
      impressions: Number(row.stored_impressions),
      webhits: Number(row.stored_webhits),
    },
    counted: {
      impressions: sumOf(impressions.regions.counts),
      webhits: sumOf(webhits.counts),
      responses: sumOf(responses.totals.byLine),
    },
  };
}
