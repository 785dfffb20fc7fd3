import { Button, Grid } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { useEvict } from '#client/records/evict-fields';
import { RemoveDialog } from '#client/records/remove-dialog';
import { AssociationsSection } from '#client/features/admin/associations/associations-section';
import { RequestsPanel } from '#client/features/admin/associations/requests-panel';
import { useAssociations } from '#client/features/admin/associations/use-associations';
import type { ListedRow, RequestRow } from '#client/features/admin/associations/waiting-rows';
import { WithdrawDialog } from '#client/features/admin/associations/withdraw-dialog';
import { ConnectDialog } from '#client/features/admin/connection-codes/connect-dialog';
import type { RecordLink } from '#client/features/admin/record-link';
import type { TabProps } from '#client/features/admin/tab-props';
import { organisationActions } from './organisation-actions';
import { OrganisationDialog } from './organisation-dialog';
import {
  ORGANISATION_LISTS,
  type OrganisationKind,
  type OrganisationRow,
} from './organisation-kind';
import { useOrganisationContext } from './organisation-context';
import { useLinkedRecord } from './use-linked-record';
import { useOrganisationList } from './use-organisation-list';

interface OrganisationsTabProps<Row extends OrganisationRow, Data> {
  tab: TabProps;
  kind: OrganisationKind<Row, Data>;
  cards: ReactNode;
}

type Open<Row> =
  | { act: 'edit'; row: Row | null }
  | { act: 'remove'; row: Row }
  | { act: 'withdraw'; request: RequestRow }
  | { act: 'connect' };

const rowKey = <Row extends OrganisationRow>({ record, waiting }: ListedRow<Row>) =>
  waiting ? `request-${waiting.id}` : record.id;

/** The agencies or clients that the person manages, the requests and the associations. */
export function OrganisationsTab<Row extends OrganisationRow, Data>(
  props: OrganisationsTabProps<Row, Data>,
) {
  const { tab, kind } = props;
  const { texts } = kind;
  const context = useOrganisationContext();
  const evict = useEvict(ORGANISATION_LISTS);
  const showHistory = useHistoryLink(kind.entity);
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const mayAssociate = tab.viewerCan.includes(kind.associateAction);
  // A code connects an organisation, and a super admin has none.
  const mayConnect = kind.hasCodes && mayAssociate && !context.flags.isSuperUser;
  const columns = [
    ...kind.columns,
    organisationActions<Row>({
      nameOf: kind.nameOf,
      edit: (row) => setOpen({ act: 'edit', row }),
      remove: (row) => setOpen({ act: 'remove', row }),
      withdraw: (request) => setOpen({ act: 'withdraw', request }),
      showHistory,
      figuresPath: kind.figuresPath,
    }),
  ];
  const request = useListRequest(texts.listTitle, columns, kind.list.order);
  const list = useOrganisationList({ kind, request, mayAssociate });
  useLinkedRecord(
    kind,
    useCallback((act: RecordLink['act'], row: Row) => setOpen({ act, row }), []),
  );

  const associations = useAssociations({ isShown: tab.hasAssociations });
  /** An answer, an end or a withdrawal changes the list; a refusal shows that it has changed. */
  const reload = () => {
    list.restart();
    evict();
  };
  const close = () => setOpen(null);
  const closeSaved = () => {
    close();
    list.restart();
  };
  const add = (
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
      <RequestsPanel requests={tab.requests} onAnswered={reload} />
      {props.cards}
      <ListPanel
        title={texts.listTitle}
        columns={columns}
        rowKey={rowKey}
        request={request}
        list={list}
        failure={texts.unavailable}
        actions={
          <>
            {mayConnect && (
              <Button size="xs" variant="outline" onClick={() => setOpen({ act: 'connect' })}>
                Connect with a code
              </Button>
            )}
            {add}
          </>
        }
        emptyText={mayAssociate ? texts.emptyOrAssociate : texts.empty}
        emptyAction={add}
      />
      {tab.hasAssociations && (
        <AssociationsSection
          viewerCan={tab.viewerCan}
          associations={associations}
          onChanged={reload}
        />
      )}
      {open?.act === 'edit' && (
        <OrganisationDialog
          kind={kind}
          context={context}
          row={open.row}
          mayAssociate={mayAssociate}
          onSaved={closeSaved}
          onClose={close}
        />
      )}
      {open?.act === 'remove' && (
        <RemoveDialog
          removal={{
            ...texts.remove,
            mutation: kind.archive,
            text: (row) => `${texts.remove.question} ${kind.nameOf(row)}?`,
          }}
          row={open.row}
          stale={ORGANISATION_LISTS}
          onRemoved={closeSaved}
          onClose={close}
        />
      )}
      {open?.act === 'withdraw' && (
        <WithdrawDialog request={open.request} onSettled={reload} onClose={close} />
      )}
      {open?.act === 'connect' && <ConnectDialog onConnected={closeSaved} onClose={close} />}
    </Grid>
  );
}
