import { definePolicy } from '../../access/policy.js';
import { isOwnRecord } from './own-record.js';

/** Beyond creating and associating, only an agency's own admins change its record. */
export const agencyPolicy = definePolicy<{ id: number }>()(
  'agency',
  { update: isOwnRecord('AGENCY'), archive: isOwnRecord('AGENCY') },
  { update: 'its own record', archive: 'its own record' },
);
