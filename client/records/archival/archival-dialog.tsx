import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { evictFields } from '#client/records/evict-fields';
import { type Archival, archivalTexts, isArchived } from './archival';

interface ArchivalDialogProps<Row> {
  archival: Archival<Row>;
  row: Row;
  /** The fields of the query type that it makes stale. */
  stale: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a record is archived, or restored where it is archived, and does it. */
export function ArchivalDialog<Row extends { id: number }>(props: ArchivalDialogProps<Row>) {
  const { archival, row, stale, onDone, onClose } = props;
  const verb = isArchived(archival.stateOf(row)) ? 'restore' : 'archive';
  const texts = archivalTexts(archival, row, verb);
  const [mutate, { loading }] = useMutation<unknown, OperationVariables>(archival[verb], {
    variables: { id: row.id },
    update: evictFields(stale),
  });
  const confirm = async () => {
    if (loading) return;

    try {
      await mutate();
      showToast({ tone: 'success', text: texts.done });
      onDone();
    } catch (error) {
      showToast({ text: texts.failed(describeFailure(error).message), tone: 'danger' });
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.confirm}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
