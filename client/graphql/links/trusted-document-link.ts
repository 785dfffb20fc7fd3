import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode } from 'graphql';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { describeFailure } from './failure';

declare const __BUILD_COMMIT__: string | undefined;

/** Documents change in development, and tests read them at the network. */
const IS_BUILT = typeof __BUILD_COMMIT__ === 'string';

const UNKNOWN_DOCUMENT = 'UNKNOWN_DOCUMENT';

/** Each generated document contains it. */
function findHash(document: DocumentNode & { __meta__?: unknown }): string | null {
  const meta = document.__meta__;
  return typeof meta === 'object' && meta !== null && 'hash' in meta ? String(meta.hash) : null;
}

const isUnknown = (error: unknown) => describeFailure(error).code === UNKNOWN_DOCUMENT;

/**
 * Sends the id of a document instead of its text. A server that does not know it, older or newer
 * than this page, gets the text.
 */
export const trustedDocumentLink = (isOn = IS_BUILT) =>
  new ApolloLink((operation, forward) => {
    const hash = isOn ? findHash(operation.query) : null;
    if (hash === null) return forward(operation);

    const extensions = operation.extensions;

    operation.extensions = { ...extensions, persistedQuery: { version: 1, sha256Hash: hash } };
    operation.setContext({ http: { includeQuery: false } });

    const sendText = () => {
      operation.extensions = extensions;
      operation.setContext({ http: { includeQuery: true } });
      return forward(operation);
    };

    return forward(operation).pipe(
      mergeMap((result) =>
        result.errors && isUnknown(new CombinedGraphQLErrors(result)) ? sendText() : of(result),
      ),
      catchError((error: unknown) => (isUnknown(error) ? sendText() : throwError(() => error))),
    );
  });
