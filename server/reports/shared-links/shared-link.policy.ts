import { definePolicy } from '#server/access/roles/policy.js';
import type { SharedLink } from './shared-link.entity.js';

/** Only its creator finds a shared link, so only the role matters. */
export const sharedLinkPolicy = definePolicy<SharedLink>()('sharedLink', {});
