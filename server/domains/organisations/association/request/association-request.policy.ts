import type { Actor } from '#server/access/identity/actor.js';
import { definePolicy } from '#server/access/roles/policy.js';
import type { AssociationRequest } from './association-request.entity.js';
import { isSameOrganisation } from '#server/domains/organisations/association/organisation-pair.js';
import { requesterOf } from './request-parties.js';

export const hasAsked = (actor: Actor, request: AssociationRequest): boolean =>
  isSameOrganisation(requesterOf(request), actor);

const hasNotAsked = (actor: Actor, request: AssociationRequest): boolean =>
  !hasAsked(actor, request);

/** Everyone who sees a request and is not its requester is on the side that answers. */
export const associationRequestPolicy = definePolicy<AssociationRequest>()(
  'associationRequest',
  { accept: hasNotAsked, decline: hasNotAsked, withdraw: hasAsked },
  {
    accept: 'those made to its own organisation, or to a client that its agency works for',
    decline: 'those made to its own organisation, or to a client that its agency works for',
    withdraw: "its own organisation's",
  },
);
