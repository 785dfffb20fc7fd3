import { useApolloClient } from '@apollo/client/react';
import { EndAssociationDocument, type AssociationRowFragment } from '#client/graphql/generated';
import { ActDialog } from '#client/features/admin/act-dialog';
import { endingText } from './party-words';

interface EndDialogProps {
  association: AssociationRowFragment;
  onSettled: () => void;
  onClose: () => void;
}

export function EndDialog({ association, onSettled, onClose }: EndDialogProps) {
  const client = useApolloClient();
  const { id, partner, organisation } = association;

  return (
    <ActDialog
      title={`End the association with ${partner.name}?`}
      text={endingText([partner, organisation])}
      confirmLabel="End"
      tone="danger"
      act={() => client.mutate({ mutation: EndAssociationDocument, variables: { id } })}
      done={`The association with ${partner.name} has ended.`}
      failed="Failed to end the association."
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
