import type { ServiceContext } from '#server/access/identity/context.js';

const REQUEST = `insert into event_store.recompute_request (customer_id, requested_at) values (?, ?)
  on conflict (customer_id) do update set requested_at = excluded.requested_at`;

/**
 * Asks the worker, in the caller's transaction, to compute all figures of a customer anew from its
 * stored events.
 */
export async function requestRecompute(ctx: ServiceContext, customerId: number): Promise<void> {
  await ctx.em.execute(REQUEST, [customerId, ctx.now()]);
}
