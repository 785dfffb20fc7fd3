import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { type PublicLinkFragment, useRevokeSharedLinkMutation } from '#client/graphql/generated';

interface RevokeLinkDialogProps {
  link: PublicLinkFragment;
  onRevoked: () => void;
  onClose: () => void;
}

export function RevokeLinkDialog({ link, onRevoked, onClose }: RevokeLinkDialogProps) {
  const [revokeLink, { loading }] = useRevokeSharedLinkMutation({
    variables: { id: link.id },
    context: { silent: true },
  });

  const revoke = async () => {
    if (loading) return;

    try {
      await revokeLink();
      showToast({ text: 'Public link revoked.', tone: 'success' });
      onRevoked();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `The link was not revoked. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title="Revoke public link"
      text={`‘${link.name}’ stops opening at once, for everybody who has it.`}
      confirmLabel="Revoke"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  );
}
