import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { type SavedViewRowFragment, useArchiveSavedViewMutation } from '#client/graphql/generated';

interface RemoveViewDialogProps {
  view: SavedViewRowFragment;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveViewDialog({ view, onRemoved, onClose }: RemoveViewDialogProps) {
  const [archiveView, { loading }] = useArchiveSavedViewMutation({
    variables: { id: view.id },
    context: { silent: true },
  });

  const remove = async () => {
    if (loading) return;

    try {
      await archiveView();
      showToast({ text: 'Saved view removed.', tone: 'success' });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to remove the saved view. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      onClose();
    }
  };

  const reports = view.schedule ? ' Its reports end with it.' : '';

  return (
    <ConfirmDialog
      title="Remove saved view"
      text={`Are you sure you want to remove ‘${view.name}’?${reports}`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
