import { Button, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FormValues } from '#client/components/entity-form/form-values';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { useArchivedList } from './archival/use-archived-list';
import type { ListedRecord, RecordKind, RecordContext } from './define-record';
import { RecordDialogs, useRecordActs } from './record-acts';
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
  const { texts, canEdit, archival } = kind;
  const context = kind.useRecordContext();
  const { open, setOpen, actionsOf } = useRecordActs(kind, context);
  const archived = useArchivedList(texts.title);
  const isArchivedShown = archival !== undefined && archived.isShown;
  const columns: readonly Column<Row>[] = [
    ...leadingColumns,
    ...kind.columns(context),
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      value: () => null,
      render: (row) => actionsOf(row, rowActions?.(row), isArchivedShown),
    },
  ];
  const request = useListRequest(texts.title, columns, kind.list.order);
  const list = useRecordList(kind.list, {
    request: { ...request, isArchived: isArchivedShown },
    ...context,
  });
  const add = texts.add !== undefined && !isArchivedShown && (
    <Button
      size="xs"
      disabled={context.isWaiting}
      onClick={() => setOpen({ act: 'edit', row: null })}
    >
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
          kind.opensByDoubleClick
            ? (row) => canEdit?.(row) && setOpen({ act: 'edit', row })
            : undefined
        }
      />
      {props.children}
      <RecordDialogs
        kind={kind}
        context={context}
        open={open ?? (isAdding ? { act: 'edit', row: null } : null)}
        onClose={() => {
          setOpen(null);
          onAdded?.();
        }}
        onDone={list.restart}
      />
    </Grid>
  );
}
