import { definePolicy } from '#server/access/roles/policy.js';

/** Only super admins edit relationships; others ask for associations of their own organisation. */
export const relationshipPolicy = definePolicy<{ id: number }>()('relationship', {});
