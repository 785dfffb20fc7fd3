import { toNodeId } from '#server/core/graphql/node-id.js';
import type { Target, TargetNoun } from './world/world-types.js';

/** An association is one side's form of a relationship, not a record of its own. */
type NodeNoun = Exclude<TargetNoun, 'association'>;

/** The GraphQL type of each kind of record in the world. */
export const NODE_TYPES: Record<NodeNoun, string> = {
  adtech: 'AdTech',
  adtechGroup: 'AdTechGroup',
  agency: 'Agency',
  alert: 'AlertEpisode',
  apiKey: 'ApiKey',
  associationRequest: 'AssociationRequest',
  booking: 'Booking',
  broadcaster: 'Broadcaster',
  campaign: 'Campaign',
  connectionCode: 'ConnectionCode',
  channel: 'Channel',
  creative: 'Creative',
  customer: 'Customer',
  experiment: 'Experiment',
  relationship: 'Relationship',
  siteTag: 'SiteTag',
  user: 'User',
  webhook: 'WebhookEndpoint',
  webhookDelivery: 'WebhookDelivery',
};

export const isNode = <T extends Pick<Target, 'noun'>>(
  target: T,
): target is T & { noun: NodeNoun } => target.noun !== 'association';

export const nodeIdOf = ({ noun, id }: { noun: NodeNoun; id: number }): string =>
  toNodeId(NODE_TYPES[noun], id);
