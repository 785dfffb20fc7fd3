import type { CountryChoice } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  AdTechDocument,
  type AdTechRowFragment,
  AdTechsDocument,
  CreateAdTechDocument,
  UpdateAdTechDocument,
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

type AdTechValues = {
  name: string;
  requiresJobNumber: boolean;
  requiresChargedCpm: boolean;
  countries: CountryChoice;
};

const nameOf = ({ adtechName }: AdTechRowFragment) => adtechName;

const requirement = (key: string, head: string, isAsked: (row: AdTechRowFragment) => boolean) => ({
  key,
  head,
  kind: 'chip' as const,
  value: (row: AdTechRowFragment) => (isAsked(row) ? 'Required' : null),
  tone: () => 'info' as const,
});

const fields = ({ countries }: CountryContext): FormField<AdTechValues>[] => [
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

const ADTECH = defineRecord({
  entity: 'adtech',
  texts: managedTexts({
    title: 'AdTech companies',
    name: 'AdTech',
    noun: 'adtech',
    button: 'AdTech',
    plural: 'ad-tech companies',
  }),
  list: defineList({
    query: AdTechsDocument,
    connection: ({ adtechs }) => adtechs,
    sorts: {
      name: 'NAME',
      country: 'COUNTRY',
      'job-number': 'JOB_NUMBER',
      'charged-cpm': 'CHARGED_CPM',
    },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['adtechs'],
  create: CreateAdTechDocument,
  update: UpdateAdTechDocument,
  read: AdTechDocument,
  latest: ({ adtech }) => adtech,
  useRecordContext: useCountries,
  nameOf,
  canEdit: mayUpdate,
  columns: ({ countries }) => [
    { key: 'name', head: 'AdTech', kind: 'text', value: nameOf },
    ...countryColumns(countries),
    requirement('job-number', 'Job number', ({ requiresJobNumber }) => requiresJobNumber),
    requirement('charged-cpm', 'Charged CPM', ({ requiresChargedCpm }) => requiresChargedCpm),
  ],
  blank: (): AdTechValues => ({
    name: '',
    requiresJobNumber: false,
    requiresChargedCpm: false,
    countries: NO_COUNTRIES,
  }),
  valuesOf: (adtech) => ({
    name: adtech.adtechName,
    requiresJobNumber: adtech.requiresJobNumber,
    requiresChargedCpm: adtech.requiresChargedCpm,
    countries: choiceOf(adtech),
  }),
  useFields:
    ({ context }) =>
    () =>
      fields(context),
  inputOf: ({ name, countries, ...requirements }) => ({
    adtechName: name.trim(),
    ...requirements,
    ...countriesInput(countries),
  }),
});

export const AdTechsTab = () => <RecordTab kind={ADTECH} />;
