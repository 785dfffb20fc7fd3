import type { AssociationRequest } from './association-request.entity.js';
import type { TargetType } from '#server/domains/organisations/association/association-state.js';
import { ID_OF, type PartyRef } from '#server/domains/organisations/association/pair.js';

export function requesterOf(request: AssociationRequest): PartyRef {
  const { requesterType: entityType } = request;
  return { entityType, entityId: request[ID_OF[entityType]] ?? 0 };
}

export function targetOf(request: AssociationRequest): PartyRef & { entityType: TargetType } {
  const entityType =
    request.requesterType === 'CUSTOMER' || request.customerId === null ? 'AGENCY' : 'CUSTOMER';
  return { entityType, entityId: request[ID_OF[entityType]] ?? 0 };
}

/** Requester first. */
export const sidesOf = (request: AssociationRequest): [PartyRef, PartyRef] => [
  requesterOf(request),
  targetOf(request),
];
