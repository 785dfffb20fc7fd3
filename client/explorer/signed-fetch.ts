import { graphqlUrl } from '#client/graphql/links/endpoints';
import { refreshAccessToken } from '#client/graphql/session/refresh';
import { session } from '#client/session/session';

type Headers = Record<string, unknown>;

export interface GraphqlRequest {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

const findName = (headers: Headers, wanted: string) =>
  Object.keys(headers).find((name) => name.toLowerCase() === wanted.toLowerCase());

const isRefused = (answer: unknown): boolean =>
  JSON.stringify(answer).includes('"code":"UNAUTHENTICATED"');

async function post(
  request: GraphqlRequest,
  headers: Headers,
  token: string | null,
): Promise<unknown> {
  const headersByName = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(graphqlUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headersByName,
    },
    body: JSON.stringify(request),
  });

  return response.json();
}

/**
 * Sends a request as the signed-in person, with a fresh token where the old one has expired; or
 * with the `Authorization` of the headers, such as an API key.
 */
export async function signedFetch(
  request: GraphqlRequest,
  headers: Headers = {},
): Promise<unknown> {
  if (findName(headers, 'authorization')) return post(request, headers, null);
  const token = session.accessToken();
  const answer = await post(request, headers, token);
  if (token === null || !isRefused(answer)) return answer;
  const fresh = await refreshAccessToken(token);
  return fresh === null ? answer : post(request, headers, fresh);
}

/** The bearer token of subscriptions, for `connection_init`. */
export function connectionParams(headers: Headers = {}): Record<string, string> {
  const name = findName(headers, 'authorization');
  if (name !== undefined) return { authorization: String(headers[name]) };
  const token = session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
