/**
 * The event types that partners can subscribe to. To add one, add a row here and call
 * `queueWebhooks` in the transaction of the change. `platform` events are about no customer, and
 * only super admins' endpoints receive them.
 */
export const WEBHOOK_EVENT_TYPES = {
  'tag.silent': { description: 'A tag that usually counts has gone silent', platform: false },
  'tag.jump': {
    description: 'A tag counts far more or far less than in the weeks before',
    platform: false,
  },
  'campaign.saved': {
    description: 'A campaign was created, changed, archived or restored',
    platform: false,
  },
  'booking.saved': {
    description: 'A booking was created, changed, archived or restored',
    platform: false,
  },
  'campaign.finished': { description: 'The last day of a campaign is over', platform: false },
  'experiment.finished': {
    description: 'All visits of an experiment are counted',
    platform: false,
  },
  'report.ready': { description: 'A scheduled report was made and sent', platform: false },
  'queue.lag': { description: 'Events wait too long in the queue', platform: true },
  'ledger.imbalance': {
    description: 'Events received and events accounted for differ',
    platform: true,
  },
  'dead-letters.waiting': {
    description: 'Events could not be stored and wait for a person',
    platform: true,
  },
  'sign-in.failures': { description: 'Many sign-ins fail within minutes', platform: true },
  'token.reuse': { description: 'Refresh tokens that were spent come again', platform: true },
  'rights.refused': {
    description: 'Many calls ask for what their callers may not do',
    platform: true,
  },
} as const satisfies Record<string, { description: string; platform: boolean }>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENT_TYPES;
/** Tests an endpoint; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENT_TYPES) as WebhookEventType[]; // Object.keys returns string[]
