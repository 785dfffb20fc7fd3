import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid } from '#server/core/errors.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { partitionsOf } from '#server/ingestion/queue-partitions.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import type { FigureChanges } from './change.type.js';
import { parsePosition, toPosition } from './feed-position.js';

interface ChangedDay {
  date: string;
  version: number;
}

/**
 * The position is the oldest transaction that was running: those that commit later are all after
 * it, and those before it are waited for before the days are read.
 */
const POSITION = `select pg_snapshot_xmin(snapshot)::text as horizon,
    pg_snapshot_xmax(snapshot)::text as ended
  from (select pg_current_snapshot() as snapshot) as present`;

/** Changed in a transaction that was not visible to a reader of the position. */
const CHANGED_DAYS = `select local_date::text as date, version::int as version
  from event_store.day_version where customer_id = ? and changed_in >= (?::text)::xid8
  order by local_date`;

/**
 * The days whose figures changed since a position; from the start, all days with figures. Throws
 * NOT_FOUND for a customer the caller may not see, INVALID for a position of another customer.
 */
export async function listFigureChanges(
  ctx: ServiceContext,
  customerId: number,
  after?: string | null,
): Promise<FigureChanges> {
  await requireVisibleCustomer(ctx, customerId);
  const bound = ['figures', customerId];
  const start = after ? parsePosition(after, bound) : '0';

  // Read first: what left the queue by then is committed, and in the figures read next.
  const completeUntil = await queuedUntil(ctx, customerId);
  const [present] = await ctx.em.execute<{ horizon: string; ended: string }[]>(POSITION);
  const { horizon = '0', ended = '0' } = present ?? {};

  if (BigInt(start) > BigInt(ended)) {
    throw invalid({
      after: 'This position is later than the feed; leave it out to read from the start',
    });
  }

  await ctx.em.execute('select event_store.await_customer(?)', [customerId]);
  const days = await ctx.em.execute<ChangedDay[]>(CHANGED_DAYS, [customerId, start]);

  return { days, position: toPosition([...bound, horizon]), completeUntil };
}

/** A script, since only the partition's own Redis has the clock that gave its entries their ids. */
const NOW_AND_OLDEST = `
  local oldest = redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', 1)[1]
  return { redis.call('TIME')[1], oldest and oldest[1] }`;

/** Time of the oldest queued event of the customer's partitions, or now, by the clock of Redis. */
async function queuedUntil({ redis, config }: ServiceContext, customerId: number): Promise<Date> {
  const partitions = await partitionsOf(redis, customerId, config.queuePartitions);
  const untilMs = await Promise.all(
    partitions.map(async (partition) => {
      const answer: unknown = await redis.eval_ro(NOW_AND_OLDEST, 1, streamKey(partition));
      const [seconds, oldestId] = Array.isArray(answer) ? answer.map(String) : [];
      const nowMs = Number(seconds) * 1000;
      return oldestId ? Math.min(nowMs, Number.parseInt(oldestId, 10)) : nowMs;
    }),
  );
  return new Date(Math.min(...untilMs));
}
