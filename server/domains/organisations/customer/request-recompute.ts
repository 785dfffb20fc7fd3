import type { ServiceContext } from '#server/access/identity/context.js';

/**
 * Queues a recomputation of all figures from the stored events, in the caller's transaction. The
 * worker does the work.
 */
export async function requestRecompute(ctx: ServiceContext, customerId: number): Promise<void> {
  const input = JSON.stringify({ customerId });
  await ctx.em.execute(`insert into worker_job (kind, input) values ('recompute', ?)`, [input]);
}
