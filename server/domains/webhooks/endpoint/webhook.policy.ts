import { definePolicy } from '#server/access/roles/policy.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

export const webhookPolicy = definePolicy<WebhookEndpoint>()(
  'webhook',
  { update: isOfOwnOrganisation, archive: isOfOwnOrganisation },
  { update: "its own organisation's", archive: "its own organisation's" },
);
