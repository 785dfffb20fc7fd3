import { definePolicy } from '#server/access/roles/policy.js';

/** Super admins only, for every record. */
export const deadLetterPolicy = definePolicy<never>()('deadLetter', {});
