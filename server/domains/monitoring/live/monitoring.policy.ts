import { definePolicy } from '#server/access/roles/policy.js';

/** Super admins only; nothing depends on a record. */
export const monitoringPolicy = definePolicy<never>()('monitoring', {});
