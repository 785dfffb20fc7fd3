import { definePolicy } from '#server/access/roles/policy.js';

/** Records of broadcasters are the super admins'. */
export const broadcasterPolicy = definePolicy<{ id: number }>()('broadcaster', {});
