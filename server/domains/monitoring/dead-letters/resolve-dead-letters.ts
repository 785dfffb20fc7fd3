import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import {
  countDeadLetters,
  markDiscarded,
  type DeadLetterFilter,
} from '#server/ingestion/worker/dead-letters/dead-letter-store.js';
import { requeueDeadLetters } from '#server/ingestion/worker/dead-letters/replay.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import { auditLetters } from './audit-dead-letters.js';
import type { DeadLetterChoice } from './dead-letter.input.js';
import { deadLetterPolicy } from './dead-letter.policy.js';
import { checkReason, poolOf } from './dead-letter.service.js';
import type { DeadLetterDiscard, DeadLetterReplay } from './dead-letter.type.js';

/** Well within the 30 s that a caller waits. */
const REPLAY_MS = 15_000;
/** One for the transaction, one for its lookups. */
const REPLAY_CONNECTIONS = 2;

const MAX_IDS = 500;
const ID = /^[1-9]\d{0,17}$/;

function checkChoice({ ids, reason }: DeadLetterChoice): DeadLetterFilter {
  const filter = { ids: ids ?? undefined, reason: checkReason(reason) };
  const named = filter.ids ?? [];
  const check = new FieldCheck();
  check.require('ids', named.length <= MAX_IDS, `Name ${MAX_IDS} letters at most`);
  check.require(
    'ids',
    named.every((id) => ID.test(id)),
    'This is not a valid id of a dead letter',
  );
  check.require(
    'ids',
    named.length > 0 || filter.reason !== undefined,
    'Say which letters, or of which reason',
  );
  check.done();

  return filter;
}

/**
 * Replays letters for at most some seconds. Each step's letters, effects and audit entries are one
 * transaction. Throws FORBIDDEN unless the caller is a super admin, INVALID, UNAVAILABLE.
 */
export async function replayDeadLetters(
  ctx: ServiceContext,
  choice: DeadLetterChoice,
): Promise<DeadLetterReplay> {
  authorize(requireActor(ctx), deadLetterPolicy, 'replay');

  const filter = checkChoice(choice);
  const pool = openWorkerPool(ctx.config.databaseUrl, REPLAY_CONNECTIONS);

  try {
    const { replayed, remaining } = await requeueDeadLetters(openLookups(pool), filter, {
      untilMs: Date.now() + REPLAY_MS,
      onReplayed: (client, ids) => auditLetters(client, ctx, 'replay', ids),
    });
    const waiting = await countDeadLetters(pool, filter);
    return { replayed, remaining, untried: Math.max(0, waiting - remaining) };
  } finally {
    await pool.end();
  }
}

/**
 * Discards letters and audits it in the same transaction. Throws FORBIDDEN unless the caller is a
 * super admin, INVALID.
 */
export async function discardDeadLetters(
  ctx: ServiceContext,
  choice: DeadLetterChoice,
): Promise<DeadLetterDiscard> {
  authorize(requireActor(ctx), deadLetterPolicy, 'discard');
  const filter = checkChoice(choice);
  const ids = await inTransaction(await poolOf(ctx), async (client) => {
    const discarded = await markDiscarded(client, filter, ctx.now());
    await auditLetters(client, ctx, 'discard', discarded);
    return discarded;
  });
  return { discarded: ids.length };
}
