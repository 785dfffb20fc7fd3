import type { Acting } from '#server/access/audit/acting.js';
import { markDiscarded } from '#server/event-store/dead-letters.js';
import type { DeadLetterFilter } from '#server/event-store/contract/dead-letter.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';
import { auditLetters } from './audit-dead-letters.js';
import type { DeadLetterDiscard, DeadLetterReplay } from './dead-letter.type.js';

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
