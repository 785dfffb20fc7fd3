import type { Actor, EntityType } from '#server/access/identity/actor.js';

export const isOwnRecord = (kind: EntityType) => (actor: Actor, record: { id: number }) =>
  actor.entityType === kind && actor.entityId === record.id;
