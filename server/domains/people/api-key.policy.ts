import { definePolicy } from '../../access/policy.js';
import type { ApiKey } from './api-key.entity.js';
import { isOfOwnOrganisation } from './own-organisation.js';

export const apiKeyPolicy = definePolicy<ApiKey>()(
  'apiKey',
  { revoke: isOfOwnOrganisation },
  { revoke: "its own organisation's" },
);
