import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
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

const inputOf = ({ name, countries, ...requirements }: AdTechValues) => ({
  adtechName: name.trim(),
  ...requirements,
  ...countriesInput(countries),
});

interface AdTechDialogProps {
  /** Null creates a new one. */
  adtech: AdTechRowFragment | null;
  countries: readonly Country[];
  onSaved: () => void;
  onClose: () => void;
}

export function AdTechDialog({ adtech, countries, ...ends }: AdTechDialogProps) {
  const fields = fieldsWith(countries);

  const calls = useRecordCalls(adtech?.id ?? null, {
    create: CreateAdTechDocument,
    update: UpdateAdTechDocument,
    read: AdTechDocument,
    owner: {},
    inputOf,
    versionOf: ({ adtech: latest }) => versionOf(latest),
  });

  return (
    <RecordDialog<AdTechValues>
      kind={ADTECH}
      initial={adtech ? versionOf(adtech) : { values: NEW }}
      fieldsOf={() => fields}
      {...calls}
      {...ends}
    />
  );
}
