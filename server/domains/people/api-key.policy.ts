import { definePolicy } from '../../access/policy.js';
import type { ApiKey } from './api-key.entity.js';
import { isOfOwnOrganisation } from './own-organisation.js';

export const apiKeyPolicy = definePolicy<ApiKey>()(
  'apiKey',
  { rotate: isOfOwnOrganisation, revoke: isOfOwnOrganisation },
  { rotate: "its own organisation's", revoke: "its own organisation's" },
);
