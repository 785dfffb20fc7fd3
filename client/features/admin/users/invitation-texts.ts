import type { ChipTone } from '#client/components/inline/chip';
import { formatDate } from '#client/formatting/dates';
import type { InvitationState } from '#client/graphql/generated';
import type { UserRowFragment } from '#client/graphql/generated';

/** The progress of an invitation; a user created with a password is active. */
const SHOWN: Record<InvitationState, { text: string; tone: ChipTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  INVITED: { text: 'Invited', tone: 'info' },
  EXPIRED: { text: 'Expired', tone: 'danger' },
};

export const invitationText = ({ invitationState }: UserRowFragment): string =>
  SHOWN[invitationState].text;

export const invitationTone = ({ invitationState }: UserRowFragment): ChipTone =>
  SHOWN[invitationState].tone;

export function invitationHint({
  invitationState,
  invitationExpiresAt,
}: UserRowFragment): string | undefined {
  if (invitationState === 'ACTIVE' || !invitationExpiresAt) return undefined;
  const day = formatDate(invitationExpiresAt);
  return invitationState === 'INVITED'
    ? `The invitation is good until ${day}`
    : `The invitation expired on ${day}`;
}
