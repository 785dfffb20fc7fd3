import { usePageArchival, ARCHIVED_STATE } from '#client/records/archival/use-page-archival';
import { isArchived, mayKeep } from '#client/records/archival/archival';
import { CONTENT_LISTS } from '#client/features/campaigns/content/content-texts';
import { useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import {
  CreativePageDocument,
  type CreativeDetailsQuery,
  type CreativePageQuery,
  useCreativeDetailsQuery,
} from '#client/graphql/generated';
import { mayUpdate } from '#client/records/define-record';
import { campaignColumn, channelColumn } from '#client/records/content/content-columns';
import { CALL_COLUMNS } from '#client/records/content/impression-tag-columns';
import { contentPath } from '#client/records/content/content-path';
import { presentTodos, siteTagTodo } from '#client/records/content/shared-todos';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { recordPath } from '#client/records/record-path';
import {
  CREATIVE,
  CREATIVE_ARCHIVAL,
  UrlLink,
} from '#client/features/campaigns/creatives/creative';
import { EditForm } from './content-form';

type Row = CreativePageQuery['creative'];
type Tag = CreativeDetailsQuery['impressionTags']['nodes'][number];

const COLUMNS: readonly Column<Tag>[] = [
  {
    key: 'booking',
    head: 'Booking Name',
    kind: 'text',
    value: ({ bookingName }) => bookingName,
    linkTo: ({ bookingId }) => recordPath('booking', bookingId),
  },
  campaignColumn,
  channelColumn,
  ...CALL_COLUMNS,
];

function todosOf(
  { client, lifetime }: DetailsRequest<Row>,
  { impressionTags: { nodes: tags }, siteTags }: CreativeDetailsQuery,
) {
  const isSilent = lifetime?.impressionSummary.actualImpressions === 0;

  return presentTodos([
    tags.length === 0 && {
      id: 'bookings',
      gravity: 'problem',
      text: 'No booking shows it, so it has no tag.',
      action: { label: 'Choose it for a booking', to: contentPath(client.id, 'impression-tags') },
    },
    tags.length > 0 &&
      isSilent && {
        id: 'silence',
        gravity: 'note',
        text: 'Its tags have received no impression in the last 30 days.',
        action: { label: 'Check its tags', to: contentPath(client.id, 'impression-tags') },
      },
    siteTagTodo(client.id, siteTags.totalCount),
  ]);
}

function useCreativeParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client, isCounting } = request;
  const [isEditing, setEditing] = useState(false);
  const { data, failure, load } = detailsOf(
    useCreativeDetailsQuery({
      variables: {
        customerId: client.id,
        creativeId: row.id,
      },
      ...DETAILS_OPTIONS,
    }),
  );

  return usePageArchival(
    { archival: CREATIVE_ARCHIVAL, row, stale: CONTENT_LISTS },
    {
      todos: data && !isCounting ? todosOf(request, data) : null,
      failure,
      edit: mayUpdate(row) ? () => setEditing(true) : undefined,
      sections: (
        <Panel title="Tags" id="tags" state="ready" flush>
          <DataTable
            label="Tags of the creative"
            columns={COLUMNS}
            rows={data?.impressionTags.nodes ?? []}
            rowKey={({ id }) => id}
            emptyText="No tags yet: every booking that shows the creative gets one."
            {...load}
          />
        </Panel>
      ),
      dialog: isEditing && (
        <EditForm kind={CREATIVE} row={row} client={client} onClose={() => setEditing(false)} />
      ),
    },
  );
}

const CREATIVE_PAGE = defineRecordPage({
  noun: 'creative',
  entity: 'creative',
  query: CreativePageDocument,
  rowOf: ({ creative }) => creative,
  nameOf: ({ description }) => description,
  clientIdOf: ({ customerId }) => customerId,
  stateOf: (row) => (isArchived(row) ? ARCHIVED_STATE : null),
  canEdit: mayKeep,
  parentsOf: (_, client) => [
    { name: client.displayName, to: recordPath('client', client.id) },
    { name: 'Creatives', to: contentPath(client.id, 'creatives') },
  ],
  factsOf: ({ creativeTypeLabel, creativeFormat, url }) => [
    { name: 'Type', value: creativeTypeLabel },
    { name: 'Format', value: creativeFormat },
    { name: 'URL', value: url ? <UrlLink url={url} /> : '-' },
  ],
  figuresOf: ({ id }) => ({ filters: { creatives: [id] } }),
  useDetails: useCreativeParts,
});

export const CreativePage = () => <RecordPage page={CREATIVE_PAGE} />;
