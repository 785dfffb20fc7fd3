import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  ORGANISATION_TYPES,
  type OrganisationType,
} from '#server/access/visibility/visibility-sql.js';
import { invalid } from '#server/core/errors.js';
import type { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';

export interface OrganisationRef {
  entityType: OrganisationType;
  entityId: number;
}

/**
 * Two organisations in the columns of a relationship or request: exactly two of the ids are set.
 */
export type OrganisationPair = Pick<
  Relationship,
  'customerId' | 'broadcasterId' | 'agencyId' | 'adtechId'
>;

export const ID_OF: Record<OrganisationType, keyof OrganisationPair> = {
  CUSTOMER: 'customerId',
  AGENCY: 'agencyId',
  BROADCASTER: 'broadcasterId',
  ADTECH: 'adtechId',
};

export const createPair = (...parties: OrganisationRef[]): OrganisationPair => {
  const pair: OrganisationPair = {
    customerId: null,
    broadcasterId: null,
    agencyId: null,
    adtechId: null,
  };
  for (const { entityType, entityId } of parties) pair[ID_OF[entityType]] = entityId;
  return pair;
};

/** The two sides of a pair, in a fixed order: a customer first, then an agency. */
export function listOrganisations(pair: OrganisationPair): [OrganisationRef, OrganisationRef] {
  const [first, second] = ORGANISATION_TYPES.flatMap((entityType): OrganisationRef[] => {
    const entityId = pair[ID_OF[entityType]];
    return entityId === null ? [] : [{ entityType, entityId }];
  });
  if (!first || !second) throw new Error('a pair has two organisations');
  return [first, second];
}

export const isSameOrganisation = (
  one: OrganisationRef,
  other: { entityType: string; entityId: number | null },
): boolean => one.entityType === other.entityType && one.entityId === other.entityId;

/** The caller's organisation. Throws INVALID for a super admin, who has none. */
export function requireOwnOrganisation(ctx: ServiceContext): OrganisationRef {
  const { entityType, entityId } = requireActor(ctx);
  if (entityType !== 'SYSTEM' && entityId !== null) return { entityType, entityId };
  throw invalid({ id: 'You have no organisation of your own to associate with' });
}
