import { definePolicy } from '../../access/policy.js';
import { isOfOwnOrganisation } from '../people/own-organisation.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

export const webhookPolicy = definePolicy<WebhookEndpoint>()(
  'webhook',
  { update: isOfOwnOrganisation, archive: isOfOwnOrganisation },
  { update: "its own organisation's", archive: "its own organisation's" },
);
