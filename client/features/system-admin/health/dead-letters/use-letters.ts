import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { DeadLettersDocument } from '#client/graphql/generated';
import { usePagedRows } from '#client/graphql/lists/use-paged-rows';

/** A page of the waiting letters, of one reason or of all. The table shows failures. */
export function useDeadLetters(reason: string | null, page: number) {
  const client = useApolloClient();
  const load = useCallback(
    async (range: { first: number; after: string | null }) => {
      const { data } = await client.query({
        query: DeadLettersDocument,
        variables: { ...range, reason },
        fetchPolicy: 'no-cache',
        context: { silent: true },
      });
      if (!data) throw new Error('The dead letters were answered without a list');
      return data.deadLetters;
    },
    [client, reason],
  );

  return usePagedRows(load, page);
}
