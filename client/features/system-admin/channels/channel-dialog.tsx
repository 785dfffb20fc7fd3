import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ChannelDocument,
  type ChannelRowFragment,
  CreateChannelDocument,
  UpdateChannelDocument,
} from '#client/graphql/generated';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { RecordDialog } from '#client/features/system-admin/records/record-dialog';
import { CHANNEL } from '#client/features/system-admin/records/record-kind';
import {
  channelFields,
  channelInput,
  clearLeftOwner,
  NEW_CHANNEL,
  ownerTypeOf,
  versionOf,
  type ChannelValues,
} from './channel-fields';

const ORGANISATION_TYPE = { broadcaster: 'BROADCASTER', adtech: 'ADTECH' } as const;

/** The owners of the form's kind, including the channel's current one. */
function useOwners(channel: ChannelRowFragment | null, chosen: ChannelValues) {
  const type = ownerTypeOf(chosen.ownerType);
  return useOrganisationSearch({
    type: type && ORGANISATION_TYPE[type],
    known:
      channel && channel.ownerType === type
        ? [{ value: String(channel.ownerId), label: channel.ownerName }]
        : [],
    chosen: [chosen.ownerId],
  });
}

interface ChannelDialogProps {
  /** Null creates a new one. */
  channel: ChannelRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function ChannelDialog({ channel, ...ends }: ChannelDialogProps) {
  const client = useApolloClient();
  const initial = channel ? versionOf(channel) : { values: NEW_CHANNEL };
  const [known, setKnown] = useState(channel);
  const [chosen, setChosen] = useState<ChannelValues>(initial.values);
  const fields = channelFields(useOwners(known, chosen));

  return (
    <RecordDialog<ChannelValues>
      kind={CHANNEL}
      isNew={channel === null}
      initial={initial}
      fieldsOf={() => fields}
      adjust={clearLeftOwner}
      onValues={setChosen}
      save={(values, { version, signal }) => {
        const input = channelInput(values);
        const context = { fetchOptions: { signal } };
        return channel === null
          ? client.mutate({ mutation: CreateChannelDocument, variables: { input }, context })
          : client.mutate({
              mutation: UpdateChannelDocument,
              variables: { id: channel.id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={async () => {
        const { data } = await client.query({
          query: ChannelDocument,
          variables: { id: channel?.id ?? 0 },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The channel was answered without a record');
        setKnown(data.channel);
        return versionOf(data.channel);
      }}
      {...ends}
    />
  );
}
