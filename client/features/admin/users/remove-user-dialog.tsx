import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useArchiveUserMutation } from '#client/graphql/generated';
import type { UserRow } from './user-fields';

interface RemoveUserDialogProps {
  user: UserRow;
  onRemoved: () => void;
  onClose: () => void;
}

const REMOVED_SHOWN_MS = 6000;

export function RemoveUserDialog({ user, onRemoved, onClose }: RemoveUserDialogProps) {
  const [archiveUser, { loading }] = useArchiveUserMutation({ variables: { id: user.id } });
  const remove = async () => {
    if (loading) return;

    try {
      await archiveUser();
      showToast({ text: 'User deleted successfully!', tone: 'success' });
      showToast({
        text: 'User removed successfully',
        tone: 'success',
        durationMs: REMOVED_SHOWN_MS,
      });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to delete user. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title="Remove user"
      text={`Are you sure you want to remove user ${user.name}?`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
