import { registerEnumType } from 'type-graphql';
import type { User } from '#server/domains/people/user/user.entity.js';

/** A user created with a password is ACTIVE from the start. */
export const InvitationState = {
  INVITED: 'INVITED',
  EXPIRED: 'EXPIRED',
  ACTIVE: 'ACTIVE',
} as const;
export type InvitationState = keyof typeof InvitationState;

registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: 'How far an invited person has come.',
  valuesConfig: {
    INVITED: { description: 'An invitation was mailed and can be accepted.' },
    EXPIRED: {
      description: 'The invitation was not accepted in its seven days; it can be sent again.',
    },
    ACTIVE: { description: 'The invitation was accepted, or the user was made with a password.' },
  },
});

export const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;

export function invitationStateOf(
  { activatedAt, invitationExpiresAt }: User,
  now: Date,
): InvitationState {
  if (activatedAt !== null) return 'ACTIVE';
  return invitationExpiresAt !== null && invitationExpiresAt > now ? 'INVITED' : 'EXPIRED';
}
