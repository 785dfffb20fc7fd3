import { useApolloClient } from '@apollo/client/react';
import type { Country, CountryChoice } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  AdTechDocument,
  type AdTechRowFragment,
  CreateAdTechDocument,
  UpdateAdTechDocument,
} from '#client/graphql/generated';
import {
  choiceOf,
  countriesField,
  countriesInput,
  NO_COUNTRIES,
} from '#client/features/system-admin/records/country-field';
import { RecordDialog } from '#client/features/system-admin/records/record-dialog';
import { ADTECH } from '#client/features/system-admin/records/record-kind';

type AdTechValues = {
  name: string;
  requiresJobNumber: boolean;
  requiresChargedCpm: boolean;
  countries: CountryChoice;
};

const NEW: AdTechValues = {
  name: '',
  requiresJobNumber: false,
  requiresChargedCpm: false,
  countries: NO_COUNTRIES,
};

const versionOf = (adtech: AdTechRowFragment) => ({
  values: {
    name: adtech.adtechName,
    requiresJobNumber: adtech.requiresJobNumber,
    requiresChargedCpm: adtech.requiresChargedCpm,
    countries: choiceOf(adtech),
  },
  version: adtech.version,
});

const fieldsWith = (countries: readonly Country[]): FormField<AdTechValues>[] => [
  { kind: 'text', name: 'name', label: 'AdTech name', serverNames: ['adtech_name'] },
  countriesField(countries),
  {
    kind: 'toggle',
    name: 'requiresJobNumber',
    label: 'Requires a job number',
    help: 'Its bookings cannot be saved without one.',
    isHalf: true,
  },
  {
    kind: 'toggle',
    name: 'requiresChargedCpm',
    label: 'Requires a charged CPM',
    help: 'Its bookings cannot be saved without one.',
    isHalf: true,
  },
];

interface AdTechDialogProps {
  /** Null creates a new one. */
  adtech: AdTechRowFragment | null;
  countries: readonly Country[];
  onSaved: () => void;
  onClose: () => void;
}

export function AdTechDialog({ adtech, countries, ...ends }: AdTechDialogProps) {
  const client = useApolloClient();
  const fields = fieldsWith(countries);

  return (
    <RecordDialog<AdTechValues>
      kind={ADTECH}
      isNew={adtech === null}
      initial={adtech ? versionOf(adtech) : { values: NEW }}
      fieldsOf={() => fields}
      save={({ name, countries: chosen, ...requirements }, { version, signal }) => {
        const input = { adtechName: name.trim(), ...requirements, ...countriesInput(chosen) };
        const context = { fetchOptions: { signal } };
        return adtech === null
          ? client.mutate({ mutation: CreateAdTechDocument, variables: { input }, context })
          : client.mutate({
              mutation: UpdateAdTechDocument,
              variables: { id: adtech.id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={async () => {
        const { data } = await client.query({
          query: AdTechDocument,
          variables: { id: adtech?.id ?? 0 },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The ad-tech was answered without a record');
        return versionOf(data.adtech);
      }}
      {...ends}
    />
  );
}
