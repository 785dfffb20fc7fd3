import { MailPlus, MailX, ShieldOff } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import type { UserRowFragment } from '#client/graphql/generated';

interface UserActionsProps {
  user: UserRowFragment;
  onResend: (user: UserRowFragment) => void;
  onWithdraw: (user: UserRowFragment) => void;
  onResetFactor: (user: UserRowFragment) => void;
  /** The viewer's address. */
  ownEmail: string | undefined;
}

/** Shows the acts that the server allows on a user, except changing and removing. */
export function UserActions(props: UserActionsProps) {
  const { user, ownEmail } = props;
  const { name, email, pendingEmail, viewerCan, invitationState } = user;
  const canReset = user.hasSecondFactor === true && viewerCan.includes('resetSecondFactor');
  const isInvited = invitationState !== 'ACTIVE' && viewerCan.includes('resendInvitation');

  return (
    <>
      {isInvited && (
        <IconButton
          label={`Resend the invitation of ${name}`}
          icon={MailPlus}
          onClick={() => props.onResend(user)}
        />
      )}
      {pendingEmail !== null && viewerCan.includes('update') && (
        <IconButton
          label={`Withdraw the new address of ${name}`}
          icon={MailX}
          onClick={() => props.onWithdraw(user)}
        />
      )}
      {canReset && email !== ownEmail && (
        <IconButton
          label={`Reset the second factor of ${name}`}
          icon={ShieldOff}
          onClick={() => props.onResetFactor(user)}
        />
      )}
    </>
  );
}
