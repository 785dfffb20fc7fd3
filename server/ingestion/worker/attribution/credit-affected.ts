import type { ClientBase } from 'pg';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import type { BinaryRow } from '#server/event-store/copy-binary.js';
import { copyOut } from '#server/event-store/copy-stream.js';
import { findAffectedViewers } from './affected-viewers.js';
import { withFormerViewers, type LinkedViewer } from './viewer-links.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import { ViewerTimeline } from './credit-visits.js';
import {
  compareResponses,
  responseOf,
  type Response,
  type ResponseChanges,
} from './response-changes.js';

/** Credits the affected webhits again, and records the differences from the stored responses. */
export async function creditAffected(batch: Batch): Promise<void> {
  const found = findAffectedViewers(
    batch.arrivals,
    batch.customers,
    batch.watermarks.frozenBeforeMs,
  );
  if (found.length === 0) return;

  const affected = await withFormerViewers(batch.client, found);
  const changes: ResponseChanges = { removed: [], added: [] };
  let timeline = new ViewerTimeline();
  let current = -1;
  await streamHistories(batch.client, affected, (row) => {
    const index = row.int32();
    if (index !== current) {
      timeline = new ViewerTimeline();
      current = index;
    }
    const viewer = affected[index - 1];
    const clock = viewer && batch.customers.get(viewer.customerId)?.clock;
    if (!clock) throw new Error(`the history of an unknown viewer was read at ${index}`);
    const occurredAtMs = row.timestamp();
    const kind = row.int16();
    const eventId = row.uuid();
    const tagId = row.int32();
    if (kind === IMPRESSION)
      return timeline.addImpression({ eventId, occurredAtMs, tagId, regionId: row.int16() });

    const webhit = { eventId, occurredAtMs, siteTagId: tagId };
    const credit = timeline.creditWebhit(webhit);
    if (kind === FORMER_WEBHIT || occurredAtMs < viewer.fromMs) return;
    const stored = readStoredResponse(row, viewer.customerId, webhit);
    compareResponses(stored, credit && responseOf(credit, viewer.customerId, clock), changes);
  });
  batch.responses = changes;
}

const IMPRESSION = 1;
const WEBHIT = 2;
/** Under the viewer's former key, which is credited there: here it only precedes others. */
const FORMER_WEBHIT = 3;

function readStoredResponse(
  row: BinaryRow,
  customerId: number,
  webhit: { eventId: string; occurredAtMs: number; siteTagId: number },
): Response | null {
  if (row.skipNull()) return null;

  return {
    customerId,
    webhitAtMs: webhit.occurredAtMs,
    webhitId: webhit.eventId,
    siteTagId: webhit.siteTagId,
    regionId: row.int16(),
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
 * Rows by viewer, then in a timeline's order: index from 1, time, kind, id, tag, region; a webhit's
 * response follows. No condition bounds the time alone: the planner would then read all viewers'
 * events of that time.
 */
async function streamHistories(
  client: ClientBase,
  affected: readonly LinkedViewer[],
  onRow: (row: BinaryRow) => void,
): Promise<void> {
  // COPY takes no parameters; these texts contain only our own numbers, times and UUIDs.
  const array = (type: string, value: (viewer: LinkedViewer) => string | number) =>
    `'{${affected.map(value).join(',')}}'::${type}[]`;

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
     )
     select affected.index::integer, impression.occurred_at, ${IMPRESSION}::smallint, impression.event_id,
       impression.tag_id, impression.region_id, null::uuid, null::timestamptz, null::integer, null::date,
       null::smallint, null::smallint, null::integer
     from affected join event_store.impression
       on impression.customer_id = affected.customer_id and impression.viewer = affected.viewer
       and impression.occurred_at between affected.impressions_from and affected.up_to
     where impression.filter_reason = ${FILTER_REASON.none}
     union all
     select affected.index::integer, webhit.occurred_at, ${WEBHIT}::smallint, webhit.event_id,
       webhit.site_tag_id, response.region_id, response.impression_id, response.impression_at, response.tag_id,
       response.local_date, response.daypart, response.timing, response.views
     from affected join event_store.webhit
       on webhit.customer_id = affected.customer_id and webhit.viewer = affected.viewer
       and webhit.occurred_at between affected.webhits_from and affected.up_to
     left join event_store.response
       on response.customer_id = webhit.customer_id and response.webhit_id = webhit.event_id
       and response.webhit_at = webhit.occurred_at and response.webhit_at >= affected.credits_from
     where webhit.filter_reason = ${FILTER_REASON.none}
     ${affected.some(({ formerViewer }) => formerViewer !== null) ? FORMER_HISTORIES : ''}
     order by 1, 2, 3, 4`,
    onRow,
  );
}

/** The events of the same viewers in the epoch before. */
const FORMER_HISTORIES = `union all
     select affected.index::integer, impression.occurred_at, ${IMPRESSION}::smallint, impression.event_id,
       impression.tag_id, impression.region_id, null, null, null, null, null, null, null
     from affected join event_store.impression
       on impression.customer_id = affected.customer_id and impression.viewer = affected.former_viewer
       and impression.occurred_at between affected.impressions_from and affected.up_to
     where impression.filter_reason = ${FILTER_REASON.none} and affected.former_viewer <> '${NO_VIEWER}'
     union all
     select affected.index::integer, webhit.occurred_at, ${FORMER_WEBHIT}::smallint, webhit.event_id,
       webhit.site_tag_id, null, null, null, null, null, null, null, null
     from affected join event_store.webhit
       on webhit.customer_id = affected.customer_id and webhit.viewer = affected.former_viewer
       and webhit.occurred_at between affected.webhits_from and affected.up_to
     where webhit.filter_reason = ${FILTER_REASON.none} and affected.former_viewer <> '${NO_VIEWER}'`;

const instant = (utcMs: number) => new Date(utcMs).toISOString();
