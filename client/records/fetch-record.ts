import type { ApolloClient, TypedDocumentNode } from '@apollo/client';

/** The record as the server has it now, whatever the cache holds. */
export async function fetchRecord<Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, { id: number }>,
  id: number,
): Promise<Data> {
  const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The server answered without a record');
  return data;
}
