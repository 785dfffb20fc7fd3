import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';

/** Who acts, when and in which call, as a job stores it. */
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
