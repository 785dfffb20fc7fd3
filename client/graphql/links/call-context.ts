import type { ApolloLink } from '@apollo/client/link';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The screen tells of a failure itself, or nobody does: no toast. */
    silent?: boolean;
    /** Made before anyone is signed in: no bearer token, no refresh. */
    anonymous?: boolean;
    headers?: Record<string, string>;
  }
}

/** The id that the server's logs know the call by; null where there was no answer. */
export function requestIdOf(operation: ApolloLink.Operation): string | null {
  const { response } = operation.getContext();
  return response instanceof Response ? response.headers.get('x-request-id') : null;
}

export const isSilent = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().silent === true;

export const isAnonymous = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().anonymous === true;
