import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { Option } from '../../../components/option';
import { OrganisationOptionsDocument, type OrganisationOptionsQuery } from '../../../graphql/generated';
import { organisationTypeOf } from './user-fields';

function optionsOf({ customers, agencies, broadcasters, adtechs }: OrganisationOptionsQuery): Option[] {
  const found = [
    ...(customers?.nodes ?? []).map(({ id, custName, displayName }) => ({ id, label: displayName ?? custName })),
    ...(agencies?.nodes ?? []).map(({ id, agencyName }) => ({ id, label: agencyName })),
    ...(broadcasters?.nodes ?? []).map(({ id, broadcasterName }) => ({ id, label: broadcasterName })),
    ...(adtechs?.nodes ?? []).map(({ id, adtechName }) => ({ id, label: adtechName })),
  ];
  return found.map(({ id, label }) => ({ value: String(id), label }));
}

interface Found {
  entityType: string | null;
  search: string;
  options: readonly Option[];
}

/** Organisations of a kind, searched by the server; the chosen one stays among them. */
export function useOrganisationSearch(entityType: string | null, chosen: Option | null) {
  const client = useApolloClient();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const isFound = found?.entityType === entityType && found.search === search;

  useEffect(() => {
    const wanted = organisationTypeOf(entityType);
    if (wanted === null) return undefined;
    let isCurrent = true;
    const variables = {
      search,
      ofCustomers: wanted === 'CUSTOMER',
      ofAgencies: wanted === 'AGENCY',
      ofBroadcasters: wanted === 'BROADCASTER',
      ofAdTechs: wanted === 'ADTECH',
    };
    client.query({ query: OrganisationOptionsDocument, variables }).then(
      ({ data }) => isCurrent && setFound({ entityType, search, options: data ? optionsOf(data) : [] }),
      () => isCurrent && setFound({ entityType, search, options: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, entityType, search]);

  const options = found?.entityType === entityType ? found.options : [];
  const isChosenAmong = chosen === null || options.some(({ value }) => value === chosen.value);
  return {
    options: isChosenAmong ? options : [chosen, ...options],
    onSearch: useCallback((text: string) => setSearch(text.trim()), []),
    isLoading: !isFound,
  };
}
