import { HStack } from '@chakra-ui/react';
import { MailPlus, MailX, ShieldOff } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { RowActions } from '#client/components/table/row-actions';
import type { UserRow } from './user-fields';

export interface UserActs {
  onEdit: (user: UserRow) => void;
  onResend: (user: UserRow) => void;
  onWithdraw: (user: UserRow) => void;
  onResetFactor: (user: UserRow) => void;
  onShowHistory: (id: number) => void;
  onRemove: (user: UserRow) => void;
  /** The viewer's address: people cannot remove themselves. */
  ownEmail: string | undefined;
}

/** The actions on a user that the server allows. */
export function UserActions({
  user,
  onEdit,
  onResend,
  onWithdraw,
  onResetFactor,
  onShowHistory,
  onRemove,
  ownEmail,
}: UserActs & { user: UserRow }) {
  const { id, name, email, pendingEmail, viewerCan, invitationState } = user;
  const canReset = user.hasSecondFactor === true && viewerCan.includes('resetSecondFactor');
  const isInvited = invitationState !== 'ACTIVE' && viewerCan.includes('resendInvitation');

  return (
    <HStack gap="0" justify={{ base: 'flex-start', md: 'flex-end' }}>
      {isInvited && (
        <IconButton
          label={`Resend the invitation of ${name}`}
          icon={MailPlus}
          onClick={() => onResend(user)}
        />
      )}
      {pendingEmail !== null && viewerCan.includes('update') && (
        <IconButton
          label={`Withdraw the new address of ${name}`}
          icon={MailX}
          onClick={() => onWithdraw(user)}
        />
      )}
      {canReset && email !== ownEmail && (
        <IconButton
          label={`Reset the second factor of ${name}`}
          icon={ShieldOff}
          onClick={() => onResetFactor(user)}
        />
      )}
      <RowActions
        name={name}
        canEdit={viewerCan.includes('update')}
        onEdit={() => onEdit(user)}
        canRemove={viewerCan.includes('archive')}
        onRemove={email === ownEmail ? undefined : () => onRemove(user)}
        onHistory={() => onShowHistory(id)}
      />
    </HStack>
  );
}
