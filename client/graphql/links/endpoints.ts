const PATH = '/graphql';

export const graphqlUrl = (): string => `${window.location.origin}${PATH}`;

/** The same address for subscriptions, as a WebSocket. */
export const subscriptionsUrl = (): string => graphqlUrl().replace(/^http/, 'ws');
