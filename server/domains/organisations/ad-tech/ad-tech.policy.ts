import { definePolicy } from '#server/access/roles/policy.js';

/** Only super admins change ad-techs. */
export const adtechPolicy = definePolicy<{ id: number }>()('adtech', {});
