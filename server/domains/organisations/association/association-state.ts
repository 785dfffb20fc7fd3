import { registerEnumType } from 'type-graphql';

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
  description: 'The state of an association request.',
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
 * The status that a requester reads of the record it asked for. `Active` is the record's own
 * status, once it is visible.
 */
export const STATUS_TEXT: Readonly<Record<RequestState, string>> = {
  WAITING: 'Waiting for approval',
  ACCEPTED: 'Active',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  ENDED: 'Ended',
};

export const AssociationKind = { CUSTOMER: 'CUSTOMER', AGENCY: 'AGENCY' } as const;
export type TargetType = (typeof AssociationKind)[keyof typeof AssociationKind];
registerEnumType(AssociationKind, {
  name: 'AssociationKind',
  description: 'The kinds of organisation that others ask to be associated with.',
  valuesConfig: { CUSTOMER: { description: 'A customer.' }, AGENCY: { description: 'An agency.' } },
});
