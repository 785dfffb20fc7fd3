import { useApolloClient } from '@apollo/client/react';
import type { Country, CountryChoice } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  BroadcasterDocument,
  type BroadcasterRowFragment,
  CreateBroadcasterDocument,
  UpdateBroadcasterDocument,
} from '#client/graphql/generated';
import {
  choiceOf,
  countriesField,
  countriesInput,
  NO_COUNTRIES,
} from '#client/features/system-admin/records/country-field';
import { RecordDialog } from '#client/features/system-admin/records/record-dialog';
import { BROADCASTER } from '#client/features/system-admin/records/record-kind';

type BroadcasterValues = { name: string; countries: CountryChoice };

const versionOf = (broadcaster: BroadcasterRowFragment) => ({
  values: { name: broadcaster.broadcasterName, countries: choiceOf(broadcaster) },
  version: broadcaster.version,
});

const fieldsWith = (countries: readonly Country[]): FormField<BroadcasterValues>[] => [
  { kind: 'text', name: 'name', label: 'Broadcaster name', serverNames: ['broadcaster_name'] },
  countriesField(countries),
];

interface BroadcasterDialogProps {
  /** Null creates a new one. */
  broadcaster: BroadcasterRowFragment | null;
  countries: readonly Country[];
  onSaved: () => void;
  onClose: () => void;
}

export function BroadcasterDialog({ broadcaster, countries, ...ends }: BroadcasterDialogProps) {
  const client = useApolloClient();
  const fields = fieldsWith(countries);

  return (
    <RecordDialog<BroadcasterValues>
      kind={BROADCASTER}
      isNew={broadcaster === null}
      initial={
        broadcaster ? versionOf(broadcaster) : { values: { name: '', countries: NO_COUNTRIES } }
      }
      fieldsOf={() => fields}
      save={(values, { version, signal }) => {
        const input = { broadcasterName: values.name.trim(), ...countriesInput(values.countries) };
        const context = { fetchOptions: { signal } };
        return broadcaster === null
          ? client.mutate({ mutation: CreateBroadcasterDocument, variables: { input }, context })
          : client.mutate({
              mutation: UpdateBroadcasterDocument,
              variables: { id: broadcaster.id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={async () => {
        const { data } = await client.query({
          query: BroadcasterDocument,
          variables: { id: broadcaster?.id ?? 0 },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The broadcaster was answered without a record');
        return versionOf(data.broadcaster);
      }}
      {...ends}
    />
  );
}
