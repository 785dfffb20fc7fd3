import type { ApolloLink } from '@apollo/client/link';

declare module '@apollo/client' {
  interface DefaultContext {
    /** No toast: the screen shows the failure itself, or ignores it. */
    silent?: boolean;
    /** A call before anyone is signed in: no bearer token, no refresh. */
    anonymous?: boolean;
    headers?: Record<string, string>;
  }
}

/** The call's id in the server's logs; null without an answer. */
export function requestIdOf(operation: ApolloLink.Operation): string | null {
  const { response } = operation.getContext();
  return response instanceof Response ? response.headers.get('x-request-id') : null;
}

export const isSilent = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().silent === true;

export const isAnonymous = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().anonymous === true;
