import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
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

const inputOf = ({ name, countries }: BroadcasterValues) => ({
  broadcasterName: name.trim(),
  ...countriesInput(countries),
});

interface BroadcasterDialogProps {
  /** Null creates a new one. */
  broadcaster: BroadcasterRowFragment | null;
  countries: readonly Country[];
  onSaved: () => void;
  onClose: () => void;
}

export function BroadcasterDialog({ broadcaster, countries, ...ends }: BroadcasterDialogProps) {
  const fields = fieldsWith(countries);

  const calls = useRecordCalls(broadcaster?.id ?? null, {
    create: CreateBroadcasterDocument,
    update: UpdateBroadcasterDocument,
    read: BroadcasterDocument,
    owner: {},
    inputOf,
    versionOf: ({ broadcaster: latest }) => versionOf(latest),
  });

  return (
    <RecordDialog<BroadcasterValues>
      kind={BROADCASTER}
      initial={
        broadcaster ? versionOf(broadcaster) : { values: { name: '', countries: NO_COUNTRIES } }
      }
      fieldsOf={() => fields}
      {...calls}
      {...ends}
    />
  );
}
