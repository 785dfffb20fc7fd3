import { ApolloClient, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { ErrorLink } from '@apollo/client/link/error';
import { authLink } from './links/auth-link';
import { graphqlUrl } from './links/endpoints';
import { fetchWithTimeout } from './links/fetch-with-timeout';
import { trustedDocumentLink } from './links/trusted-document-link';
import { isSilent, requestIdOf } from './links/call-context';
import { showFailure } from './links/show-failure';

/** Shows every failed call that nobody cancelled and that no screen shows itself. */
const toastLink = new ErrorLink(({ error, operation }) => {
  if (!isSilent(operation)) showFailure(error, requestIdOf(operation));
});

/**
 * Subscriptions over one WebSocket, whose code loads with the first of them: the login page needs
 * none.
 */
const subscriptionLink = new ApolloLink((operation) =>
  from(import('#client/graphql/live/subscription-socket')).pipe(
    mergeMap(({ socketLink }) => socketLink.request(operation)),
  ),
);

/**
 * Filter options repeat ids among kinds: region 2 is not channel 2, so they stay inside their
 * answer wherever it is cached.
 */
const TYPE_POLICIES: TypePolicies = {
  // A list asks for less of them than the page of the experiment.
  ExperimentResult: { merge: true },
  ExperimentRegions: { merge: true },
  FilterOption: { keyFields: false },
  BookingFilterOption: { keyFields: false },
};

/**
 * The path of every call: toast for failures · bearer token and refresh · documents by their ids ·
 * 30 s at most.
 */
export function createGraphqlClient(): ApolloClient {
  const httpLink = new BaseHttpLink({ uri: graphqlUrl(), fetch: fetchWithTimeout });

  return new ApolloClient({
    link: ApolloLink.from([
      toastLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        ApolloLink.from([authLink, trustedDocumentLink(), httpLink]),
      ),
    ]),
    cache: new InMemoryCache({ typePolicies: TYPE_POLICIES }),
  });
}
