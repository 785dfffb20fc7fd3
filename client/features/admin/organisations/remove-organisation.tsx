import { useState } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import type { OrganisationKind } from './organisation-kind';

interface RemoveOrganisationProps {
  kind: OrganisationKind;
  name: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
}

const REMOVED_MS = 6000;

export function RemoveOrganisation({
  kind,
  name,
  remove,
  onRemoved,
  onClose,
}: RemoveOrganisationProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);

    try {
      await remove();
      showToast({ text: kind.said.deleted, tone: 'success' });
      showToast({ text: kind.said.removed, tone: 'success', durationMs: REMOVED_MS });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `Failed to delete ${kind.id}. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      title={`Remove ${kind.title}`}
      text={`Are you sure you want to remove ${kind.id} ${name}?`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
