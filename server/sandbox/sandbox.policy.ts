import { definePolicy } from '#server/access/roles/policy.js';

export const sandboxPolicy = definePolicy<never>()('sandbox', {});
