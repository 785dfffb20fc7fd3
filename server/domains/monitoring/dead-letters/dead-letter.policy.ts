import { definePolicy } from '#server/access/roles/policy.js';

/** Super admins only; nothing depends on a record. */
export const deadLetterPolicy = definePolicy<never>()('deadLetter', {});
