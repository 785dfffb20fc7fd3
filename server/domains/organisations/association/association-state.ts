import { registerEnumType } from 'type-graphql';

/** How a request to be associated stands. */
export const AssociationState = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  WITHDRAWN: 'WITHDRAWN',
  ENDED: 'ENDED',
} as const;
export type RequestState = (typeof AssociationState)[keyof typeof AssociationState];
registerEnumType(AssociationState, {
  name: 'AssociationState',
  description: 'How a request to be associated stands.',
  valuesConfig: {
    WAITING: {
      description: 'Nobody has answered yet; the requester sees nothing of the other side.',
    },
    ACCEPTED: { description: 'The two are associated.' },
    DECLINED: { description: 'The other side said no.' },
    WITHDRAWN: { description: 'The requester took it back.' },
    ENDED: { description: 'It was accepted, and one of the two ended the association since.' },
  },
});

/**
 * What a requester reads of a record that it asked for; `Active` is what the record itself says
 * once it is visible.
 */
export const STATUS_TEXT: Readonly<Record<RequestState, string>> = {
  WAITING: 'Waiting for approval',
  ACCEPTED: 'Active',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  ENDED: 'Ended',
};

/** What can be asked for. */
export const AssociationKind = { CUSTOMER: 'CUSTOMER', AGENCY: 'AGENCY' } as const;
export type TargetType = (typeof AssociationKind)[keyof typeof AssociationKind];
registerEnumType(AssociationKind, {
  name: 'AssociationKind',
  description: 'The kinds of organisation that others ask to be associated with.',
  valuesConfig: { CUSTOMER: { description: 'A customer.' }, AGENCY: { description: 'An agency.' } },
});
