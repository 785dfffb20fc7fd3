import type { EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { findOrganisationNames } from '#server/access/visibility/organisation.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

/** The numbers of the organisation kinds in REST. */
export const ENTITY_TYPE_NUMBER: Record<EntityType, number | null> = {
  SYSTEM: null,
  CUSTOMER: 1,
  AGENCY: 2,
  BROADCASTER: 3,
  ADTECH: 4,
};

const batchedNames = (entityType: Exclude<EntityType, 'SYSTEM'>) =>
  batchLoader((ctx: ServiceContext, ids: number[]) =>
    findOrganisationNames(ctx.em, entityType, ids),
  );

const loadName = {
  CUSTOMER: batchedNames('CUSTOMER'),
  AGENCY: batchedNames('AGENCY'),
  BROADCASTER: batchedNames('BROADCASTER'),
  ADTECH: batchedNames('ADTECH'),
};

/** The name of a user's organisation; null for SYSTEM. */
export async function entityName(
  ctx: ServiceContext,
  entityType: EntityType,
  entityId: number | null,
): Promise<string | null> {
  if (entityType === 'SYSTEM' || entityId === null) return null;
  return (await loadName[entityType](ctx, entityId)) ?? null;
}
