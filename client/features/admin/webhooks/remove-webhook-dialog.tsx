import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useArchiveWebhookMutation, type WebhookRowFragment } from '#client/graphql/generated';

interface RemoveWebhookDialogProps {
  webhook: WebhookRowFragment;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveWebhookDialog({ webhook, onRemoved, onClose }: RemoveWebhookDialogProps) {
  const [archiveWebhook, { loading }] = useArchiveWebhookMutation({
    variables: { id: webhook.id },
  });
  const remove = async () => {
    if (loading) return;

    try {
      await archiveWebhook();
      showToast({ text: 'Webhook removed.', tone: 'success' });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to remove webhook. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title="Remove webhook"
      text={`Are you sure you want to remove webhook ${webhook.name}? It gets no messages from then on.`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
