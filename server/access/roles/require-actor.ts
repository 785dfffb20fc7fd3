import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';

/** The signed-in caller. Throws UNAUTHENTICATED when there is none. */
export function requireActor(ctx: Pick<ServiceContext, 'actor'>): Actor {
  if (ctx.actor) return ctx.actor;
  throw new ServiceError('UNAUTHENTICATED', 'Sign in to do this');
}
