import { actingOf } from '#server/access/audit/acting.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import type { DeadLetterFilter } from '#server/event-store/contract/dead-letter.js';
import { requestJob } from '#server/ingestion/worker/jobs/request-job.js';
import type { DeadLetterChoice } from './dead-letter.input.js';
import { DISCARD_DEAD_LETTERS, REPLAY_DEAD_LETTERS } from './dead-letter.jobs.js';
import { deadLetterPolicy } from './dead-letter.policy.js';
import { poolOf } from './dead-letter.service.js';
import type { DeadLetterDiscard, DeadLetterReplay } from './dead-letter.type.js';

const MAX_IDS = 500;
const ID = /^[1-9]\d{0,17}$/;

function checkChoice({ ids, reason }: DeadLetterChoice): DeadLetterFilter {
  const filter = { ids: ids ?? undefined, reason: reason ?? undefined };
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
 * Lets a worker replay letters for at most some seconds. Throws FORBIDDEN unless the caller is a
 * super admin, INVALID, UNAVAILABLE.
 */
export async function replayDeadLetters(
  ctx: ServiceContext,
  choice: DeadLetterChoice,
): Promise<DeadLetterReplay> {
  authorize(requireActor(ctx), deadLetterPolicy, 'replay');
  const filter = checkChoice(choice);

  return requestJob(await poolOf(ctx), REPLAY_DEAD_LETTERS, { acting: actingOf(ctx), filter });
}

/** Lets a worker discard letters. Throws like `replayDeadLetters`. */
export async function discardDeadLetters(
  ctx: ServiceContext,
  choice: DeadLetterChoice,
): Promise<DeadLetterDiscard> {
  authorize(requireActor(ctx), deadLetterPolicy, 'discard');
  const filter = checkChoice(choice);

  return requestJob(await poolOf(ctx), DISCARD_DEAD_LETTERS, { acting: actingOf(ctx), filter });
}
