import type { Pool } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { parseCursor } from '#server/core/graphql/cursor.js';
import { invalid } from '#server/core/errors.js';
import { pageInfoOf, type Page } from '#server/core/graphql/page.js';
import { parseQueuedEvent } from '#server/ingestion/queued-event.js';
import { DEAD_LETTER_REASONS } from '#server/ingestion/worker/loop/batch.js';
import {
  countDeadLetters,
  findDeadLetters,
  countDeadLettersByReason,
  type ListedDeadLetter,
} from '#server/ingestion/worker/dead-letters/dead-letter-store.js';
import type { DeadLetterArgs } from './dead-letter.input.js';
import type { DeadLetter, DeadLetterSummary } from './dead-letter.type.js';
import { monitoringPolicy } from '#server/domains/monitoring/live/monitoring.policy.js';

const MAX_PAGE_SIZE = 500;

export const poolOf = (ctx: ServiceContext): Promise<Pool> =>
  ctx.em.getConnection().getNativeClient();

/** Throws INVALID for an unknown reason. */
export function checkReason(reason: string | null | undefined): string | undefined {
  if (!reason) return undefined;
  if (DEAD_LETTER_REASONS.some((known) => known === reason)) return reason;
  throw invalid({ reason: `Choose one of ${DEAD_LETTER_REASONS.join(', ')}` });
}

/** The event in the letter; nulls when it is unreadable. */
function eventOf(entry: string): Pick<DeadLetter, 'receivedAt' | 'kind' | 'customerId' | 'tagId'> {
  try {
    const { receivedAtMs, kind, customerId, tagId } = parseQueuedEvent(entry);
    return { receivedAt: new Date(receivedAtMs), kind, customerId, tagId };
  } catch {
    return { receivedAt: null, kind: null, customerId: null, tagId: null };
  }
}

const letterOf = (letter: ListedDeadLetter): DeadLetter => ({
  ...letter,
  ...eventOf(letter.entry),
});

/**
 * A page of the waiting letters, the newest first. Throws FORBIDDEN unless the caller is a super
 * admin, INVALID.
 */
export async function listDeadLetters(
  ctx: ServiceContext,
  args: DeadLetterArgs,
): Promise<Page<DeadLetter>> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');

  const { first, after } = args;
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw invalid({ first: `Ask for 1 to ${MAX_PAGE_SIZE} rows` });

  const filter = { reason: checkReason(args.reason) };
  const beforeId = after ? parseCursor(after) : null;
  if (after && beforeId === null) throw invalid({ after: 'This is not the cursor of a page' });

  const pool = await poolOf(ctx);
  const found = await findDeadLetters(pool, filter, { beforeId, limit: first + 1 });
  const nodes = found.slice(0, first).map(letterOf);
  const ids = nodes.map(({ id }) => id);

  return {
    nodes,
    pageInfo: pageInfoOf(ids, { hasNextPage: found.length > first, after }),
    totalCount: () => countDeadLetters(pool, filter),
  };
}

/** The waiting letters by reason. Throws FORBIDDEN unless the caller is a super admin. */
export async function summariseDeadLetters(ctx: ServiceContext): Promise<DeadLetterSummary[]> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  const summaries = await countDeadLettersByReason(await poolOf(ctx), {});
  return summaries.map(({ first: firstAt, last: lastAt, ...rest }) => ({
    ...rest,
    firstAt,
    lastAt,
  }));
}
