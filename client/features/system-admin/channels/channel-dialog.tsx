import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FormField } from '../../../components/entity-form/form-field';
import {
  ChannelDocument,
  type ChannelOwnerType,
  type ChannelRowFragment,
  CreateChannelDocument,
  UpdateChannelDocument,
} from '../../../graphql/generated';
import { useOrganisationSearch } from '../../../graphql/organisations/use-organisation-search';
import { RecordDialog } from '../records/record-dialog';
import { CHANNEL } from '../records/record-kind';

type ChannelValues = {
  name: string;
  displayName: string;
  ownerType: string | null;
  ownerId: string | null;
};

const OWNER_TYPES: readonly { value: ChannelOwnerType; label: string }[] = [
  { value: 'broadcaster', label: 'Broadcaster' },
  { value: 'adtech', label: 'AdTech' },
];

const NEW: ChannelValues = { name: '', displayName: '', ownerType: 'broadcaster', ownerId: null };

const ownerTypeOf = (text: string | null): ChannelOwnerType | null =>
  OWNER_TYPES.find(({ value }) => value === text)?.value ?? null;

const versionOf = (channel: ChannelRowFragment) => ({
  values: {
    name: channel.channelName,
    displayName: channel.displayName ?? '',
    ownerType: channel.ownerType,
    ownerId: String(channel.ownerId),
  },
  version: channel.version,
});

/** An owner of another kind is another one. */
export const clearLeftOwner = (next: ChannelValues, changed: string): ChannelValues =>
  changed === 'ownerType' ? { ...next, ownerId: null } : next;

const ORGANISATION_TYPE = { broadcaster: 'BROADCASTER', adtech: 'ADTECH' } as const;

/** The owners of the kind that stands in the form; the one the channel has is among them. */
function useOwners(channel: ChannelRowFragment | null, chosen: ChannelValues) {
  const type = ownerTypeOf(chosen.ownerType);
  return useOrganisationSearch({
    type: type && ORGANISATION_TYPE[type],
    known: channel && channel.ownerType === type ? [{ value: String(channel.ownerId), label: channel.ownerName }] : [],
    chosen: [chosen.ownerId],
  });
}

interface ChannelDialogProps {
  /** Null makes a new one. */
  channel: ChannelRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function ChannelDialog({ channel, ...ends }: ChannelDialogProps) {
  const client = useApolloClient();
  const initial = channel ? versionOf(channel) : { values: NEW };
  const [known, setKnown] = useState(channel);
  const [chosen, setChosen] = useState<ChannelValues>(initial.values);
  const { options, onSearch, isLoading } = useOwners(known, chosen);
  const fields: FormField<ChannelValues>[] = [
    { kind: 'text', name: 'name', label: 'Channel name', serverNames: ['channel_name'] },
    {
      kind: 'text',
      name: 'displayName',
      label: 'Display name',
      isOptional: true,
      help: 'Shown in lists in place of the name',
    },
    { kind: 'select', name: 'ownerType', label: 'Owner type', options: OWNER_TYPES, isHalf: true },
    {
      kind: 'combobox',
      name: 'ownerId',
      label: 'Owner',
      placeholder: 'Search',
      options,
      onSearch,
      isLoading,
      isHalf: true,
    },
  ];
  return (
    <RecordDialog<ChannelValues>
      kind={CHANNEL}
      isNew={channel === null}
      initial={initial}
      fieldsOf={() => fields}
      adjust={clearLeftOwner}
      onValues={setChosen}
      save={(values, { version, signal }) => {
        const input = {
          channelName: values.name.trim(),
          displayName: values.displayName.trim(),
          ownerType: ownerTypeOf(values.ownerType),
          ownerId: Number(values.ownerId),
        };
        const context = { fetchOptions: { signal } };
        return channel === null
          ? client.mutate({ mutation: CreateChannelDocument, variables: { input }, context })
          : client.mutate({
              mutation: UpdateChannelDocument,
              variables: { id: channel.id, input: { ...input, version } },
              context,
            });
      }}
      loadTheirs={async () => {
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
