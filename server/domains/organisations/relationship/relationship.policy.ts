import { definePolicy } from '#server/access/roles/policy.js';

/** Relationships are the super admins'; others associate their own organisation. */
export const relationshipPolicy = definePolicy<{ id: number }>()('relationship', {});
