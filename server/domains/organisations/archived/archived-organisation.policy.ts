import { definePolicy } from '#server/access/roles/policy.js';

/**
 * Whoever archives the own organisation is signed out with it: only a super admin brings it back.
 */
export const archivedOrganisationPolicy = definePolicy<{ id: number }>()(
  'archivedOrganisation',
  {},
);
