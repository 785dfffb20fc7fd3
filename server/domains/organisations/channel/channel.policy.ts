import { definePolicy } from '#server/access/roles/policy.js';

/** Records of channels are the super admins'. */
export const channelPolicy = definePolicy<{ id: number }>()('channel', {});
