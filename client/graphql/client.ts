import { ApolloClient, InMemoryCache, type TypePolicies } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { authLink } from './links/auth-link';
import { graphqlUrl } from './links/endpoints';
import { fetchWithTimeout } from './links/fetch-with-timeout';
import { subscriptionLink } from './links/subscription-link';
import { toastLink } from './links/toast-link';
import { trustedDocumentLink } from './links/trusted-document-link';

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
