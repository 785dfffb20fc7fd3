import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { authLink } from './auth-link';
import { graphqlUrl } from './endpoints';
import { fetchWithTimeout } from './fetch-with-timeout';
import { subscriptionLink } from './subscription-link';
import { toastLink } from './toast-link';

/** The way of every call: toast what fails · bearer token and refresh · 30 s at most. */
export function createGraphqlClient(): ApolloClient {
  const httpLink = new HttpLink({ uri: graphqlUrl(), fetch: fetchWithTimeout });
  return new ApolloClient({
    link: ApolloLink.from([
      toastLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        ApolloLink.from([authLink, httpLink]),
      ),
    ]),
    cache: new InMemoryCache(),
  });
}
