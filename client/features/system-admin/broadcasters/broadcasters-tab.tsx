import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { countryName, type Country } from '#client/components/form/country-choice';
import type { Column } from '#client/components/table/table-columns';
import {
  BroadcastersDocument,
  type BroadcasterRowFragment,
  type BroadcasterSort,
} from '#client/graphql/generated';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';
import { countriesColumn } from '#client/features/system-admin/records/countries-column';
import { BROADCASTER } from '#client/features/system-admin/records/record-kind';
import { RecordsTab, type RecordOrder } from '#client/features/system-admin/records/records-tab';
import { useCountries } from '#client/features/system-admin/use-countries';
import { BroadcasterDialog } from './broadcaster-dialog';

const SORTS: Readonly<Record<string, BroadcasterSort>> = { name: 'NAME', country: 'COUNTRY' };

const nameOf = ({ broadcasterName }: BroadcasterRowFragment) => broadcasterName;

const columnsWith = (countries: readonly Country[]): Column<BroadcasterRowFragment>[] => [
  { key: 'name', head: 'Broadcaster', kind: 'text', value: nameOf },
  {
    key: 'country',
    head: 'Home country',
    kind: 'text',
    value: ({ countryCode }) => countryName(countries, countryCode),
  },
  countriesColumn(countries),
];

const loadBroadcasters =
  (
    client: ApolloClient,
    { search, column, descending }: RecordOrder,
  ): LoadPage<BroadcasterRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: BroadcastersDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The broadcasters were answered without a list');
    return data.broadcasters;
  };

export function BroadcastersTab() {
  const { countries, areThere } = useCountries();
  const columns = useMemo(() => columnsWith(countries), [countries]);

  return (
    <RecordsTab
      kind={BROADCASTER}
      columns={columns}
      nameOf={nameOf}
      load={loadBroadcasters}
      isWaiting={!areThere}
      form={(row, ends) => <BroadcasterDialog broadcaster={row} countries={countries} {...ends} />}
    />
  );
}
