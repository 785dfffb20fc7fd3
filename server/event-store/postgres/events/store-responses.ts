import type { ClientBase } from 'pg';
import { copyIn } from '#server/event-store/postgres/copy/copy-stream.js';
import { encodeResponses, RESPONSE_COLUMNS } from './encode-responses.js';
import type { Response, ResponseChanges } from '#server/event-store/contract/response.js';

export async function replaceResponses(
  client: ClientBase,
  { removed, added }: ResponseChanges,
): Promise<void> {
  for (const [customerId, own] of Map.groupBy(removed, (response) => response.customerId))
    await removeResponses(client, customerId, own);

  if (added.length === 0) return;

  await copyIn(client, `event_store.response (${RESPONSE_COLUMNS})`, encodeResponses(added));
}

/** Deletes responses of one customer. */
export async function removeResponses(
  client: ClientBase,
  customerId: number,
  removed: readonly Response[],
): Promise<void> {
  const times = removed.map((response) => response.webhitAtMs);

  await client.query(
    `delete from event_store.response
     using unnest($2::timestamptz[], $3::uuid[]) as gone (webhit_at, webhit_id)
     where response.customer_id = $1 and response.webhit_at between $4 and $5
       and response.webhit_at = gone.webhit_at and response.webhit_id = gone.webhit_id`,
    [
      customerId,
      times.map((utcMs) => new Date(utcMs)),
      removed.map((response) => response.webhitId),
      new Date(times.reduce((least, utcMs) => Math.min(least, utcMs), Infinity)),
      new Date(times.reduce((most, utcMs) => Math.max(most, utcMs), -Infinity)),
    ],
  );
}
