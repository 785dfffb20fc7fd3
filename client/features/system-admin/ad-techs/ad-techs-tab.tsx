import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { countryName, type Country } from '#client/components/form/country-choice';
import type { Column } from '#client/components/table/table-columns';
import {
  AdTechsDocument,
  type AdTechRowFragment,
  type AdTechSort,
} from '#client/graphql/generated';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';
import { countriesColumn } from '#client/features/system-admin/records/countries-column';
import { ADTECH } from '#client/features/system-admin/records/record-kind';
import { RecordsTab, type RecordOrder } from '#client/features/system-admin/records/records-tab';
import { useCountries } from '#client/features/system-admin/use-countries';
import { AdTechDialog } from './ad-tech-dialog';

const SORTS: Readonly<Record<string, AdTechSort>> = {
  name: 'NAME',
  country: 'COUNTRY',
  'job-number': 'JOB_NUMBER',
  'charged-cpm': 'CHARGED_CPM',
};

const nameOf = ({ adtechName }: AdTechRowFragment) => adtechName;

const requirement = (key: string, head: string, isAsked: (row: AdTechRowFragment) => boolean) => ({
  key,
  head,
  kind: 'chip' as const,
  value: (row: AdTechRowFragment) => (isAsked(row) ? 'Required' : null),
  tone: () => 'info' as const,
});

const columnsWith = (countries: readonly Country[]): Column<AdTechRowFragment>[] => [
  { key: 'name', head: 'AdTech', kind: 'text', value: nameOf },
  {
    key: 'country',
    head: 'Home country',
    kind: 'text',
    value: ({ countryCode }) => countryName(countries, countryCode),
  },
  countriesColumn(countries),
  requirement('job-number', 'Job number', ({ requiresJobNumber }) => requiresJobNumber),
  requirement('charged-cpm', 'Charged CPM', ({ requiresChargedCpm }) => requiresChargedCpm),
];

const loadAdTechs =
  (
    client: ApolloClient,
    { search, column, descending }: RecordOrder,
  ): LoadPage<AdTechRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: AdTechsDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The ad-techs were answered without a list');
    return data.adtechs;
  };

export function AdTechsTab() {
  const { countries, areThere } = useCountries();
  const columns = useMemo(() => columnsWith(countries), [countries]);

  return (
    <RecordsTab
      kind={ADTECH}
      columns={columns}
      nameOf={nameOf}
      load={loadAdTechs}
      isWaiting={!areThere}
      form={(row, ends) => <AdTechDialog adtech={row} countries={countries} {...ends} />}
    />
  );
}
