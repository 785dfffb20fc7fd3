import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { evictFields } from '#client/records/evict-fields';
import {
  type OrganisationKind,
  ORGANISATION_LISTS,
  type OrganisationRow,
} from './organisation-kind';

interface RemoveOrganisationProps<Row extends OrganisationRow, Data> {
  kind: OrganisationKind<Row, Data>;
  row: Row;
  onRemoved: () => void;
  onClose: () => void;
}

const REMOVED_MS = 6000;

export function RemoveOrganisation<Row extends OrganisationRow, Data>({
  kind,
  row,
  onRemoved,
  onClose,
}: RemoveOrganisationProps<Row, Data>) {
  const words = kind.words.remove;
  const [archive, { loading }] = useMutation<unknown, OperationVariables>(kind.archive, {
    variables: { id: row.id },
    update: evictFields(ORGANISATION_LISTS),
  });
  const confirm = async () => {
    try {
      await archive();
      showToast({ text: words.deleted, tone: 'success' });
      showToast({ text: words.removed, tone: 'success', durationMs: REMOVED_MS });
      onRemoved();
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: words.failed(message),
        tone: 'danger',
      });
    }
  };

  return (
    <ConfirmDialog
      title={words.title}
      text={`${words.question} ${kind.nameOf(row)}?`}
      confirmLabel="Remove"
      tone="danger"
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
