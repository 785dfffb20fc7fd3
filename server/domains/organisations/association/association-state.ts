import { describedEnum } from '#server/core/graphql/described-enum.js';

export const AssociationState = describedEnum(
  'AssociationState',
  'The state of an association request.',
  {
    WAITING: 'Nobody has answered yet; the requester sees nothing of the other side.',
    ACCEPTED: 'The two are associated.',
    DECLINED: 'The other side said no.',
    WITHDRAWN: 'The requester took it back.',
    ENDED: 'It was accepted, and one of the two ended the association since.',
  },
);
export type RequestState = (typeof AssociationState)[keyof typeof AssociationState];

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

export const AssociationKind = describedEnum(
  'AssociationKind',
  'The kinds of organisation that others ask to be associated with.',
  {
    CUSTOMER: 'A customer.',
    AGENCY: 'An agency.',
  },
);
export type TargetType = (typeof AssociationKind)[keyof typeof AssociationKind];
