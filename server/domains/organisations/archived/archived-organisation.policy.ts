import { definePolicy } from '#server/access/roles/policy.js';

/** Archiving an organisation signs its own users out, so only a super admin can restore it. */
export const archivedOrganisationPolicy = definePolicy<{ id: number }>()(
  'archivedOrganisation',
  {},
);
