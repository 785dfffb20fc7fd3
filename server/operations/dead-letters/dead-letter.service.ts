import type { Pool } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { parseCursor, toCursor } from '#server/core/graphql/cursor.js';
import { checkRange, noCursor, takePage } from '#server/core/graphql/page-range.js';
import { pageInfoOf, type Page } from '#server/core/graphql/page.js';
import { parseQueuedEvent } from '#server/ingestion/queued-event.js';
import {
  countDeadLetters,
  findDeadLetters,
  countDeadLettersByReason,
  type ListedDeadLetter,
} from '#server/event-store/dead-letters.js';
import { DEAD_LETTER_PAGE_SIZE, type DeadLetterArgs } from './dead-letter.input.js';
import type { DeadLetter, DeadLetterSummary } from './dead-letter.type.js';
import { monitoringPolicy } from '#server/operations/live/monitoring.policy.js';

export const poolOf = (ctx: ServiceContext): Promise<Pool> =>
  ctx.em.getConnection().getNativeClient();

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

  const range = checkRange(args, { default: DEAD_LETTER_PAGE_SIZE });
  const filter = { reason: args.reason ?? undefined };
  const pool = await poolOf(ctx);
  const found = await findDeadLetters(pool, filter, {
    olderThan: idIn(range.after, 'after'),
    newerThan: idIn(range.before, 'before'),
    oldestFirst: range.isBackward,
    limit: range.size + 1,
  });
  const nodes = takePage(found, range).map(letterOf);
  const cursors = nodes.map(({ id }) => toCursor(id));

  return {
    nodes,
    cursors,
    pageInfo: pageInfoOf(cursors, range, found.length > range.size),
    totalCount: () => countDeadLetters(pool, filter),
  };
}

function idIn(cursor: string | null, argument: 'after' | 'before'): string | null {
  if (cursor === null) return null;
  const id = parseCursor(cursor);
  if (id === null) throw noCursor(argument);
  return id;
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
