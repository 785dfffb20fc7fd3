import { definePolicy } from '#server/access/roles/policy.js';
import { isOwnRecord } from '#server/domains/organisations/records/own-record.js';

/** Beyond creating and associating, only an organisation's own admins change its record. */
export const customerPolicy = definePolicy<{ id: number }>()(
  'customer',
  { update: isOwnRecord('CUSTOMER'), archive: isOwnRecord('CUSTOMER') },
  { update: 'its own record', archive: 'its own record' },
);
