import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import type { AffectedViewer } from './affected-viewers.js';

/** An affected viewer with its key in the epoch before, where its visits may need that. */
export interface LinkedViewer extends AffectedViewer {
  formerViewer: string | null;
}

/** Stores which viewer of an epoch is which one of the epoch before, for webhits that count. */
export async function linkViewers({ client, arrivals }: Batch): Promise<void> {
  const linked = arrivals
    .map(({ event }) => event)
    .filter(
      ({ kind, viewer, formerViewer, filterReason }) =>
        kind === 'webhit' &&
        viewer !== null &&
        formerViewer !== null &&
        filterReason === FILTER_REASON.none,
    );
  if (linked.length === 0) return;

  await client.query(
    `insert into event_store.viewer_link (customer_id, viewer, former_viewer, since)
     select * from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::timestamptz[])
     on conflict do nothing`,
    [
      linked.map(({ customerId }) => customerId),
      linked.map(({ viewer }) => viewer),
      linked.map(({ formerViewer }) => formerViewer),
      linked.map(({ occurredAtMs }) => new Date(occurredAtMs)),
    ],
  );
}

/**
 * Adds what an epoch's beginning parts. An event before it may affect visits of the same viewer
 * after it, under the next key; and those visits need the events under the former key.
 */
export async function withFormerViewers(
  client: ClientBase,
  affected: readonly AffectedViewer[],
): Promise<LinkedViewer[]> {
  const beginsMs = (await readViewerEpochs(client)).map(({ beginsAtMs }) => beginsAtMs);
  const isNear = ({ fromMs, toMs }: AffectedViewer) =>
    beginsMs.some((beginMs) => fromMs - CREDIT_WINDOW_MS < beginMs && beginMs <= toMs);

  const unlinked = affected
    .filter((one) => !isNear(one))
    .map((one) => ({ ...one, formerViewer: null }));
  const near = affected.filter(isNear);
  if (near.length === 0) return unlinked;

  const linked = new Map<string, LinkedViewer>(
    near.map((one) => [keyOf(one.customerId, one.viewer), { ...one, formerViewer: null }]),
  );

  for (const { customerId, viewer, formerViewer } of await findLinks(client, near)) {
    const former = linked.get(keyOf(customerId, formerViewer));
    const known = linked.get(keyOf(customerId, viewer));
    const periods = [former, known].filter((one) => one !== undefined);
    linked.set(keyOf(customerId, viewer), {
      ...{ customerId, viewer, formerViewer },
      fromMs: Math.min(...periods.map(({ fromMs }) => fromMs)),
      toMs: Math.max(...periods.map(({ toMs }) => toMs)),
    });
  }

  return [...unlinked, ...linked.values()];
}

const keyOf = (customerId: number, viewer: string) => `${customerId}:${viewer}`;

/** The links in which one of the viewers is the newer or the former one. */
async function findLinks(client: ClientBase, viewers: readonly AffectedViewer[]) {
  const { rows } = await client.query<{
    customerId: number;
    viewer: string;
    formerViewer: string;
  }>(
    `with given as (select * from unnest($1::integer[], $2::uuid[]) as given (customer_id, viewer))
     select link.customer_id as "customerId", link.viewer, link.former_viewer as "formerViewer"
     from given join event_store.viewer_link link using (customer_id, viewer)
     where link.customer_id = any($1)
     union
     select link.customer_id, link.viewer, link.former_viewer
     from given join event_store.viewer_link link
       on link.customer_id = given.customer_id and link.former_viewer = given.viewer
     where link.customer_id = any($1)`,
    [viewers.map(({ customerId }) => customerId), viewers.map(({ viewer }) => viewer)],
  );
  return rows;
}
