import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import type { Removal } from './define-record';
import { evictFields } from './evict-fields';

interface RemoveDialogProps<Row> {
  removal: Removal<Row>;
  row: Row;
  /** The fields of the query type that a removal makes stale. */
  stale?: readonly string[];
  onRemoved: () => void;
  onClose: () => void;
}

const NONE: readonly string[] = [];

/** Asks before a record goes away, and removes it. */
export function RemoveDialog<Row extends { id: number }>(props: RemoveDialogProps<Row>) {
  const { removal, row, stale = NONE, onRemoved, onClose } = props;
  const [mutate, { loading }] = useMutation<unknown, OperationVariables>(removal.mutation, {
    variables: { id: row.id },
    update: evictFields(stale),
  });
  const remove = async () => {
    if (loading) return;

    try {
      await mutate();
      removal.done.forEach((text) => showToast({ tone: 'success', ...text }));
      onRemoved();
    } catch (error) {
      showToast({ text: removal.failed(describeFailure(error).message), tone: 'danger' });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title={removal.title}
      text={removal.text(row)}
      confirmLabel={removal.confirm}
      tone="danger"
      isBusy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
