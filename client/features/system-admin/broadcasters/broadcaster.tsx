import type { CountryChoice } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  BroadcasterDocument,
  type BroadcasterRowFragment,
  BroadcastersDocument,
  CreateBroadcasterDocument,
  UpdateBroadcasterDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { RecordTab } from '#client/records/record-tab';
import { countryColumns } from '#client/features/system-admin/records/country-columns';
import {
  choiceOf,
  countriesField,
  countriesInput,
  NO_COUNTRIES,
} from '#client/features/system-admin/records/country-field';
import { managedWords } from '#client/features/system-admin/records/managed-words';
import { type CountrySetting, useCountries } from '#client/features/system-admin/use-countries';

type BroadcasterValues = { name: string; countries: CountryChoice };

const nameOf = ({ broadcasterName }: BroadcasterRowFragment) => broadcasterName;

const fields = ({ countries }: CountrySetting): FormField<BroadcasterValues>[] => [
  { kind: 'text', name: 'name', label: 'Broadcaster name', serverNames: ['broadcaster_name'] },
  countriesField(countries),
];

const BROADCASTER = defineRecord({
  entity: 'broadcaster',
  words: managedWords({
    title: 'Broadcasters',
    name: 'Broadcaster',
    noun: 'broadcaster',
    plural: 'broadcasters',
  }),
  list: defineList({
    query: BroadcastersDocument,
    connection: ({ broadcasters }) => broadcasters,
    sorts: { name: 'NAME', country: 'COUNTRY' },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['broadcasters'],
  create: CreateBroadcasterDocument,
  update: UpdateBroadcasterDocument,
  read: BroadcasterDocument,
  latest: ({ broadcaster }) => broadcaster,
  useSetting: useCountries,
  nameOf,
  canEdit: mayUpdate,
  columns: ({ countries }) => [
    { key: 'name', head: 'Broadcaster', kind: 'text', value: nameOf },
    ...countryColumns(countries),
  ],
  blank: (): BroadcasterValues => ({ name: '', countries: NO_COUNTRIES }),
  valuesOf: (broadcaster) => ({
    name: broadcaster.broadcasterName,
    countries: choiceOf(broadcaster),
  }),
  useFields:
    ({ setting }) =>
    () =>
      fields(setting),
  inputOf: ({ name, countries }) => ({
    broadcasterName: name.trim(),
    ...countriesInput(countries),
  }),
});

export const BroadcastersTab = () => <RecordTab kind={BROADCASTER} />;
