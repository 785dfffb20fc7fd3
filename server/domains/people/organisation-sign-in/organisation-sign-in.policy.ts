import { definePolicy } from '#server/access/roles/policy.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import type { OrganisationSignIn } from './organisation-sign-in.entity.js';

type Organisation = Pick<OrganisationSignIn, 'entityType' | 'entityId'>;

export const organisationSignInPolicy = definePolicy<Organisation>()(
  'organisationSignIn',
  { update: isOfOwnOrganisation },
  { update: "its own organisation's" },
);
