import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { Option } from '../../components/option';
import { OrganisationOptionsDocument, type OrganisationOptionsQuery } from '../generated';
import type { OrganisationType } from './organisation-types';

function optionsOf({ customers, agencies, broadcasters, adtechs }: OrganisationOptionsQuery): Option[] {
  const found = [
    ...(customers?.nodes ?? []).map(({ id, custName, displayName }) => ({ id, label: displayName ?? custName })),
    ...(agencies?.nodes ?? []).map(({ id, agencyName }) => ({ id, label: agencyName })),
    ...(broadcasters?.nodes ?? []).map(({ id, broadcasterName }) => ({ id, label: broadcasterName })),
    ...(adtechs?.nodes ?? []).map(({ id, adtechName }) => ({ id, label: adtechName })),
  ];
  return found.map(({ id, label }) => ({ value: String(id), label }));
}

interface Wanted {
  /** Null: none are looked for. */
  type: OrganisationType | null;
  /** Only those at home or operating there; all when left out. */
  country?: string | null;
  /** Stays among the options, found or not. */
  chosen?: Option | null;
}

interface Found {
  of: string;
  search: string;
  options: readonly Option[];
}

/** Organisations of a kind, searched by the server. */
export function useOrganisationSearch({ type, country = null, chosen = null }: Wanted) {
  const client = useApolloClient();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const of = `${type}:${country}`;

  useEffect(() => {
    if (type === null) return undefined;
    let isCurrent = true;
    const variables = {
      search,
      country,
      ofCustomers: type === 'CUSTOMER',
      ofAgencies: type === 'AGENCY',
      ofBroadcasters: type === 'BROADCASTER',
      ofAdTechs: type === 'ADTECH',
    };
    client.query({ query: OrganisationOptionsDocument, variables }).then(
      ({ data }) => isCurrent && setFound({ of, search, options: data ? optionsOf(data) : [] }),
      () => isCurrent && setFound({ of, search, options: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, type, country, of, search]);

  const options = found?.of === of ? found.options : [];
  const isChosenAmong = chosen === null || options.some(({ value }) => value === chosen.value);
  return {
    options: isChosenAmong ? options : [chosen, ...options],
    onSearch: useCallback((text: string) => setSearch(text.trim()), []),
    isLoading: type !== null && (found?.of !== of || found.search !== search),
  };
}
