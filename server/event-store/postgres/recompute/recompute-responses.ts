import type { ClientBase } from 'pg';
import { FILTER_REASON, NO_VIEWER, type DeviceCode } from '#server/event-store/codes.js';
import { copyIn, copyOut } from '#server/event-store/postgres/copy/copy-stream.js';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import type { Timeline } from '#server/event-store/contract/recount.js';
import {
  encodeResponses,
  RESPONSE_COLUMNS,
} from '#server/event-store/postgres/events/encode-responses.js';
import { responseOf, type Response } from '#server/event-store/contract/response.js';
import type { RecomputeScope } from './recompute-scope.js';

const ROWS_PER_COPY = 10_000;
const IMPRESSION = 1;
const WEBHIT = 2;
/** A visit under the viewer's key of the epoch before; credited there, it only precedes others. */
const FORMER_WEBHIT = 3;

interface ResponseInput {
  scope: RecomputeScope;
  /** Thresholds of the local segments. */
  thresholds: readonly string[];
  newTimeline: () => Timeline;
}

/**
 * Fills the temporary table recomputed_response. Frozen responses are copied and moved to the
 * clock's zone; all others are credited from the raw events that `reader`, a second connection,
 * streams viewer by viewer.
 */
export async function recomputeResponses(
  writer: ClientBase,
  reader: ClientBase,
  { scope, thresholds, newTimeline }: ResponseInput,
): Promise<void> {
  await writer.query(
    'create temporary table recomputed_response (like event_store.response) on commit drop',
  );
  await keepFrozen(writer, scope, thresholds);

  const { customerId, clock, watermarks } = scope;
  let responses: Response[] = [];
  const flush = async () => {
    if (responses.length === 0) return;
    const rows = encodeResponses(responses);
    responses = [];
    await copyIn(writer, `recomputed_response (${RESPONSE_COLUMNS})`, rows);
  };
  let timeline = newTimeline();
  let current = '';
  await copyOut(
    reader,
    historiesQuery(scope),
    (row) => {
      const viewer = row.uuid();
      if (viewer !== current) {
        timeline = newTimeline();
        current = viewer;
      }

      const occurredAtMs = row.timestamp();
      const kind = row.int16();
      const eventId = row.uuid();
      const tagId = row.int32();
      if (kind === IMPRESSION)
        return timeline.addImpression({
          eventId,
          occurredAtMs,
          tagId,
          regionId: row.int16(),
          device: row.int16() as DeviceCode, // as a worker stored it
        });

      const credit = timeline.creditWebhit({ eventId, occurredAtMs, siteTagId: tagId });
      if (kind === WEBHIT && credit && occurredAtMs >= watermarks.frozenBeforeMs)
        responses.push(responseOf(credit, customerId, clock));
    },
    async () => (responses.length >= ROWS_PER_COPY ? flush() : undefined),
  );
  await flush();
}

async function keepFrozen(
  client: ClientBase,
  scope: RecomputeScope,
  thresholds: readonly string[],
): Promise<void> {
  const { frozenBeforeMs, rawEventsMs } = scope.watermarks;
  if (frozenBeforeMs === -Infinity) return;

  await client.query(
    `insert into recomputed_response (${RESPONSE_COLUMNS})
     select customer_id, webhit_at, webhit_id, site_tag_id, impression_id, impression_at, tag_id,
       region_id,
       local_segment.local_date, local_segment.daypart, timing, views, device
     from event_store.response
     join local_segment on local_segment.bucket = width_bucket(impression_at, $2::timestamptz[])
     where customer_id = $1 and webhit_at < $3 and webhit_at >= $4`,
    [scope.customerId, thresholds, new Date(frozenBeforeMs), instantOrOldest(rawEventsMs)],
  );
}

/**
 * Viewers' counting events, in the order a timeline takes them; shared viewers have no credit. A viewer that is linked to one of
 * the epoch before has the last events of that one, too; a link is made in an epoch's first week.
 */
function historiesQuery({ customerId, watermarks }: RecomputeScope): string {
  const countingOf = (table: string) =>
    `${table}.customer_id = ${customerId} and ${table}.viewer <> '${NO_VIEWER}' and ${table}.filter_reason = ${FILTER_REASON.none}
      and not exists (select from event_store.shared_viewer shared
        where shared.customer_id = ${customerId} and shared.viewer = ${table}.viewer)`;
  const since = (backMs: number) =>
    `'${instantOrOldest(watermarks.frozenBeforeMs - backMs).toISOString()}'`;

  return `
    select viewer, occurred_at, ${IMPRESSION}::smallint, event_id, tag_id, region_id,
      device
    from event_store.impression where ${countingOf('impression')} and occurred_at >= ${since(CREDIT_WINDOW_MS)}
    union all
    select viewer, occurred_at, ${WEBHIT}::smallint, event_id, site_tag_id, null::smallint,
      null::smallint
    from event_store.webhit where ${countingOf('webhit')} and occurred_at >= ${since(VISIT_GAP_MS)}
    union all
    select link.viewer, event.occurred_at, ${IMPRESSION}::smallint, event.event_id, event.tag_id,
      event.region_id, event.device
    from ${FORMER_EVENTS('impression')} and ${countingOf('event')} and event.occurred_at >= ${since(CREDIT_WINDOW_MS)}
    union all
    select link.viewer, event.occurred_at, ${FORMER_WEBHIT}::smallint, event.event_id,
      event.site_tag_id, null::smallint, null::smallint
    from ${FORMER_EVENTS('webhit')} and ${countingOf('event')} and event.occurred_at >= ${since(VISIT_GAP_MS)}
    order by 1, 2, 3, 4`;
}

const FORMER_EVENTS = (table: 'impression' | 'webhit') => `event_store.viewer_link link
    join event_store.${table} event on event.customer_id = link.customer_id and event.viewer = link.former_viewer
      and event.occurred_at >= link.since - interval '${(2 * CREDIT_WINDOW_MS) / 1_000} seconds'
    where true`;

/** Serves queries: minus infinity is not a valid Date. */
export const instantOrOldest = (utcMs: number): Date =>
  new Date(Math.max(utcMs, Date.UTC(1900, 0)));
