import type { ClientBase } from 'pg';
import {
  FILTER_REASON,
  NO_VIEWER,
  type DeviceCode,
  type FilterReason,
} from '#server/event-store/codes.js';
import type {
  EventKey,
  ReportedAd,
  ViewedEvent,
} from '#server/event-store/contract/stored-event.js';
import { KEY_DIGITS, REPEATED_WITHIN_MS } from '#server/event-store/repeat-key.js';

interface Row {
  customer_id: number;
  viewer: string;
  occurred_at: Date;
  event_id: string;
  tag_id: number;
  region_id: number;
  received_at: Date;
  filter_reason: FilterReason;
  device: DeviceCode;
}

const WITHIN = `interval '${REPEATED_WITHIN_MS} milliseconds'`;

// By the primary key: nothing but the few rows of a viewer's minute is read.
const REPORTS = `
  select distinct stored.customer_id, stored.viewer, stored.occurred_at, stored.event_id,
    stored.tag_id, stored.region_id, stored.received_at, stored.filter_reason, stored.device
  from unnest($1::integer[], $2::uuid[], $3::timestamptz[], $4::integer[], $5::text[])
    as given (customer_id, viewer, occurred_at, tag_id, repeat_key)
  join event_store.impression stored
    on stored.customer_id = given.customer_id and stored.viewer = given.viewer
    and stored.occurred_at between given.occurred_at - ${WITHIN} and given.occurred_at + ${WITHIN}
    and stored.tag_id = given.tag_id
    and right(stored.event_id::text, ${KEY_DIGITS}) = given.repeat_key
  where stored.occurred_at between $6 and $7 and stored.customer_id = any($8)
    and stored.filter_reason in (${FILTER_REASON.none}, ${FILTER_REASON.repeated})`;

export async function findReports(
  client: ClientBase,
  ads: readonly ReportedAd[],
): Promise<ViewedEvent[]> {
  const { rows } = await client.query<Row>(REPORTS, [
    ads.map(({ customerId }) => customerId),
    ads.map(({ viewer }) => viewer),
    ads.map(({ occurredAtMs }) => new Date(occurredAtMs)),
    ads.map(({ tagId }) => tagId),
    ads.map(({ repeatKey }) => repeatKey),
    ...periodOf(ads),
    [...new Set(ads.map(({ customerId }) => customerId))],
  ]);

  return rows.map((row) => ({
    customerId: row.customer_id,
    kind: 'impression',
    id: row.event_id,
    tagId: row.tag_id,
    regionId: row.region_id,
    occurredAtMs: row.occurred_at.getTime(),
    receivedAtMs: row.received_at.getTime(),
    filterReason: row.filter_reason,
    device: row.device,
    viewer: row.viewer,
  }));
}

export async function markRepeated(
  client: ClientBase,
  impressions: readonly EventKey[],
): Promise<void> {
  await client.query(
    `update event_store.impression as stored set filter_reason = ${FILTER_REASON.repeated}
     from unnest($1::integer[], $2::uuid[], $3::timestamptz[], $4::uuid[])
       as given (customer_id, viewer, occurred_at, event_id)
     where stored.customer_id = given.customer_id and stored.viewer = given.viewer
       and stored.occurred_at = given.occurred_at and stored.event_id = given.event_id
       and stored.occurred_at between $5 and $6 and stored.customer_id = any($7)`,
    [
      impressions.map(({ customerId }) => customerId),
      impressions.map(({ viewer }) => viewer ?? NO_VIEWER),
      impressions.map(({ occurredAtMs }) => new Date(occurredAtMs)),
      impressions.map(({ id }) => id),
      ...periodOf(impressions),
      [...new Set(impressions.map(({ customerId }) => customerId))],
    ],
  );
}

/** The time in which reports of these ads lie, so that few partitions are read. */
function periodOf(ads: readonly Pick<ReportedAd, 'occurredAtMs'>[]): [Date, Date] {
  let [fromMs, toMs] = [Infinity, -Infinity];
  for (const { occurredAtMs } of ads) {
    fromMs = Math.min(fromMs, occurredAtMs - REPEATED_WITHIN_MS);
    toMs = Math.max(toMs, occurredAtMs + REPEATED_WITHIN_MS);
  }
  return [new Date(fromMs), new Date(toMs)];
}
