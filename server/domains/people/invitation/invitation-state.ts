import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/** A user created with a password is ACTIVE from the start. */
export const InvitationState = describedEnum(
  'InvitationState',
  'How far an invited person has come.',
  {
    INVITED: 'An invitation was mailed and can be accepted.',
    EXPIRED: 'The invitation was not accepted in its seven days; it can be sent again.',
    ACTIVE: 'The invitation was accepted, or the user was made with a password.',
  },
);
export type InvitationState = keyof typeof InvitationState;

export const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;

export function invitationStateOf(
  { activatedAt, invitationExpiresAt }: User,
  now: Date,
): InvitationState {
  if (activatedAt !== null) return 'ACTIVE';
  return invitationExpiresAt !== null && invitationExpiresAt > now ? 'INVITED' : 'EXPIRED';
}
