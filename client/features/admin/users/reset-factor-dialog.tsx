import { ActDialog } from '#client/features/admin/act-dialog';
import { useResetSecondFactorMutation } from '#client/graphql/generated';
import type { UserRowFragment } from '#client/graphql/generated';

interface ResetFactorDialogProps {
  user: UserRowFragment;
  onSettled: () => void;
  onClose: () => void;
}

/** Helps somebody who has lost the device and the recovery codes. */
export function ResetFactorDialog({ user, onSettled, onClose }: ResetFactorDialogProps) {
  const [resetSecondFactor] = useResetSecondFactorMutation();
  const { id, name } = user;

  return (
    <ActDialog
      title="Reset second factor"
      text={`Are you sure that ${name} asked for it? The authenticator app, passkeys and recovery codes are removed and all sign-ins end: the password alone then signs in.`}
      confirmLabel="Reset"
      tone="danger"
      act={() => resetSecondFactor({ variables: { userId: id } })}
      done={`The second factor of ${name} was reset.`}
      failed="Failed to reset the second factor."
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
