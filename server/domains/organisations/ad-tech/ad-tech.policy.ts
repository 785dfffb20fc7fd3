import { definePolicy } from '#server/access/roles/policy.js';

/** Records of ad-techs are the super admins'. */
export const adtechPolicy = definePolicy<{ id: number }>()('adtech', {});
