import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import type { ChannelOwnerType, ChannelRowFragment } from '#client/graphql/generated';

// A type, not an interface, so that it is assignable to a record of form values.
export type ChannelValues = {
  name: string;
  displayName: string;
  ownerType: string | null;
  ownerId: string | null;
};

const OWNER_TYPES: readonly { value: ChannelOwnerType; label: string }[] = [
  { value: 'broadcaster', label: 'Broadcaster' },
  { value: 'adtech', label: 'AdTech' },
];

export const NEW_CHANNEL: ChannelValues = {
  name: '',
  displayName: '',
  ownerType: 'broadcaster',
  ownerId: null,
};

export const ownerTypeOf = (text: string | null): ChannelOwnerType | null =>
  OWNER_TYPES.find(({ value }) => value === text)?.value ?? null;

export const versionOf = (channel: ChannelRowFragment) => ({
  values: {
    name: channel.channelName,
    displayName: channel.displayName ?? '',
    ownerType: channel.ownerType,
    ownerId: String(channel.ownerId),
  },
  version: channel.version,
});

export const channelInput = (values: ChannelValues) => ({
  channelName: values.name.trim(),
  displayName: values.displayName.trim(),
  ownerType: ownerTypeOf(values.ownerType),
  ownerId: Number(values.ownerId),
});

/** A change of the kind clears the owner. */
export const clearLeftOwner = (next: ChannelValues, changed: string): ChannelValues =>
  changed === 'ownerType' ? { ...next, ownerId: null } : next;

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
