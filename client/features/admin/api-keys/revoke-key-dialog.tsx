import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useRevokeApiKeyMutation } from '#client/graphql/generated';
import type { KeyRow } from './key-state';

interface RevokeKeyDialogProps {
  apiKey: KeyRow;
  onRevoked: () => void;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onRevoked, onClose }: RevokeKeyDialogProps) {
  const [revokeApiKey, { loading }] = useRevokeApiKeyMutation({ variables: { id: apiKey.id } });
  const revoke = async () => {
    if (loading) return;

    try {
      await revokeApiKey();
      showToast({ text: 'API key revoked.', tone: 'success' });
      onRevoked();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to revoke API key. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title="Revoke API key"
      text={`Are you sure you want to revoke API key ${apiKey.name}? Programs that use it are refused from then on.`}
      confirmLabel="Revoke"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  );
}
