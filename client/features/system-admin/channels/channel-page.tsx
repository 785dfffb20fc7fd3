import { useState } from 'react';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import {
  ChannelPageDocument,
  type ChannelDetailsQuery,
  type ChannelPageQuery,
  useChannelDetailsQuery,
} from '#client/graphql/generated';
import { mayUpdate } from '#client/records/define-record';
import {
  bookingColumn,
  campaignColumn,
  datesAndStatusColumns,
} from '#client/records/content/content-columns';
import { contentPath } from '#client/records/content/content-path';
import { namesText, presentTodos } from '#client/records/content/shared-todos';
import { RecordDialog } from '#client/records/record-dialog';
import { RecordPage } from '#client/records/page/record-page';
import {
  defineRecordPage,
  type DetailsRequest,
  type RecordDetails,
} from '#client/records/page/record-page-declaration';
import { DETAILS_OPTIONS, detailsOf } from '#client/records/page/record-query';
import { recordPath } from '#client/records/record-path';
import { CHANNEL } from './channel';

type Row = ChannelPageQuery['channel'];
type Booking = ChannelDetailsQuery['bookings']['nodes'][number];

const COLUMNS: readonly Column<Booking>[] = [
  bookingColumn,
  campaignColumn,
  { key: 'tags', head: 'Tags', kind: 'count', value: ({ creativeIds }) => creativeIds.length },
  ...datesAndStatusColumns,
];

function todosOf(
  { client, today }: DetailsRequest<Row>,
  { bookings: { nodes: bookings } }: ChannelDetailsQuery,
) {
  const bare = bookings.filter(
    ({ creativeIds, endDate }) => creativeIds.length === 0 && endDate >= today,
  );
  const [first] = bare;

  return presentTodos([
    bookings.length === 0 && {
      id: 'bookings',
      gravity: 'note',
      text: `${client.displayName} has no booking on it.`,
      action: { label: 'Add a booking', to: contentPath(client.id, 'bookings') },
    },
    first !== undefined && {
      id: 'creatives',
      gravity: 'problem',
      text: `Bookings without creatives: ${namesText(bare.map(({ bookingName }) => bookingName))}.`,
      action: { label: 'Open the first one', to: recordPath('booking', first.id) },
    },
  ]);
}

function useChannelParts(request: DetailsRequest<Row>): RecordDetails {
  const { row, client } = request;
  const [isEditing, setEditing] = useState(false);
  const { data, failure, load } = detailsOf(
    useChannelDetailsQuery({
      variables: {
        customerId: client.id,
        channelId: row.id,
      },
      ...DETAILS_OPTIONS,
    }),
  );
  const close = () => setEditing(false);

  return {
    todos: data ? todosOf(request, data) : null,
    failure,
    edit: mayUpdate(row) ? () => setEditing(true) : undefined,
    sections: (
      <Panel title="Bookings" id="bookings" state="ready" flush>
        <DataTable
          label="Bookings on the channel"
          columns={COLUMNS}
          rows={data?.bookings.nodes ?? []}
          rowKey={({ id }) => id}
          emptyText="No bookings of this client."
          {...load}
        />
      </Panel>
    ),
    dialog: isEditing && (
      <RecordDialog form={CHANNEL.form} context={{}} row={row} onSaved={close} onClose={close} />
    ),
  };
}

const CHANNEL_PAGE = defineRecordPage({
  noun: 'channel',
  entity: 'channel',
  query: ChannelPageDocument,
  rowOf: ({ channel }) => channel,
  nameOf: ({ displayName, channelName }) => displayName || channelName, // an empty one counts as none
  clientIdOf: () => null,
  canEdit: mayUpdate,
  parentsOf: () => [],
  factsOf: ({ channelName, ownerType, ownerName }) => [
    { name: 'Name', value: channelName },
    { name: 'Owner', value: ownerName },
    { name: 'Owner type', value: ownerType === 'broadcaster' ? 'Broadcaster' : 'AdTech' },
  ],
  figuresOf: ({ id }) => ({ filters: { channels: [id] } }),
  useDetails: useChannelParts,
});

export const ChannelPage = () => <RecordPage page={CHANNEL_PAGE} />;
