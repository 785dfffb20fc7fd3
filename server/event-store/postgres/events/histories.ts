import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import {
  FILTER_REASON,
  NO_VIEWER,
  type DeviceCode,
  type EventKind,
} from '#server/event-store/codes.js';
import type { HistoryReader } from '#server/event-store/contract/recount.js';
import type {
  AffectedViewer,
  LinkedViewer,
  ViewerWebhit,
} from '#server/event-store/contract/viewer-history.js';
import type { Response } from '#server/event-store/contract/response.js';
import type { BinaryRow } from '#server/event-store/postgres/copy/copy-binary.js';
import { copyOut } from '#server/event-store/postgres/copy/copy-stream.js';
import {
  lateralPeriods,
  type ViewerKey,
} from '#server/event-store/postgres/viewer-filters/possible-days.js';
import { shardOf } from '#server/event-store/shards.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';

export async function readHistories(
  client: ClientBase,
  viewers: readonly LinkedViewer[],
  reader: HistoryReader,
  shards: number,
): Promise<void> {
  const byShard = Map.groupBy(viewers, ({ customerId }) => shardOf(customerId, shards));
  for (const inShard of byShard.values()) await readInShard(client, inShard, reader);
}

async function readInShard(
  client: ClientBase,
  viewers: readonly LinkedViewer[],
  reader: HistoryReader,
): Promise<void> {
  let current = -1;
  let viewer: LinkedViewer | undefined;

  await streamHistories(client, viewers, (row) => {
    const index = row.int32();
    if (index !== current) {
      viewer = viewers[index - 1];
      if (viewer) reader.beginViewer(viewer);
      current = index;
    }
    if (!viewer) throw new Error(`the history of an unknown viewer was read at ${index}`);

    const occurredAtMs = row.timestamp();
    const kind = row.int16();
    const eventId = row.uuid();
    const tagId = row.int32();
    if (kind === IMPRESSION)
      return reader.addImpression({
        eventId,
        occurredAtMs,
        tagId,
        regionId: row.int16(),
        device: readDevice(row),
      });

    const webhit = { eventId, occurredAtMs, siteTagId: tagId };
    if (kind === FORMER_WEBHIT || occurredAtMs < viewer.fromMs)
      return reader.addPrecedingWebhit(webhit);
    reader.addWebhit(webhit, readStoredResponse(row, viewer.customerId, webhit));
  });
}

const readDevice = (row: BinaryRow) => row.int16() as DeviceCode; // as a worker stored it

const IMPRESSION = 1;
const WEBHIT = 2;
/** A visit under the viewer's former key; credited there, it only precedes others. */
const FORMER_WEBHIT = 3;

function readStoredResponse(
  row: BinaryRow,
  customerId: number,
  webhit: ViewerWebhit,
): Response | null {
  if (row.skipNull()) return null;

  return {
    customerId,
    webhitAtMs: webhit.occurredAtMs,
    webhitId: webhit.eventId,
    siteTagId: webhit.siteTagId,
    regionId: row.int16(),
    device: readDevice(row),
    impressionId: row.uuid(),
    impressionAtMs: row.timestamp(),
    tagId: row.int32(),
    localDay: row.date(),
    daypart: row.int16(),
    timing: row.int16(),
    views: row.int32(),
  };
}

/**
 * Rows by viewer, then in a timeline's order: index from 1, time, kind, id, tag, region, device; a webhit's
 * response follows. Most events change no credit: only viewers with a webhit to credit are read.
 */
