import type { Option } from '#client/components/form/option';
import {
  OrganisationOptionsDocument,
  type OrganisationOptionsQuery,
} from '#client/graphql/generated';
import { useOptionSearch } from '#client/graphql/search/use-option-search';
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

/** Organisations of a kind, searched by the server. */
export const useOrganisationSearch = ({ type, country = null, ...choice }: Wanted) =>
  useOptionSearch({
    ...choice,
    source: type && `${type} in ${country}`,
    find: async (ask, search) =>
      optionsOf(
        await ask(OrganisationOptionsDocument, {
          search,
          country,
          ofCustomers: type === 'CUSTOMER',
          ofAgencies: type === 'AGENCY',
          ofBroadcasters: type === 'BROADCASTER',
          ofAdTechs: type === 'ADTECH',
        }),
      ),
  });
