import type { Actor, EntityType } from '#server/access/identity/actor.js';

/** Whether a record of that kind is the actor's own organisation. */
export const isOwnRecord = (kind: EntityType) => (actor: Actor, record: { id: number }) =>
  actor.entityType === kind && actor.entityId === record.id;
