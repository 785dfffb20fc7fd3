import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Button, Grid } from '@chakra-ui/react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { FormField } from '#client/components/entity-form/form-field';
import type { Version } from '#client/components/entity-form/use-entity-form';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { useSession } from '#client/session/use-session';
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
import type { OrganisationCalls, OrganisationKind, OrganisationRow } from './organisation-kind';
import { newOrganisation, type OrganisationValues } from './organisation-values';
import { RemoveOrganisation } from './remove-organisation';
import { useLinkedRecord } from './use-linked-record';
import { useOrganisationList, type LoadOrganisations } from './use-organisation-list';

interface OrganisationsTabProps<Row extends OrganisationRow> {
  tab: TabProps;
  kind: OrganisationKind;
  /** Its name in the history. */
  entity: string;
  title: string;
  /** In the text of a failed load. */
  plural: string;
  columns: readonly Column<ListedRow<Row>>[];
  load: LoadOrganisations<Row>;
  calls: (client: ApolloClient) => OrganisationCalls;
  archive: (client: ApolloClient, id: number) => Promise<unknown>;
  nameOf: (row: Row) => string;
  valuesOf: (row: Row) => OrganisationValues;
  /** The fields after the name. */
  otherFields: (id: number | null) => () => FormField<OrganisationValues>[];
  cards: ReactNode;
  /** The options of the form have not loaded. */
  isWaiting: boolean;
  /** Called after a save, an association, its end or a removal. */
  onChanged: () => void;
}

type Open =
  | { act: 'edit'; id: number | null; initial: Version<OrganisationValues> }
  | { act: 'remove'; id: number; name: string }
  | { act: 'withdraw'; request: RequestRow }
  | { act: 'connect' };

const BY_NAME = { column: 'name', direction: 'ascending' } as const;

const rowKey = <Row extends OrganisationRow>({ record, waiting }: ListedRow<Row>) =>
  waiting ? `request-${waiting.id}` : record.id;

/** The agencies or clients that the person manages, the requests and the associations. */
export function OrganisationsTab<Row extends OrganisationRow>(props: OrganisationsTabProps<Row>) {
  const { tab, kind, entity, title, plural, load, calls: callsWith, nameOf, valuesOf } = props;
  const client = useApolloClient();
  const { flags } = useSession();
  const showHistory = useHistoryLink(entity);
  const [open, setOpen] = useState<Open | null>(null);
  const mayAssociate = tab.viewerCan.includes(kind.associateAction);
  // A code connects an organisation, and a super admin has none.
  const mayConnect = kind.hasCodes && mayAssociate && !flags.isSuperUser;
  const columns = useMemo(
    () => [
      ...props.columns,
      organisationActions<Row>({
        nameOf,
        edit: (row) =>
          setOpen({
            act: 'edit',
            id: row.id,
            initial: { values: valuesOf(row), version: row.version },
          }),
        remove: (row) => setOpen({ act: 'remove', id: row.id, name: nameOf(row) }),
        withdraw: (request) => setOpen({ act: 'withdraw', request }),
        showHistory,
      }),
    ],
    [props.columns, nameOf, valuesOf, showHistory],
  );
  const request = useListRequest(title, columns, BY_NAME);
  const list = useOrganisationList({ kind, load, request, mayAssociate });
  const calls = useMemo(() => callsWith(client), [callsWith, client]);
  const openLinked = useCallback(
    ({ act, id }: RecordLink, initial: Version<OrganisationValues>) =>
      setOpen(act === 'edit' ? { act, id, initial } : { act, id, name: initial.values.name }),
    [],
  );
  useLinkedRecord(kind, calls, openLinked);

  const associations = useAssociations({ isShown: tab.hasAssociations });
  const reload = () => {
    list.reload();
    associations.list.reload();
    tab.requests.reload();
    props.onChanged();
  };
  const close = () => setOpen(null);
  const closeAndReload = () => {
    close();
    reload();
  };
  const openNew = () =>
    setOpen({
      act: 'edit',
      id: null,
      initial: { values: newOrganisation(flags.isSuperUser ? null : flags.homeCountry) },
    });
  const add = (
    <Button size="xs" disabled={props.isWaiting} onClick={openNew}>
      Add New {kind.title}
    </Button>
  );

  return (
    <Grid gap="4">
      <RequestsPanel requests={tab.requests} onAnswered={reload} />
      {props.cards}
      <ListPanel
        title={title}
        columns={columns}
        rowKey={rowKey}
        request={request}
        list={list}
        failure={`Unable to retrieve ${plural}. Please try again.`}
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
        emptyText={
          mayAssociate
            ? `There are no ${plural} yet. Add the first one, or associate one that is there already.`
            : `There are no ${plural} yet. Add the first one.`
        }
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
          calls={calls}
          id={open.id}
          initial={open.initial}
          mayAssociate={mayAssociate}
          otherFields={props.otherFields(open.id)}
          onSaved={closeAndReload}
          onClose={close}
        />
      )}
      {open?.act === 'remove' && (
        <RemoveOrganisation
          kind={kind}
          name={open.name}
          remove={() => props.archive(client, open.id)}
          onRemoved={closeAndReload}
          onClose={close}
        />
      )}
      {open?.act === 'withdraw' && (
        <WithdrawDialog request={open.request} onSettled={reload} onClose={close} />
      )}
      {open?.act === 'connect' && <ConnectDialog onConnected={closeAndReload} onClose={close} />}
    </Grid>
  );
}
