import { definePolicy } from '#server/access/roles/policy.js';
import { isOwnRecord } from '#server/domains/organisations/base/own-record.js';

/**
 * Only an agency's own admins change its record; others create agencies and ask for associations.
 */
export const agencyPolicy = definePolicy<{ id: number }>()(
  'agency',
  { update: isOwnRecord('AGENCY'), archive: isOwnRecord('AGENCY') },
  { update: 'its own record', archive: 'its own record' },
);
