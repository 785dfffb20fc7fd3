import type { ServiceContext } from '../../../access/context.js';
import type { Pair } from './pair.js';
import { findWaiting } from './request-record.js';
import { settleRequest } from './settle-request.js';

/** A super admin who relates two organisations answers whichever of them has asked. */
export async function acceptWaiting(ctx: ServiceContext, pair: Pair): Promise<void> {
  const waiting = await findWaiting(ctx.em, pair);
  if (waiting) await settleRequest(ctx, waiting, 'ACCEPTED');
}
