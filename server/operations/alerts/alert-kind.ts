import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { WebhookEventType } from '#server/domains/webhooks/event/webhook-event-types.js';

export const ALERT_KINDS = [
  'TAG_SILENT',
  'TAG_JUMP',
  'QUEUE_LAG',
  'LEDGER_IMBALANCE',
  'DEAD_LETTERS',
  'SIGN_IN_FAILURES',
  'TOKEN_REUSE',
  'RIGHTS_REFUSED',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const AlertKindEnum = describedEnum<AlertKind>('AlertKind', 'The subject of an alert.', {
  TAG_SILENT:
    'A tag that was busy at this time of the weeks before sends nothing, or next to nothing.',
  TAG_JUMP: 'A tag sends many times what it sent at this time of the weeks before.',
  QUEUE_LAG: 'Calls wait in the queue for minutes before they are stored.',
  LEDGER_IMBALANCE: 'Of calls that were received nothing is known, though none of them waits.',
  DEAD_LETTERS: 'Entries that could not be stored wait for somebody to look at them.',
  SIGN_IN_FAILURES: 'Many sign-ins fail within minutes.',
  TOKEN_REUSE: 'Refresh tokens that were spent come again: sign-ins may have been stolen.',
  RIGHTS_REFUSED: 'Many calls ask for what their callers may not do.',
});

export const WEBHOOK_TYPES: Record<AlertKind, WebhookEventType> = {
  TAG_SILENT: 'tag.silent',
  TAG_JUMP: 'tag.jump',
  QUEUE_LAG: 'queue.lag',
  LEDGER_IMBALANCE: 'ledger.imbalance',
  DEAD_LETTERS: 'dead-letters.waiting',
  SIGN_IN_FAILURES: 'sign-in.failures',
  TOKEN_REUSE: 'token.reuse',
  RIGHTS_REFUSED: 'rights.refused',
};
