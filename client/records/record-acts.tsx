import { useCallback, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import type { FormValues } from '#client/components/entity-form/form-values';
import { RowActions } from '#client/components/table/row-actions';
import { ArchivalButton } from './archival/archival-button';
import { ArchivalDialog } from './archival/archival-dialog';
import type { ListedRecord, RecordContext, RecordKind } from './define-record';
import { RecordDialog } from './record-dialog';
import { RemoveDialog } from './remove-dialog';
import { useLinkedRecord, type RecordLink } from './use-linked-record';

/** The parts of a kind that its acts need. */
export type ActedKind<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
> = Pick<
  RecordKind<Row, Values, Context, never>,
  'entity' | 'linkName' | 'form' | 'nameOf' | 'canEdit' | 'removal' | 'canRemove' | 'archival'
>;

/** The dialog that is open, and its record; null opens the form of a new one. */
export type OpenAct<Row> =
  { act: 'edit'; row: Row | null } | { act: 'remove' | 'archive'; row: Row };

/** Opens the dialogs of a list's records, from the buttons of their rows or the URL. */
export function useRecordActs<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
>(kind: ActedKind<Row, Values, Context>, context: Context) {
  const { entity, nameOf, canEdit, canRemove, removal, archival } = kind;
  const [open, setOpen] = useState<OpenAct<Row> | null>(null);
  const showHistory = useHistoryLink(entity ?? '');
  const openLinked = useCallback(
    (act: RecordLink['act'], row: Row) => {
      if (act === 'edit' ? canEdit?.(row) : removal) setOpen({ act, row });
    },
    [canEdit, removal],
  );
  useLinkedRecord(kind, openLinked);

  /** The buttons of a row, with further ones before them. */
  const actionsOf = (row: Row, further?: ReactNode, isArchived = false): ReactNode => (
    <RowActions
      name={nameOf(row)}
      canEdit={canEdit?.(row) === true}
      onEdit={canEdit && !isArchived ? () => setOpen({ act: 'edit', row }) : undefined}
      onRemove={
        removal && canRemove?.(row, context) !== null
          ? () => setOpen({ act: 'remove', row })
          : undefined
      }
      canRemove={canRemove?.(row, context) === true}
      onHistory={entity === undefined ? undefined : () => showHistory(row.id)}
    >
      {further}
      {archival && (
        <ArchivalButton
          row={archival.stateOf(row)}
          name={nameOf(row)}
          onClick={() => setOpen({ act: 'archive', row })}
        />
      )}
    </RowActions>
  );

  return { open, setOpen, actionsOf };
}

interface RecordDialogsProps<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
> {
  kind: ActedKind<Row, Values, Context>;
  context: Context;
  open: OpenAct<Row> | null;
  onClose: () => void;
  /** Called after a change: the list reloads. */
  onDone: () => void;
}

/** The open dialog of a list's records. */
export function RecordDialogs<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
>({ kind, context, open, onClose, onDone }: RecordDialogsProps<Row, Values, Context>) {
  const { form, removal, archival } = kind;
  // The form asks before anybody leaves it: it must be gone before the page changes.
  const [nextPath, setNextPath] = useState<string | null>(null);
  const settle = () => {
    onClose();
    onDone();
  };

  return (
    <>
      {open?.act === 'edit' && !context.isWaiting && (
        <RecordDialog
          form={form}
          context={context}
          row={open.row}
          onSaved={settle}
          onNext={(path) => {
            onClose();
            setNextPath(path);
          }}
          onClose={onClose}
        />
      )}
      {nextPath !== null && <Navigate to={nextPath} />}
      {archival && open?.act === 'archive' && (
        <ArchivalDialog
          archival={archival}
          row={open.row}
          stale={form.stale}
          onDone={settle}
          onClose={onClose}
        />
      )}
      {removal && open?.act === 'remove' && (
        <RemoveDialog
          removal={removal}
          row={open.row}
          stale={form.stale}
          onRemoved={settle}
          onClose={onClose}
        />
      )}
    </>
  );
}
