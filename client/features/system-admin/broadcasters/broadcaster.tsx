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
import { countryColumns } from '#client/features/system-admin/managed/country-columns';
import {
  choiceOf,
  countriesField,
  countriesInput,
  NO_COUNTRIES,
} from '#client/features/system-admin/managed/country-field';
import { managedTexts } from '#client/features/system-admin/managed/managed-texts';
import { type CountryContext, useCountries } from '#client/features/system-admin/use-countries';

type BroadcasterValues = { name: string; countries: CountryChoice };

const nameOf = ({ broadcasterName }: BroadcasterRowFragment) => broadcasterName;

const fields = ({ countries }: CountryContext): FormField<BroadcasterValues>[] => [
  { kind: 'text', name: 'name', label: 'Broadcaster name', serverNames: ['broadcaster_name'] },
  countriesField(countries),
];

const BROADCASTER = defineRecord({
  entity: 'broadcaster',
  texts: managedTexts({
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
  useRecordContext: useCountries,
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
    ({ context }) =>
    () =>
      fields(context),
  inputOf: ({ name, countries }) => ({
    broadcasterName: name.trim(),
    ...countriesInput(countries),
  }),
});

export const BroadcastersTab = () => <RecordTab kind={BROADCASTER} />;
