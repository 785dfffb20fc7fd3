import { definePolicy } from '#server/access/roles/policy.js';
import { isOwnRecord } from '#server/domains/organisations/base/own-record.js';

/**
 * Only an organisation's own admins change its record; others create customers and ask for
 * associations.
 */
export const customerPolicy = definePolicy<{ id: number }>()(
  'customer',
  { update: isOwnRecord('CUSTOMER'), archive: isOwnRecord('CUSTOMER') },
  { update: 'its own record', archive: 'its own record' },
);
