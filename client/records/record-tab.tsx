import { Button, Grid } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import type { FormValues } from '#client/components/entity-form/form-values';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { ArchivalButton } from './archival/archival-button';
import { ArchivalDialog } from './archival/archival-dialog';
import { useArchivedList } from './archival/use-archived-list';
import type { ListedRecord, RecordKind, RecordContext } from './define-record';
import { RecordDialog } from './record-dialog';
import { RemoveDialog } from './remove-dialog';
import { useLinkedRecord } from './use-linked-record';
import { useRecordList } from './use-record-list';

interface RecordTabProps<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Data,
> {
  kind: RecordKind<Row, Values, Context, Data>;
  /** Opens the form of a new record from elsewhere on the page. */
  isAdding?: boolean;
  /** Called after the form saves or closes. */
  onAdded?: () => void;
  /** Columns before the declared ones. */
  leadingColumns?: readonly Column<Row>[];
  /** Further actions of the list, next to 'Add'. */
  actions?: ReactNode;
  /** Further actions of a row. */
  rowActions?: (row: Row) => ReactNode;
  children?: ReactNode;
}

const NOTHING_ARCHIVED = 'Nothing is archived here.';

/** The list of a kind of record under its figures, with the open form over it. */
export function RecordTab<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Data,
>(props: RecordTabProps<Row, Values, Context, Data>) {
  const { kind, isAdding = false, onAdded, leadingColumns = [], rowActions } = props;
  const { texts, nameOf, canEdit, entity } = kind;
  const context = kind.useRecordContext();
  const showHistory = useHistoryLink(entity ?? '');
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  // The form asks before anybody leaves it: it must be gone before the page changes.
  const [nextPath, setNextPath] = useState<string | null>(null);
  const openLinked = useCallback(
    (row: Row) => {
      if (canEdit?.(row)) setOpened({ row });
    },
    [canEdit],
  );
  useLinkedRecord(kind.form.fetchLatest, openLinked);
  const { removal, canRemove, archival } = kind;
  const archived = useArchivedList(texts.title);
  const isArchivedShown = archival !== undefined && archived.isShown;
  const [moved, setMoved] = useState<Row | null>(null);
  const removalOf = (row: Row) =>
    removal && canRemove?.(row, context) !== null ? () => setRemoved(row) : undefined;
  const columns: readonly Column<Row>[] = [
    ...leadingColumns,
    ...kind.columns(context),
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      value: () => null,
      render: (row) => (
        <RowActions
          name={nameOf(row)}
          canEdit={canEdit?.(row) === true}
          onEdit={canEdit && !isArchivedShown ? () => setOpened({ row }) : undefined}
          onRemove={removalOf(row)}
          canRemove={canRemove?.(row, context) === true}
          onHistory={entity === undefined ? undefined : () => showHistory(row.id)}
        >
          {rowActions?.(row)}
          {archival && (
            <ArchivalButton
              row={archival.stateOf(row)}
              name={nameOf(row)}
              onClick={() => setMoved(row)}
            />
          )}
        </RowActions>
      ),
    },
  ];
  const request = useListRequest(texts.title, columns, kind.list.order);
  const list = useRecordList(kind.list, {
    request: { ...request, isArchived: isArchivedShown },
    ...context,
  });
  const open = opened ?? (isAdding ? { row: null } : null);
  const close = () => {
    setOpened(null);
    onAdded?.();
  };
  const closeSaved = () => {
    close();
    list.restart();
  };
  const add = texts.add !== undefined && !isArchivedShown && (
    <Button size="xs" disabled={context.isWaiting} onClick={() => setOpened({ row: null })}>
      {texts.add}
    </Button>
  );

  return (
    <Grid gap="4">
      {kind.cards && (
        <Cards of="figure">
          {kind.cards.map(({ value, ...card }) => (
            <StatCard
              key={card.label}
              {...card}
              value={value(list.data)}
              isLoading={list.isLoading}
              isRefreshing={list.isRefreshing}
            />
          ))}
        </Cards>
      )}
      <ListPanel
        title={texts.title}
        help={texts.help}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure={texts.unavailable}
        actions={
          <>
            {props.actions}
            {archival && archived.toggle}
            {add}
          </>
        }
        emptyText={isArchivedShown ? NOTHING_ARCHIVED : texts.empty}
        emptyAction={add}
        onRowDoubleClick={
          kind.opensByDoubleClick ? (row) => canEdit?.(row) && setOpened({ row }) : undefined
        }
      />
      {props.children}
      {open && !context.isWaiting && (
        <RecordDialog
          form={kind.form}
          context={context}
          row={open.row}
          onSaved={closeSaved}
          onNext={(path) => {
            close();
            setNextPath(path);
          }}
          onClose={close}
        />
      )}
      {nextPath !== null && <Navigate to={nextPath} />}
      {archival && moved && (
        <ArchivalDialog
          archival={archival}
          row={moved}
          stale={kind.form.stale}
          onDone={() => {
            setMoved(null);
            list.restart();
          }}
          onClose={() => setMoved(null)}
        />
      )}
      {removal && removed && (
        <RemoveDialog
          removal={removal}
          row={removed}
          stale={kind.form.stale}
          onRemoved={() => {
            setRemoved(null);
            list.restart();
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Grid>
  );
}
