import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';

type Called = Pick<ServiceContext, 'actor'>;

/**
 * The signed-in caller, also one who must set up a second factor first: only for what the account
 * dialog needs until then. Throws UNAUTHENTICATED when there is none.
 */
export function requireSignedIn({ actor }: Called): Actor {
  if (actor) return actor;
  throw new ServiceError('UNAUTHENTICATED', 'Sign in to do this');
}

/**
 * The signed-in caller. Throws UNAUTHENTICATED when there is none, SECOND_FACTOR_REQUIRED when the
 * rules ask for a second factor and the caller has none.
 */
export function requireActor(ctx: Called): Actor {
  const actor = requireSignedIn(ctx);
  if (!actor.needsSecondFactor) return actor;
  throw new ServiceError(
    'SECOND_FACTOR_REQUIRED',
    'Set up a second factor before you do anything else',
  );
}

/** The signed-in person, as `requireSignedIn`. Throws UNAUTHENTICATED also for an API key. */
export function requirePerson(ctx: Called): { userId: number; sessionId: string } {
  const { userId, via } = requireSignedIn(ctx);
  if (userId !== null && 'session' in via) return { userId, sessionId: via.session };
  throw new ServiceError('UNAUTHENTICATED', 'Sign in as a person to do this');
}
