import { definePolicy } from '#server/access/roles/policy.js';

/** Groups are the super admins' alone, reading included. */
export const adtechGroupPolicy = definePolicy<{ id: number }>()('adtechGroup', {});
