import type { ServiceContext } from '#server/access/identity/context.js';

const REQUEST = `insert into event_store.recompute_request (customer_id, requested_at) values (?, ?)
  on conflict (customer_id) do update set requested_at = excluded.requested_at`;

/**
 * Queues a recomputation of all figures from the stored events, in the caller's transaction. The
 * worker does the work.
 */
export async function requestRecompute(ctx: ServiceContext, customerId: number): Promise<void> {
  await ctx.em.execute(REQUEST, [customerId, ctx.now()]);
}
