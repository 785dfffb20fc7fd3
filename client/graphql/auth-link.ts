import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { storage } from '../session/storage';
import { isAnonymous } from './call-context';
import { describeFailure } from './failure';
import { refreshAccessToken } from './refresh';

type Result = Observable<ApolloLink.Result>;

/** Tokens whose 403 outlived a refresh: what they may not do is a matter of rights, not of the token. */
const provenTokens = new Set<string>();

function withBearer(operation: ApolloLink.Operation, token: string | null): void {
  if (token === null) return;
  operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
}

function isWorthRefreshing(error: unknown, token: string | null): boolean {
  if (token === null) return false;
  const { status } = describeFailure(error);
  return status === 401 || (status === 403 && !provenTokens.has(token));
}

/** Calls once more with a fresh token; without one the first failure stands. */
function retryOnce(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction, spent: string | null) {
  return (failure: () => Result): Result =>
    from(refreshAccessToken(spent)).pipe(
      mergeMap((token) => {
        if (token === null) return failure();
        provenTokens.clear();
        provenTokens.add(token);
        withBearer(operation, token);
        return forward(operation);
      }),
    );
}

/** Sends the bearer token; a refused one is refreshed and the call made again, once. */
export const authLink = new ApolloLink((operation, forward) => {
  if (isAnonymous(operation)) return forward(operation);
  const token = storage.accessToken.read();
  withBearer(operation, token);
  const retry = retryOnce(operation, forward, token);
  return forward(operation).pipe(
    mergeMap((result) => {
      const isRefused = result.errors && isWorthRefreshing(new CombinedGraphQLErrors(result), token);
      return isRefused ? retry(() => of(result)) : of(result);
    }),
    catchError((error: unknown) =>
      isWorthRefreshing(error, token) ? retry(() => throwError(() => error)) : throwError(() => error),
    ),
  );
});
