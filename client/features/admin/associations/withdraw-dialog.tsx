import { useWithdrawAssociationMutation } from '#client/graphql/generated';
import { ActDialog } from '#client/features/admin/act-dialog';
import type { RequestRow } from './waiting-rows';

interface WithdrawDialogProps {
  request: RequestRow;
  onSettled: () => void;
  onClose: () => void;
}

export function WithdrawDialog({ request, onSettled, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawAssociationMutation();
  const { name } = request.target;

  return (
    <ActDialog
      title="Withdraw request"
      text={`Are you sure you want to withdraw the request to ${name}? You can ask again later.`}
      confirmLabel="Withdraw"
      act={() => withdraw({ variables: { id: request.id } })}
      done="Request withdrawn."
      failed="Failed to withdraw the request."
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
