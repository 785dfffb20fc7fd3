import type { ApolloClient } from '@apollo/client';
import type { Column } from '#client/components/table/table-columns';
import {
  ChannelsDocument,
  type ChannelRowFragment,
  type ChannelSort,
} from '#client/graphql/generated';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';
import { CHANNEL } from '#client/features/system-admin/records/record-kind';
import { RecordsTab, type RecordOrder } from '#client/features/system-admin/records/records-tab';
import { ChannelDialog } from './channel-dialog';

const SORTS: Readonly<Record<string, ChannelSort>> = {
  name: 'NAME',
  'display-name': 'DISPLAY_NAME',
  'owner-type': 'OWNER_TYPE',
  owner: 'OWNER',
};

const nameOf = ({ channelName }: ChannelRowFragment) => channelName;

const COLUMNS: readonly Column<ChannelRowFragment>[] = [
  { key: 'name', head: 'Channel', kind: 'text', value: nameOf },
  {
    key: 'display-name',
    head: 'Display name',
    kind: 'text',
    value: ({ displayName }) => displayName,
  },
  {
    key: 'owner-type',
    head: 'Owner type',
    kind: 'chip',
    value: ({ ownerType }) => (ownerType === 'broadcaster' ? 'BROADCASTER' : 'ADTECH'),
    tone: ({ ownerType }) => (ownerType === 'broadcaster' ? 'info' : 'neutral'),
  },
  { key: 'owner', head: 'Owner', kind: 'text', value: ({ ownerName }) => ownerName },
];

const loadChannels =
  (
    client: ApolloClient,
    { search, column, descending }: RecordOrder,
  ): LoadPage<ChannelRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: ChannelsDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The channels were answered without a list');
    return data.channels;
  };

export function ChannelsTab() {
  return (
    <RecordsTab
      kind={CHANNEL}
      columns={COLUMNS}
      nameOf={nameOf}
      load={loadChannels}
      form={(row, ends) => <ChannelDialog channel={row} {...ends} />}
    />
  );
}
