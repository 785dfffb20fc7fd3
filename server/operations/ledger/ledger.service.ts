import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import { EVENT_KIND, type EventKind } from '#server/event-store/codes.js';
import { readLedger } from '#server/event-store/ledger.js';
import type { LedgerArgs } from './ledger.input.js';
import { readLedgerLag } from './ledger-lag.js';
import type { Ledger } from './ledger.type.js';
import { monitoringPolicy } from '#server/operations/live/monitoring.policy.js';
import { countWaiting } from '#server/operations/live/queue-stats/queue-stats.js';
import { nameTags } from './tag-names.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TAGS = 500;

const KIND_NAMES = new Map<number, EventKind>([
  [EVENT_KIND.impression, 'impression'],
  [EVENT_KIND.webhit, 'webhit'],
]);

/**
 * The outcome of the calls that the edges took in an interval, by default the last 24 hours. Throws
 * FORBIDDEN unless the caller is a super admin, INVALID for an interval that ends before it begins.
 */
export async function getLedger(
  ctx: ServiceContext,
  { from, until, customerId }: LedgerArgs,
): Promise<Ledger> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');

  const to = until ?? ctx.now();
  const first = from ?? new Date(to.getTime() - DAY_MS);
  if (first > to) throw invalid({ until: 'The end cannot be before the start' });

  // Count the queue first: the ledger then includes an entry that a worker stores in between. The
  // other order would miss it.
  const waiting = await countWaiting(ctx.redis, ctx.config.queuePartitions);
  const pool = await ctx.em.getConnection().getNativeClient();
  const question = {
    from: first,
    to,
    customerId: customerId ?? undefined,
    waiting,
    maxTags: MAX_TAGS,
  };

  const [{ balance, total, tags }, lag] = await Promise.all([
    readLedger(pool, question),
    readLedgerLag(ctx.redis, ctx.config.queuePartitions, ctx.now()),
  ]);

  const namesOf = await nameTags(ctx.em, tags);

  return {
    balance,
    lag,
    total,
    tags: tags.map((tag) => ({
      ...tag,
      kind: KIND_NAMES.get(tag.kind) ?? 'unknown',
      customerName: namesOf(tag)?.customerName ?? null,
      tagName: namesOf(tag)?.tagName ?? null,
    })),
  };
}
