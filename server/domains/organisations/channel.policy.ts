import { definePolicy } from '../../access/policy.js';

/** Records of channels are the super admins'. */
export const channelPolicy = definePolicy<{ id: number }>()('channel', {});
