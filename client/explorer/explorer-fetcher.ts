import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { subscriptionsUrl } from '#client/graphql/links/endpoints';
import { connectionParams, signedFetch, type GraphqlRequest } from './signed-fetch';

/** GraphiQL calls it with the headers that are in its editor. */
export type Fetcher = (
  request: GraphqlRequest,
  options?: { headers?: Record<string, unknown> },
) => Promise<ExecutionResult> | AsyncGenerator<ExecutionResult>;

function isSubscription({ query, operationName }: GraphqlRequest): boolean {
  return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
}

async function* subscribe(
  request: GraphqlRequest,
  headers: Record<string, unknown>,
): AsyncGenerator<ExecutionResult> {
  const client = createClient({
    url: subscriptionsUrl(),
    connectionParams: () => connectionParams(headers),
    retryAttempts: 0,
  });

  try {
    const { query, operationName } = request;
    const variables = request.variables as Record<string, unknown> | undefined; // GraphiQL has parsed them
    yield* client.iterate({ query, operationName, variables }) as AsyncGenerator<ExecutionResult>; // the same type under another name
  } finally {
    await client.dispose();
  }
}

/** Queries and mutations over HTTP, subscriptions over a socket of their own. */
export const explorerFetcher: Fetcher = ({ query, operationName, variables }, options) => {
  const request: GraphqlRequest = { query, operationName, variables };
  const headers: Record<string, unknown> = options?.headers ?? {};
  if (isSubscription(request)) return subscribe(request, headers);
  return signedFetch(request, headers) as Promise<ExecutionResult>; // the server's answer
};
