import type { AssociationRequest } from './association-request.entity.js';
import type { TargetType } from '#server/domains/organisations/association/association-state.js';
import {
  ID_OF,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';

export function requesterOf(request: AssociationRequest): OrganisationRef {
  const { requesterType: entityType } = request;
  return { entityType, entityId: request[ID_OF[entityType]] ?? 0 };
}

export function targetOf(
  request: AssociationRequest,
): OrganisationRef & { entityType: TargetType } {
  const entityType =
    request.requesterType === 'CUSTOMER' || request.customerId === null ? 'AGENCY' : 'CUSTOMER';
  return { entityType, entityId: request[ID_OF[entityType]] ?? 0 };
}

/** Requester first. */
export const sidesOf = (request: AssociationRequest): [OrganisationRef, OrganisationRef] => [
  requesterOf(request),
  targetOf(request),
];
