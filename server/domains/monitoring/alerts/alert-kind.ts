import { registerEnumType } from 'type-graphql';
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

export const AlertKindEnum = {
  TAG_SILENT: 'TAG_SILENT',
  TAG_JUMP: 'TAG_JUMP',
  QUEUE_LAG: 'QUEUE_LAG',
  LEDGER_IMBALANCE: 'LEDGER_IMBALANCE',
  DEAD_LETTERS: 'DEAD_LETTERS',
  SIGN_IN_FAILURES: 'SIGN_IN_FAILURES',
  TOKEN_REUSE: 'TOKEN_REUSE',
  RIGHTS_REFUSED: 'RIGHTS_REFUSED',
} as const satisfies Record<AlertKind, AlertKind>;

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

registerEnumType(AlertKindEnum, {
  name: 'AlertKind',
  description: 'The subject of an alert.',
  valuesConfig: {
    TAG_SILENT: {
      description:
        'A tag that was busy at this time of the weeks before sends nothing, or next to nothing.',
    },
    TAG_JUMP: {
      description: 'A tag sends many times what it sent at this time of the weeks before.',
    },
    QUEUE_LAG: { description: 'Calls wait in the queue for minutes before they are stored.' },
    LEDGER_IMBALANCE: {
      description: 'Of calls that were received nothing is known, though none of them waits.',
    },
    DEAD_LETTERS: {
      description: 'Entries that could not be stored wait for somebody to look at them.',
    },
    SIGN_IN_FAILURES: { description: 'Many sign-ins fail within minutes.' },
    TOKEN_REUSE: {
      description: 'Refresh tokens that were spent come again: sign-ins may have been stolen.',
    },
    RIGHTS_REFUSED: { description: 'Many calls ask for what their callers may not do.' },
  },
});
