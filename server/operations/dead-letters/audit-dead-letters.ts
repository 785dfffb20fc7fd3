import type { PoolClient } from 'pg';
import type { Acting } from '#server/access/audit/acting.js';

/**
 * Records the actor and the resolved letters, in the same transaction. `audit` handles entities
 * only, and letters are not entities.
 */
export async function auditLetters(
  client: PoolClient,
  { actor, requestId, at }: Acting,
  verb: 'replay' | 'discard',
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `insert into audit_entry (occurred_at, user_id, entity_type, entity_id, action, subject_type, subject_id, request_id)
     select $1, $2, $3, $4, $5, 'deadLetter', id, $6 from unnest($7::text[]) as id`,
    [at, actor?.userId, actor?.entityType, actor?.entityId, `deadLetter.${verb}`, requestId, ids],
  );
}
