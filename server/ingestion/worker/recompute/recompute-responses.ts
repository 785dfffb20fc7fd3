import type { ClientBase } from 'pg';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import { copyIn, copyOut } from '#server/event-store/copy-stream.js';
import {
  CREDIT_WINDOW_MS,
  ViewerTimeline,
  VISIT_GAP_MS,
} from '#server/ingestion/worker/attribution/credit-visits.js';
import {
  encodeResponses,
  RESPONSE_COLUMNS,
} from '#server/ingestion/worker/attribution/encode-responses.js';
import {
  responseOf,
  type Response,
} from '#server/ingestion/worker/attribution/response-changes.js';
import type { RecomputeScope } from './recompute-scope.js';

const ROWS_PER_COPY = 10_000;
const IMPRESSION = 1;

/**
 * Fills the temporary table recomputed_response. Frozen responses are copied and moved to the
 * clock's zone; all others are credited from the raw events that `reader`, a second connection,
 * streams viewer by viewer.
 */
export async function recomputeResponses(
  writer: ClientBase,
  reader: ClientBase,
  scope: RecomputeScope,
  thresholds: readonly string[],
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
  let timeline = new ViewerTimeline();
  let current = '';
  await copyOut(
    reader,
    historiesQuery(scope),
    (row) => {
      const viewer = row.uuid();
      if (viewer !== current) {
        timeline = new ViewerTimeline();
        current = viewer;
      }

      const occurredAtMs = row.timestamp();
      const isImpression = row.int16() === IMPRESSION;
      const eventId = row.uuid();
      const tagId = row.int32();
      if (isImpression)
        return timeline.addImpression({ eventId, occurredAtMs, tagId, regionId: row.int16() });

      const credit = timeline.creditWebhit({ eventId, occurredAtMs, siteTagId: tagId });
      if (credit && occurredAtMs >= watermarks.frozenBeforeMs)
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
     select customer_id, webhit_at, webhit_id, site_tag_id, impression_id, impression_at, tag_id, region_id,
       local_segment.local_date, local_segment.daypart, timing, views
     from event_store.response
     join local_segment on local_segment.bucket = width_bucket(impression_at, $2::timestamptz[])
     where customer_id = $1 and webhit_at < $3 and webhit_at >= $4`,
    [scope.customerId, thresholds, new Date(frozenBeforeMs), instantOrOldest(rawEventsMs)],
  );
}

/** Viewers' counting events, in the order a timeline takes them. */
function historiesQuery({ customerId, watermarks }: RecomputeScope): string {
  const counting = `customer_id = ${customerId} and viewer <> '${NO_VIEWER}' and filter_reason = ${FILTER_REASON.none}`;
  const since = (backMs: number) =>
    `'${instantOrOldest(watermarks.frozenBeforeMs - backMs).toISOString()}'`;

  return `
    select viewer, occurred_at, ${IMPRESSION}::smallint, event_id, tag_id, region_id
    from event_store.impression where ${counting} and occurred_at >= ${since(CREDIT_WINDOW_MS)}
    union all
    select viewer, occurred_at, ${IMPRESSION + 1}::smallint, event_id, site_tag_id, null::smallint
    from event_store.webhit where ${counting} and occurred_at >= ${since(VISIT_GAP_MS)}
    order by 1, 2, 3, 4`;
}

/** For queries: minus infinity is not a valid Date. */
export const instantOrOldest = (utcMs: number): Date =>
  new Date(Math.max(utcMs, Date.UTC(1900, 0)));
