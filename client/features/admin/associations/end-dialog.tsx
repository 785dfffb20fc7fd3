import { useEndAssociationMutation, type AssociationRowFragment } from '#client/graphql/generated';
import { ActDialog } from '#client/features/admin/act-dialog';
import { endingText } from './party-texts';

interface EndDialogProps {
  association: AssociationRowFragment;
  onSettled: () => void;
  onClose: () => void;
}

export function EndDialog({ association, onSettled, onClose }: EndDialogProps) {
  const [endAssociation] = useEndAssociationMutation();
  const { id, partner, organisation } = association;

  return (
    <ActDialog
      title={`End the association with ${partner.name}?`}
      text={endingText([partner, organisation])}
      confirmLabel="End"
      tone="danger"
      act={() => endAssociation({ variables: { id } })}
      done={`The association with ${partner.name} has ended.`}
      failed="Failed to end the association."
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