async function streamHistories(
  client: ClientBase,
  affected: readonly LinkedViewer[],
  onRow: (row: BinaryRow) => void,
): Promise<void> {
  // COPY takes no parameters; these texts contain only our own numbers, times and UUIDs.
  const array = (type: string, value: (viewer: LinkedViewer) => string | number) =>
    `'{${affected.map(value).join(',')}}'::${type}[]`;
  // Names the shard to Citus, which does not look into the array that it is joined with.
  const customerIds = [...new Set(affected.map(({ customerId }) => customerId))];
  const inShard = `customer_id = any('{${customerIds.join(',')}}'::integer[])`;
  const within = (kind: EventKind) => `${periodOf(affected, LOOK_BACK_MS[kind])} and ${inShard}`;
  const impressions = (key: ViewerKey) =>
    `${lateralPeriods(key, inShard)} join ${lateralImpressions(key, within('impression'))}`;
  const webhits = (key: ViewerKey) => lateralWebhits(key, within('webhit'));

  await copyOut(
    client,
    `with affected as (
       select * from unnest(
         ${array('integer', (viewer) => viewer.customerId)},
         ${array('uuid', (viewer) => viewer.viewer)},
         ${array('timestamptz', (viewer) => instant(viewer.fromMs - CREDIT_WINDOW_MS))},
         ${array('timestamptz', (viewer) => instant(viewer.fromMs - VISIT_GAP_MS))},
         ${array('timestamptz', (viewer) => instant(viewer.fromMs))},
         ${array('timestamptz', (viewer) => instant(viewer.toMs))},
         ${array('uuid', (viewer) => viewer.formerViewer ?? NO_VIEWER)}
       ) with ordinality as given (customer_id, viewer, impressions_from, webhits_from, credits_from, up_to, former_viewer, index)
     ), credited as materialized (
       select affected.*, ${daySql('impressions_from')} as first_day, ${daySql('up_to')} as last_day, filtered.prefix_bits
       from affected
       left join event_store.filtered_customer as filtered
         on filtered.customer_id = affected.customer_id and filtered.${inShard}
       join lateral (
         select from event_store.webhit
         where customer_id = affected.customer_id and viewer = affected.viewer
           and occurred_at between affected.credits_from and affected.up_to
           and occurred_at between ${periodOf(affected, 0)} and ${inShard}
           and filter_reason = ${FILTER_REASON.none}
         limit 1
       ) as one on true
     )
     select credited.index::integer, event.occurred_at, ${IMPRESSION}::smallint, event.event_id,
       event.tag_id, event.region_id, event.device, null::uuid, null::timestamptz, null::integer, null::date,
       null::smallint, null::smallint, null::integer
     from credited join ${impressions('viewer')}
     union all
     select credited.index::integer, event.occurred_at, ${WEBHIT}::smallint, event.event_id,
       event.site_tag_id, response.region_id, response.device, response.impression_id, response.impression_at, response.tag_id,
       response.local_date, response.daypart, response.timing, response.views
     from credited join ${webhits('viewer')}
     left join lateral (
       select * from event_store.response
       where customer_id = event.customer_id and webhit_id = event.event_id
         and webhit_at = event.occurred_at and webhit_at >= credited.credits_from
         and webhit_at between ${periodOf(affected, 0)} and ${inShard}
       offset 0
     ) as response on true
     ${affected.some(({ formerViewer }) => formerViewer !== null) ? formerHistories(impressions, webhits) : ''}
     order by 1, 2, 3, 4`,
    onRow,
  );
}

/** SQL: days since 1970-01-01, UTC. */
const daySql = (instant: string) => `floor(extract(epoch from ${instant}) / 86400)::integer`;

const LOOK_BACK_MS: Record<EventKind, number> = {
  impression: CREDIT_WINDOW_MS,
  webhit: VISIT_GAP_MS,
};

/** Period from the earliest to the latest instant that a look-up needs: spares other partitions. */
function periodOf(affected: readonly AffectedViewer[], backMs: number): string {
  let [fromMs, toMs] = [Infinity, -Infinity];
  for (const viewer of affected) {
    fromMs = Math.min(fromMs, viewer.fromMs - backMs);
    toMs = Math.max(toMs, viewer.toMs);
  }
  return `'${instant(fromMs)}' and '${instant(toMs)}'`;
}

/**
 * Looked up for each viewer and period: `offset 0` keeps the planner from reading all viewers' events
 * of the batch's time instead.
 */
const lateralImpressions = (key: ViewerKey, within: string) =>
  `lateral (
       select * from event_store.impression
       where customer_id = credited.customer_id and viewer = credited.${key}
         and occurred_at >= greatest(credited.impressions_from, period.begins_at)
         and occurred_at <= credited.up_to and occurred_at < period.ends_at
         and occurred_at between ${within} and filter_reason = ${FILTER_REASON.none}
       offset 0
     ) as event on true`;

/** The same of webhits, whose look-back is short. */
const lateralWebhits = (key: ViewerKey, within: string) =>
  `lateral (
       select * from event_store.webhit
       where customer_id = credited.customer_id and viewer = credited.${key}
         and occurred_at between credited.webhits_from and credited.up_to
         and occurred_at between ${within} and filter_reason = ${FILTER_REASON.none}
       offset 0
     ) as event on true`;

/** The events of the same viewers in the epoch before. */
const formerHistories = (
  impressions: (key: ViewerKey) => string,
  webhits: (key: ViewerKey) => string,
) => `union all
     select credited.index::integer, event.occurred_at, ${IMPRESSION}::smallint, event.event_id,
       event.tag_id, event.region_id, event.device, null, null, null, null, null, null, null
     from credited join ${impressions('former_viewer')}
     where credited.former_viewer <> '${NO_VIEWER}'
     union all
     select credited.index::integer, event.occurred_at, ${FORMER_WEBHIT}::smallint, event.event_id,
       event.site_tag_id, null, null, null, null, null, null, null, null, null
     from credited join ${webhits('former_viewer')}
     where credited.former_viewer <> '${NO_VIEWER}'`;

const instant = (utcMs: number) => new Date(utcMs).toISOString();
