import { definePolicy } from '#server/access/roles/policy.js';
import type { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { isSame, partiesOf } from './pair.js';

/** Either side may end the association. An agency may not end one for its client. */
export const associationPolicy = definePolicy<Relationship>()(
  'association',
  { end: (actor, relationship) => partiesOf(relationship).some((party) => isSame(party, actor)) },
  { end: "its own organisation's" },
);
