import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

/**
 * Subscriptions over one WebSocket, whose code loads with the first of them: the login page needs
 * none.
 */
export const subscriptionLink = new ApolloLink((operation) =>
  from(import('#client/graphql/live/subscription-socket')).pipe(
    mergeMap(({ socketLink }) => socketLink.request(operation)),
  ),
);
