import type { Actor, EntityType } from '#server/access/identity/actor.js';

interface OfOrganisation {
  entityType: EntityType;
  entityId: number | null;
}

export const isOfOwnOrganisation = (
  actor: Actor,
  { entityType, entityId }: OfOrganisation,
): boolean => entityType === actor.entityType && entityId === actor.entityId;
