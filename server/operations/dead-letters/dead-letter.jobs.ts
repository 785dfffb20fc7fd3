import { markDiscarded } from '#server/event-store/dead-letters.js';
import type { DeadLetterFilter } from '#server/event-store/contract/dead-letter.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';
import type { DeadLetterDiscard, DeadLetterReplay } from './dead-letter.type.js';
import type { PoolClient } from 'pg';
import type { Acting } from '#server/access/audit/acting.js';

interface LetterRequest {
  acting: Acting;
  filter: DeadLetterFilter;
}

/** Well within the time that the caller waits. */
const REPLAY_MS = 15_000;

/**
 * Replays letters for at most some seconds. Each step's letters, effects and audit entries are one
 * transaction, so a replay that is cut off has replayed whole steps.
 */
export const REPLAY_DEAD_LETTERS: JobKind<LetterRequest, DeadLetterReplay> = {
  name: 'replay dead letters',

  async run(_client, { acting, filter }, lookups) {
    const { replayed, remaining } = await requeueDeadLetters(lookups, filter, {
      untilMs: Date.now() + REPLAY_MS,
      onReplayed: (client, ids) => auditLetters(client, acting, 'replay', ids),
    });
    const waiting = await lookups.store.countDeadLetters(filter);

    return { replayed, remaining, untried: Math.max(0, waiting - remaining) };
  },
};

export const DISCARD_DEAD_LETTERS: JobKind<LetterRequest, DeadLetterDiscard> = {
  name: 'discard dead letters',

  async run(client, { acting, filter }) {
    const ids = await markDiscarded(client, filter, new Date(acting.at));
    await auditLetters(client, acting, 'discard', ids);

    return { discarded: ids.length };
  },
};

/**
 * Records the actor and the resolved letters, in the same transaction. `audit` handles entities
 * only, and letters are not entities.
 */
async function auditLetters(
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
