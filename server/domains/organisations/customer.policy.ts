import { definePolicy } from '../../access/policy.js';
import { isOwnRecord } from './own-record.js';

/** Beyond creating and associating, only an organisation's own admins change its record. */
export const customerPolicy = definePolicy<{ id: number }>()(
  'customer',
  { update: isOwnRecord('CUSTOMER'), archive: isOwnRecord('CUSTOMER') },
  { update: 'its own record', archive: 'its own record' },
);
