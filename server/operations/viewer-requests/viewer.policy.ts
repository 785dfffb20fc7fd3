import { definePolicy } from '#server/access/roles/policy.js';

/** Super admins only, for the viewers of every customer. */
export const viewerPolicy = definePolicy<never>()('viewer', {});
