import type { Actor, EntityType } from '#server/access/identity/actor.js';

interface OfOrganisation {
  entityType: EntityType;
  entityId: number | null;
}

export const isOfOrganisation = (
  one: OfOrganisation,
  { entityType, entityId }: OfOrganisation,
): boolean => entityType === one.entityType && entityId === one.entityId;

export const isOfOwnOrganisation = (actor: Actor, of: OfOrganisation): boolean =>
  isOfOrganisation(actor, of);
