import type { ChipTone } from '#client/components/inline/chip';
import { formatDate } from '#client/formatting/dates';
import type { InvitationState } from '#client/graphql/generated';
import type { UserRow } from './user-fields';

/** The progress of an invitation; a user created with a password is active. */
const SHOWN: Record<InvitationState, { text: string; tone: ChipTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  INVITED: { text: 'Invited', tone: 'info' },
  EXPIRED: { text: 'Expired', tone: 'danger' },
};

export const invitationText = ({ invitationState }: UserRow): string => SHOWN[invitationState].text;

export const invitationTone = ({ invitationState }: UserRow): ChipTone =>
  SHOWN[invitationState].tone;

export function invitationHint({
  invitationState,
  invitationExpiresAt,
}: UserRow): string | undefined {
  if (invitationState === 'ACTIVE' || !invitationExpiresAt) return undefined;
  const day = formatDate(invitationExpiresAt);
  return invitationState === 'INVITED'
    ? `The invitation is good until ${day}`
    : `The invitation expired on ${day}`;
}
