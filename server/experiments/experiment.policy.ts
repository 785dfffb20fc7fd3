import { definePolicy } from '#server/access/roles/policy.js';

/** The client's side, for every booking that it sees. */
export const experimentPolicy = definePolicy<object>()('experiment', {});
