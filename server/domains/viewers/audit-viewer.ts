import type { PoolClient } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { ViewerIdentity } from '#server/ingestion/viewer-identity.js';

/** Who acts: a caller, or nobody known for a command of the server's operator. */
export type Acting = Pick<ServiceContext, 'actor' | 'requestId' | 'now'>;

interface ViewerAudit {
  verb: 'erase' | 'export';
  customerId: number;
  identity: ViewerIdentity;
  counts: object;
}

/** Writes that a viewer was erased or read, and how many records: never which viewer. */
export async function auditViewer(
  client: Pick<PoolClient, 'query'>,
  { actor, requestId, now }: Acting,
  { verb, customerId, identity, counts }: ViewerAudit,
): Promise<void> {
  const fields = { namedBy: identity.address ? 'address' : 'uid', ...counts };
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, after]) => [name, { after }]),
  );

  await client.query(
    `insert into audit_entry (occurred_at, user_id, entity_type, entity_id, action, subject_type, subject_id, customer_id, changes, request_id)
     values ($1, $2, $3, $4, $5, 'viewer', '-', $6, $7, $8)`,
    [
      now(),
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
