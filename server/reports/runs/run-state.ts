import { describedEnum } from '#server/core/graphql/described-enum.js';

export const RUN_STATES = ['WAITING', 'SENDING', 'SENT', 'FAILED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const RunStateEnum = describedEnum<RunState>(
  'ReportRunState',
  'How far a report has come.',
  {
    WAITING: 'It is to be made, for the first time or again after a failure.',
    SENDING: 'It was made, and its mails are on their way.',
    SENT: 'Every mail is settled, and at least one was sent.',
    FAILED: 'It was given up: nobody got it.',
  },
);

export const DELIVERY_STATES = ['WAITING', 'SENT', 'LEFT_OUT', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DeliveryStateEnum = describedEnum<DeliveryState>(
  'ReportDeliveryState',
  'How far the mail to one person has come.',
  {
    WAITING: 'It is still tried.',
    SENT: 'It was taken by the mail server.',
    LEFT_OUT: 'The person may not have it, or does not want it.',
    FAILED: 'It could not be sent and was given up.',
  },
);
