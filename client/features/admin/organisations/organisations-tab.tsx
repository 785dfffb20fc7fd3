import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Button, Grid } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FormField } from '../../../components/entity-form/form-field';
import type { Version } from '../../../components/entity-form/use-entity-form';
import { ListPanel } from '../../../components/list-panel';
import { useListRequest } from '../../../components/paged-table';
import type { Column } from '../../../components/table-columns';
import { useHistoryLink } from '../../../components/use-history-link';
import { usePagedRows, type LoadPage } from '../../../graphql/use-paged-rows';
import { useSession } from '../../../session/use-session';
import { useRecordLink } from '../record-link';
import { organisationActions } from './organisation-actions';
import { OrganisationDialog } from './organisation-dialog';
import type { OrganisationCalls, OrganisationKind } from './organisation-kind';
import { newOrganisation, type OrganisationValues } from './organisation-values';
import { RemoveOrganisation } from './remove-organisation';

export interface OrganisationRow {
  id: number;
  version: number;
  viewerCan: readonly string[];
}

export interface OrganisationOrder {
  search: string;
  /** A column's key. */
  column: string;
  descending: boolean;
}

interface OrganisationsTabProps<Row extends OrganisationRow> {
  kind: OrganisationKind;
  /** Its name in the history. */
  entity: string;
  title: string;
  /** In the failure of a load. */
  plural: string;
  columns: readonly Column<Row>[];
  load: (client: ApolloClient, order: OrganisationOrder) => LoadPage<Row>;
  calls: (client: ApolloClient) => OrganisationCalls;
  archive: (client: ApolloClient, id: number) => Promise<unknown>;
  nameOf: (row: Row) => string;
  valuesOf: (row: Row) => OrganisationValues;
  otherFields: (
    id: number | null,
  ) => (values: OrganisationValues, isReadOnly: boolean) => FormField<OrganisationValues>[];
  cards: ReactNode;
  /** What the form chooses from has not arrived. */
  isWaiting: boolean;
  /** Something was saved or removed. */
  onChanged: () => void;
}

type Open =
  | { act: 'edit'; id: number | null; initial: Version<OrganisationValues> }
  | { act: 'remove'; id: number; name: string };

const BY_NAME = { column: 'name', direction: 'ascending' } as const;

/** The agencies or the clients that one manages. */
export function OrganisationsTab<Row extends OrganisationRow>(props: OrganisationsTabProps<Row>) {
  const { kind, entity, title, plural, load, calls: callsWith, nameOf, valuesOf } = props;
  const client = useApolloClient();
  const { flags } = useSession();
  const showHistory = useHistoryLink(entity);
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () => [
      ...props.columns,
      organisationActions<Row>({
        nameOf,
        edit: (row) => setOpen({ act: 'edit', id: row.id, initial: { values: valuesOf(row), version: row.version } }),
        remove: (row) => setOpen({ act: 'remove', id: row.id, name: nameOf(row) }),
        showHistory,
      }),
    ],
    [props.columns, nameOf, valuesOf, showHistory],
  );
  const request = useListRequest(title, columns, BY_NAME);
  const { search, sort, page } = request;
  const loadPage = useMemo(
    () => load(client, { search, column: sort.column, descending: sort.direction === 'descending' }),
    [load, client, search, sort.column, sort.direction],
  );
  const list = usePagedRows(loadPage, page);
  const calls = useMemo(() => callsWith(client), [callsWith, client]);
  const { link, forget } = useRecordLink();
  useEffect(() => {
    if (link?.kind !== kind.id) return undefined;
    let isCurrent = true;
    const { act, id } = link;
    // What fails is told in a toast.
    calls.load(id).then(
      (initial) => {
        if (!isCurrent) return;
        setOpen(act === 'edit' ? { act, id, initial } : { act, id, name: initial.values.name });
        forget();
      },
      () => isCurrent && forget(),
    );
    return () => {
      isCurrent = false;
    };
  }, [link, kind.id, calls, forget]);
  const close = () => setOpen(null);
  const closeAndReload = () => {
    close();
    list.reload();
    props.onChanged();
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
      {props.cards}
      <ListPanel
        title={title}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure={`Unable to retrieve ${plural}. Please try again.`}
        actions={add}
        emptyText={`There are no ${plural} yet. Add the first one, or associate one that is there already.`}
        emptyAction={add}
      />
      {open?.act === 'edit' && (
        <OrganisationDialog
          kind={kind}
          calls={calls}
          id={open.id}
          initial={open.initial}
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
    </Grid>
  );
}
