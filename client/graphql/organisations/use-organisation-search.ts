import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Option } from '#client/components/form/option';
import {
  OrganisationOptionsDocument,
  type OrganisationOptionsQuery,
} from '#client/graphql/generated';
import type { OrganisationType } from './organisation-types';

function optionsOf({
  customers,
  agencies,
  broadcasters,
  adtechs,
}: OrganisationOptionsQuery): Option[] {
  const found = [
    ...(customers?.nodes ?? []).map(({ id, custName, displayName }) => ({
      id,
      label: displayName ?? custName,
    })),
    ...(agencies?.nodes ?? []).map(({ id, agencyName }) => ({ id, label: agencyName })),
    ...(broadcasters?.nodes ?? []).map(({ id, broadcasterName }) => ({
      id,
      label: broadcasterName,
    })),
    ...(adtechs?.nodes ?? []).map(({ id, adtechName }) => ({ id, label: adtechName })),
  ];

  return found.map(({ id, label }) => ({ value: String(id), label }));
}

const NONE: readonly Option[] = [];

interface Wanted {
  /** Null: no search. */
  type: OrganisationType | null;
  /** Only organisations at home or operating there; all when left out. */
  country?: string | null;
  /** Known options of this kind, such as the edited record's. */
  known?: readonly Option[];
  /** The chosen values: they stay among the options, whatever the search. */
  chosen?: readonly (string | null)[];
}

interface Found {
  of: string;
  search: string;
  options: readonly Option[];
}

/** Organisations of a kind, searched by the server. */
export function useOrganisationSearch({ type, country = null, known = NONE, chosen = [] }: Wanted) {
  const client = useApolloClient();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [met, setMet] = useState<Readonly<Partial<Record<OrganisationType, readonly Option[]>>>>(
    {},
  );
  const of = `${type}:${country}`;

  useEffect(() => {
    if (type === null) return undefined;

    let isCurrent = true;
    const show = (options: readonly Option[]) => {
      if (!isCurrent) return;
      setFound({ of, search, options });
      setMet((before) => ({ ...before, [type]: [...options, ...(before[type] ?? NONE)] }));
    };

    const variables = {
      search,
      country,
      ofCustomers: type === 'CUSTOMER',
      ofAgencies: type === 'AGENCY',
      ofBroadcasters: type === 'BROADCASTER',
      ofAdTechs: type === 'ADTECH',
    };

    client.query({ query: OrganisationOptionsDocument, variables }).then(
      ({ data }) => show(data ? optionsOf(data) : NONE),
      () => show(NONE),
    );

    return () => {
      isCurrent = false;
    };
  }, [client, type, country, of, search]);

  const options = found?.of === of ? found.options : NONE;
  const named = [...known, ...((type && met[type]) ?? NONE)];
  const chosenOptions = chosen.flatMap((value) =>
    options.some((option) => option.value === value)
      ? []
      : (named.find((option) => option.value === value) ?? []),
  );
  return {
    options: chosenOptions.length === 0 ? options : [...chosenOptions, ...options],
    onSearch: (text: string) => setSearch(text.trim()),
    isLoading: type !== null && (found?.of !== of || found.search !== search),
  };
}
