import { useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import {
  ClientPageDocument,
  type ClientDetailsQuery,
  type ClientPageQuery,
  useClientDetailsQuery,
} from '#client/graphql/generated';
import { mayUpdate } from '#client/records/define-record';
import { paceTodos, tagAlertTodos } from '#client/records/alerts/alert-todos';
import { datesAndStatusColumns } from '#client/records/content/content-columns';
import { contentPath } from '#client/records/content/content-path';
import { presentTodos, siteTagTodo } from '#client/records/content/shared-todos';
import { silentSiteTagsTodo, SITE_TAG_COLUMNS } from '#client/records/content/site-tag-columns';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { RecordDialog } from '#client/records/record-dialog';
import { recordPath } from '#client/records/record-path';
import { useOrganisationContext } from '#client/features/admin/organisations/organisation-values';
import { CLIENT, clientName } from './client';

type Row = ClientPageQuery['customer'];
type Campaign = ClientDetailsQuery['campaigns']['nodes'][number];

const CAMPAIGN_COLUMNS: readonly Column<Campaign>[] = [
  {
    key: 'name',
    head: 'Campaign Name',
    kind: 'text',
    value: ({ campaignName }) => campaignName,
    linkTo: ({ id }) => recordPath('campaign', id),
  },
  ...datesAndStatusColumns,
];

const todosOf = ({ id }: Row, { campaigns, siteTags, ...alerts }: ClientDetailsQuery) =>
  presentTodos([
    ...tagAlertTodos(alerts),
    campaigns.nodes.length === 0 && {
      id: 'campaigns',
      gravity: 'problem',
      text: 'The client has no campaign: a campaign holds its bookings.',
      action: { label: 'Add a campaign', to: contentPath(id, 'campaigns') },
    },
    siteTagTodo(id, siteTags.totalCount),
    silentSiteTagsTodo(id, siteTags.nodes),
    ...paceTodos(alerts),
  ]);

function EditClient({ row, onClose }: { row: Row; onClose: () => void }) {
  const context = useOrganisationContext(false);
  if (context.isWaiting) return null;

  return (
    <RecordDialog
      form={CLIENT.form}
      context={context}
      row={row}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

function useClientParts({ row }: DetailsRequest<Row>): RecordDetails {
  const [isEditing, setEditing] = useState(false);
  const { data, failure, load } = detailsOf(
    useClientDetailsQuery({ variables: { customerId: row.id }, ...DETAILS_OPTIONS }),
  );

  return {
    todos: data ? todosOf(row, data) : null,
    failure,
    edit: mayUpdate(row) ? () => setEditing(true) : undefined,
    sections: (
      <>
        <Panel title="Campaigns" id="campaigns" state="ready" flush>
          <DataTable
            label="Campaigns of the client"
            columns={CAMPAIGN_COLUMNS}
            rows={data?.campaigns.nodes ?? []}
            rowKey={({ id }) => id}
            emptyText="No campaigns yet: a campaign holds bookings."
            {...load}
          />
        </Panel>
        <Panel title="Site tags" id="site-tags" state="ready" flush>
          <DataTable
            label="Site tags of the client"
            paramPrefix="tags"
            columns={SITE_TAG_COLUMNS}
            rows={data?.siteTags.nodes ?? []}
            rowKey={({ id }) => id}
            emptyText="No site tags yet: a site tag counts the visits of a site."
            {...load}
          />
        </Panel>
      </>
    ),
    dialog: isEditing && <EditClient row={row} onClose={() => setEditing(false)} />,
  };
}

const CLIENT_PAGE = defineRecordPage({
  noun: 'client',
  entity: 'customer',
  query: ClientPageDocument,
  rowOf: ({ customer }) => customer,
  nameOf: clientName,
  clientIdOf: ({ id }) => id,
  canEdit: mayUpdate,
  parentsOf: () => [{ name: 'Clients', to: '/admin?tab=clients' }],
  factsOf: (row) => [
    { name: 'Name', value: row.custName },
    { name: 'Domain', value: row.domain ?? '-' },
    { name: 'Category', value: row.taxonomyDesc ?? '-' },
    { name: 'Country', value: row.countryCode },
    { name: 'Operates in', value: row.countryList.join(', ') },
    { name: 'Admin email', value: row.adminEmail ?? '-' },
  ],
  figuresOf: () => ({ filters: {} }),
  useDetails: useClientParts,
});

export const ClientPage = () => <RecordPage page={CLIENT_PAGE} />;
