import { definePolicy } from '#server/access/roles/policy.js';

/** Super admins only, for every record. */
export const monitoringPolicy = definePolicy<never>()('monitoring', {});
