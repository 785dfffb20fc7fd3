import { definePolicy } from '#server/access/roles/policy.js';
import type { ApiKey } from './api-key.entity.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';

export const apiKeyPolicy = definePolicy<ApiKey>()(
  'apiKey',
  { rotate: isOfOwnOrganisation, revoke: isOfOwnOrganisation },
  { rotate: "its own organisation's", revoke: "its own organisation's" },
);
