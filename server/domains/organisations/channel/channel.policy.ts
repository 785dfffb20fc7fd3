import { definePolicy } from '#server/access/roles/policy.js';

/** Only super admins change channels. */
export const channelPolicy = definePolicy<{ id: number }>()('channel', {});
