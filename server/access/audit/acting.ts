import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';

/** The actor, time and call of a change, as a job stores them. */
export interface Acting {
  /** Null for a command of the server's operator. */
  actor: Pick<Actor, 'userId' | 'entityType' | 'entityId'> | null;
  requestId: string;
  at: string;
}

export function actingOf({ actor, requestId, now }: ServiceContext): Acting {
  const { userId, entityType, entityId } = actor ?? {};
  const named = entityType && { userId: userId ?? null, entityType, entityId: entityId ?? null };

  return { actor: named ?? null, requestId, at: now().toISOString() };
}
