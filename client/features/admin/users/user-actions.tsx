import { HStack } from '@chakra-ui/react';
import { History, MailPlus, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button';
import type { UserRow } from './user-fields';

export interface UserActs {
  onEdit: (user: UserRow) => void;
  onResend: (user: UserRow) => void;
  onShowHistory: (user: UserRow) => void;
  onRemove: (user: UserRow) => void;
  /** Whoever looks: nobody removes oneself. */
  ownEmail: string | undefined;
}

/** What may be done to a user, as the server says. */
export function UserActions({
  user,
  onEdit,
  onResend,
  onShowHistory,
  onRemove,
  ownEmail,
}: UserActs & { user: UserRow }) {
  const { name, email, viewerCan, invitationState } = user;
  const may = (verb: string) => viewerCan.includes(verb);
  return (
    <HStack gap="0" justify="flex-end">
      {may('resendInvitation') && invitationState !== 'ACTIVE' && (
        <IconButton label={`Resend the invitation of ${name}`} icon={MailPlus} onClick={() => onResend(user)} />
      )}
      {may('update') && <IconButton label={`Edit ${name}`} icon={Pencil} onClick={() => onEdit(user)} />}
      {may('update') && <IconButton label={`History of ${name}`} icon={History} onClick={() => onShowHistory(user)} />}
      {may('archive') && email !== ownEmail && (
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onRemove(user)} />
      )}
    </HStack>
  );
}
