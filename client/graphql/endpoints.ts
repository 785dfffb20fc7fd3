export const GRAPHQL_PATH = '/graphql';

/** The same address for subscriptions, as a WebSocket. */
export function subscriptionsUrl(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${GRAPHQL_PATH}`;
}
