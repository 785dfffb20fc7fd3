import { definePolicy } from '#server/access/roles/policy.js';

/** Only super admins change broadcasters. */
export const broadcasterPolicy = definePolicy<{ id: number }>()('broadcaster', {});
