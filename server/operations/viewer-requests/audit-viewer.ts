import type { PoolClient } from 'pg';
import type { Acting } from '#server/access/audit/acting.js';
import type { ViewerRequest } from './viewer-request.js';

interface ViewerAudit {
  verb: 'erase' | 'export';
  customerId: number;
  namedBy: ViewerRequest['namedBy'];
  counts: object;
}

/** Writes that a viewer was erased or read, and how many records: never which viewer. */
export async function auditViewer(
  client: Pick<PoolClient, 'query'>,
  { actor, requestId, at }: Acting,
  { verb, customerId, namedBy, counts }: ViewerAudit,
): Promise<void> {
  const fields = { namedBy, ...counts };
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, after]) => [name, { after }]),
  );

  await client.query(
    `insert into audit_entry (occurred_at, user_id, entity_type, entity_id, action, subject_type, subject_id, customer_id, changes, request_id)
     values ($1, $2, $3, $4, $5, 'viewer', '-', $6, $7, $8)`,
    [
      at,
      actor?.userId ?? null,
      actor?.entityType ?? null,
      actor?.entityId ?? null,
      `viewer.${verb}`,
      customerId,
      JSON.stringify(changes),
      requestId,
    ],
  );
}
