import { definePolicy } from '#server/access/roles/policy.js';

/** Only super admins read or change groups. */
export const adtechGroupPolicy = definePolicy<{ id: number }>()('adtechGroup', {});
