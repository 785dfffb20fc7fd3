import { definePolicy } from '#server/access/roles/policy.js';
import type { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { isSame, partiesOf } from './pair.js';

/**
 * Either side ends what both agreed to; nobody else does, an agency not for a client that it works
 * for.
 */
export const associationPolicy = definePolicy<Relationship>()(
  'association',
  { end: (actor, relationship) => partiesOf(relationship).some((party) => isSame(party, actor)) },
  { end: "its own organisation's" },
);
