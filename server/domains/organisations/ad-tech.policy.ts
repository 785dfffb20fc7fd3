import { definePolicy } from '../../access/policy.js';

/** Records of ad-techs are the super admins'. */
export const adtechPolicy = definePolicy<{ id: number }>()('adtech', {});
