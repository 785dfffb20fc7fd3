import { registerEnumType } from 'type-graphql';

export const RUN_STATES = ['WAITING', 'SENDING', 'SENT', 'FAILED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const RunStateEnum: Record<RunState, RunState> = {
  WAITING: 'WAITING',
  SENDING: 'SENDING',
  SENT: 'SENT',
  FAILED: 'FAILED',
};
registerEnumType(RunStateEnum, {
  name: 'ReportRunState',
  description: 'How far a report has come.',
  valuesConfig: {
    WAITING: { description: 'It is to be made, for the first time or again after a failure.' },
    SENDING: { description: 'It was made, and its mails are on their way.' },
    SENT: { description: 'Every mail is settled, and at least one was sent.' },
    FAILED: { description: 'It was given up: nobody got it.' },
  },
});

export const DELIVERY_STATES = ['WAITING', 'SENT', 'LEFT_OUT', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DeliveryStateEnum: Record<DeliveryState, DeliveryState> = {
  WAITING: 'WAITING',
  SENT: 'SENT',
  LEFT_OUT: 'LEFT_OUT',
  FAILED: 'FAILED',
};
registerEnumType(DeliveryStateEnum, {
  name: 'ReportDeliveryState',
  description: 'How far the mail to one person has come.',
  valuesConfig: {
    WAITING: { description: 'It is still tried.' },
    SENT: { description: 'It was taken by the mail server.' },
    LEFT_OUT: { description: 'The person may not have it, or does not want it.' },
    FAILED: { description: 'It could not be sent and was given up.' },
  },
});
