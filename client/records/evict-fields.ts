import type { ApolloCache } from '@apollo/client';

/** Drops every cached answer of the fields: lists on screen request theirs again. */
export const evictFields =
  (fields: readonly string[]) =>
  (cache: ApolloCache): void =>
    fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
