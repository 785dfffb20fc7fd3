import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Drops every cached answer of the fields: lists on screen request theirs again. */
export const evictFields =
  (fields: readonly string[]) =>
  (cache: ApolloCache): void =>
    cache.batch({
      update: () => fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    });

/** The same without a save, for what somebody else has changed. `fields` must be stable. */
export function useEvict(fields: readonly string[]) {
  const { cache } = useApolloClient();
  return useCallback(() => evictFields(fields)(cache), [cache, fields]);
}
