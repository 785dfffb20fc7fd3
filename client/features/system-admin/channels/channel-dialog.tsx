import type { Version } from '#client/components/entity-form/use-entity-form';
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
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
  const initial = channel ? versionOf(channel) : { values: NEW_CHANNEL };
  const [known, setKnown] = useState(channel);
  const [chosen, setChosen] = useState<ChannelValues>(initial.values);
  const fields = channelFields(useOwners(known, chosen));

  const calls = useRecordCalls(channel?.id ?? null, {
    create: CreateChannelDocument,
    update: UpdateChannelDocument,
    read: ChannelDocument,
    owner: {},
    inputOf: channelInput,
    versionOf: ({ channel: latest }): Version<ChannelValues> => {
      setKnown(latest);
      return versionOf(latest);
    },
  });

  return (
    <RecordDialog<ChannelValues>
      kind={CHANNEL}
      initial={initial}
      fieldsOf={() => fields}
      adjust={clearLeftOwner}
      onValues={setChosen}
      {...calls}
      {...ends}
    />
  );
}
