import { registerEnumType } from 'type-graphql';
import type { User } from './user.entity.js';

/** How far an invited person has come. Whoever was created with a password is ACTIVE from the start. */
export const InvitationState = { INVITED: 'INVITED', EXPIRED: 'EXPIRED', ACTIVE: 'ACTIVE' } as const;
export type InvitationState = keyof typeof InvitationState;

registerEnumType(InvitationState, { name: 'InvitationState' });

export const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;

export function invitationStateOf({ activatedAt, invitationExpiresAt }: User, now: Date): InvitationState {
  if (activatedAt !== null) return 'ACTIVE';
  return invitationExpiresAt !== null && invitationExpiresAt > now ? 'INVITED' : 'EXPIRED';
}
