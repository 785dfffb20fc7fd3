import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import {
  type RelationshipRowFragment,
  useRemoveRelationshipMutation,
} from '#client/graphql/generated';
import { evictFields } from '#client/records/evict-fields';
import { pairText } from './relationship-ends';

interface RemoveRelationshipDialogProps {
  relationship: RelationshipRowFragment;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveRelationshipDialog({
  relationship,
  onRemoved,
  onClose,
}: RemoveRelationshipDialogProps) {
  const [removeRelationship, { loading }] = useRemoveRelationshipMutation({
    update: evictFields(['relationships']),
  });
  const confirm = async () => {
    try {
      await removeRelationship({ variables: { id: relationship.id } });
      showToast({ text: 'Entity association removed successfully', tone: 'success' });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to delete relationship. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
    }
  };

  return (
    <ConfirmDialog
      title="Remove relationship"
      text={`Are you sure you want to remove the relationship of ${pairText(relationship)}? They no longer see data that they shared only through it.`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
