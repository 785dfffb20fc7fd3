import { toNodeId } from '../../core/node-id.js';
import type { Target, TargetNoun } from './world.js';

/** The types of the records that the world holds. */
export const NODE_TYPES: Record<TargetNoun, string> = {
  adtech: 'AdTech',
  adtechGroup: 'AdTechGroup',
  agency: 'Agency',
  apiKey: 'ApiKey',
  associationRequest: 'AssociationRequest',
  booking: 'Booking',
  broadcaster: 'Broadcaster',
  campaign: 'Campaign',
  channel: 'Channel',
  creative: 'Creative',
  customer: 'Customer',
  relationship: 'Relationship',
  siteTag: 'SiteTag',
  user: 'User',
  webhook: 'WebhookEndpoint',
  webhookDelivery: 'WebhookDelivery',
};

export const nodeIdOf = ({ noun, id }: Pick<Target, 'noun' | 'id'>): string => toNodeId(NODE_TYPES[noun], id);
