import { Chip, type ChipTone } from '../../../components/chip';
import { formatDate } from '../../../formatting/dates';
import type { InvitationState } from '../../../graphql/generated';
import type { UserRow } from './user-fields';

const SHOWN: Record<InvitationState, { label: string; tone: ChipTone }> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  INVITED: { label: 'Invited', tone: 'info' },
  EXPIRED: { label: 'Expired', tone: 'danger' },
};

function hintOf({ invitationState, invitationExpiresAt }: UserRow): string | undefined {
  if (invitationState === 'ACTIVE' || !invitationExpiresAt) return undefined;
  const day = formatDate(invitationExpiresAt);
  return invitationState === 'INVITED' ? `The invitation is good until ${day}` : `The invitation expired on ${day}`;
}

/** How far an invitation has come; whoever was created with a password is active. */
export function InvitationChip({ user }: { user: UserRow }) {
  const { label, tone } = SHOWN[user.invitationState];
  return (
    <Chip tone={tone} hint={hintOf(user)}>
      {label}
    </Chip>
  );
}
