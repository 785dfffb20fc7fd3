import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { session } from '#client/session/session';
import { isAnonymous } from './call-context';
import { isWorthRefreshing, replaceRefusedToken } from '#client/graphql/session/refused-token';

type Result = Observable<ApolloLink.Result>;

function withBearer(operation: ApolloLink.Operation, token: string | null): void {
  if (token === null) return;
  operation.setContext(({ headers }) => ({
    headers: { ...headers, authorization: `Bearer ${token}` },
  }));
}

/** Calls once more with a fresh token; without one the first failure remains. */
function retryOnce(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  spent: string | null,
) {
  return (failure: () => Result): Result =>
    from(replaceRefusedToken(spent)).pipe(
      mergeMap((token) => {
        if (token === null) return failure();
        withBearer(operation, token);
        return forward(operation);
      }),
    );
}

/** Sends the bearer token; a refused one is refreshed and the call repeated once. */
export const authLink = new ApolloLink((operation, forward) => {
  if (isAnonymous(operation)) return forward(operation);

  const token = session.accessToken();

  withBearer(operation, token);

  const retry = retryOnce(operation, forward, token);

  return forward(operation).pipe(
    mergeMap((result) => {
      const isRefused =
        result.errors && isWorthRefreshing(new CombinedGraphQLErrors(result), token);
      return isRefused ? retry(() => of(result)) : of(result);
    }),
    catchError((error: unknown) =>
      isWorthRefreshing(error, token)
        ? retry(() => throwError(() => error))
        : throwError(() => error),
    ),
  );
});
