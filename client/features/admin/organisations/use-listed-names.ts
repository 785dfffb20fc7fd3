import type { OperationVariables } from '@apollo/client';
import { useServerSearch } from '#client/graphql/search/use-server-search';
import { listVariables } from '#client/records/define-list';
import type { OrganisationKind, OrganisationRow } from './organisation-kind';

const SHOWN = 3;

/** The names of those in the caller's list that match the typed text: nobody adds one twice. */
export function useListedNames<Row extends OrganisationRow, Data>({
  id,
  list,
  nameOf,
}: OrganisationKind<Row, Data>) {
  return useServerSearch({
    source: id,
    find: async (ask, search) => {
      if (search === '') return [];
      const variables = { first: SHOWN, ...listVariables(list, { search, sort: list.order }) };
      const data = await ask<Data, OperationVariables>(list.query, variables);
      return list.connection(data).nodes.map(nameOf);
    },
  });
}
