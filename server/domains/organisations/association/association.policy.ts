import { definePolicy } from '#server/access/roles/policy.js';
import type { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { isSameOrganisation, listOrganisations } from './organisation-pair.js';

/** Either side may end the association. An agency may not end one for its client. */
export const associationPolicy = definePolicy<Relationship>()(
  'association',
  {
    end: (actor, relationship) =>
      listOrganisations(relationship).some((party) => isSameOrganisation(party, actor)),
  },
  { end: "its own organisation's" },
);
