import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import {
  ChannelDocument,
  type ChannelOwnerType,
  type ChannelRowFragment,
  ChannelsDocument,
  CreateChannelDocument,
  UpdateChannelDocument,
} from '#client/graphql/generated';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
import { RecordTab } from '#client/records/record-tab';
import { managedTexts } from '#client/features/system-admin/managed/managed-texts';

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
const ORGANISATION_TYPE = { broadcaster: 'BROADCASTER', adtech: 'ADTECH' } as const;

const nameOf = ({ channelName }: ChannelRowFragment) => channelName;

const ownerTypeOf = (text: string | null): ChannelOwnerType | null =>
  OWNER_TYPES.find(({ value }) => value === text)?.value ?? null;

interface OwnerSearch {
  options: readonly Option[];
  onSearch: (text: string) => void;
  isLoading: boolean;
}

export const channelFields = (owners: OwnerSearch): FormField<ChannelValues>[] => [
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
    isHalf: true,
    ...owners,
  },
];

export const CHANNEL = defineRecord({
  entity: 'channel',
  texts: managedTexts({
    title: 'Channels',
    name: 'Channel',
    noun: 'channel',
    plural: 'channels',
  }),
  list: defineList({
    query: ChannelsDocument,
    connection: ({ channels }) => channels,
    sorts: {
      name: 'NAME',
      'display-name': 'DISPLAY_NAME',
      'owner-type': 'OWNER_TYPE',
      owner: 'OWNER',
    },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['channels'],
  create: CreateChannelDocument,
  update: UpdateChannelDocument,
  read: ChannelDocument,
  latest: ({ channel }) => channel,
  useRecordContext: () => ({}),
  nameOf,
  canEdit: mayUpdate,
  columns: () => [
    {
      key: 'name',
      head: 'Channel',
      kind: 'text',
      value: nameOf,
      linkTo: ({ id }) => recordPath('channel', id),
    },
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
  ],
  blank: (): ChannelValues => ({
    name: '',
    displayName: '',
    ownerType: 'broadcaster',
    ownerId: null,
  }),
  valuesOf: (channel) => ({
    name: channel.channelName,
    displayName: channel.displayName ?? '',
    ownerType: channel.ownerType,
    ownerId: String(channel.ownerId),
  }),
  useFields: ({ latest, values }) => {
    const type = ownerTypeOf(values.ownerType);
    const owners = useOrganisationSearch({
      type: type && ORGANISATION_TYPE[type],
      known:
        latest && latest.ownerType === type
          ? [{ value: String(latest.ownerId), label: latest.ownerName }]
          : [],
      chosen: [values.ownerId],
    });

    return () => channelFields(owners);
  },
  // A change of the kind clears the owner.
  adjust: (next, changed) => (changed === 'ownerType' ? { ...next, ownerId: null } : next),
  inputOf: (values) => ({
    channelName: values.name.trim(),
    displayName: values.displayName.trim(),
    ownerType: ownerTypeOf(values.ownerType),
    ownerId: Number(values.ownerId),
  }),
});

export const ChannelsTab = () => <RecordTab kind={CHANNEL} />;
