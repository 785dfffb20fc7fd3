import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { session } from '#client/session/session';
import { subscriptionsUrl } from '#client/graphql/links/endpoints';
import { refreshAccessToken } from '#client/graphql/session/refresh';
import { waitBeforeRetry } from '#client/graphql/links/retry-wait';
import { socketState } from './socket-state';

/** Close codes for a refused or expired token. */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([CloseCode.Forbidden, CloseCode.Unauthorized]);
/** Close code after the last subscription ended. */
const CLOSED_BY_US = 1000;
const PING_INTERVAL_MS = 20_000;
/**
 * A connection that does not answer a ping in this time is dead, even if the browser reports it
 * open.
 */
const PONG_TIMEOUT_MS = 5_000;

let isTokenRefused = false;
let pongTimer: ReturnType<typeof setTimeout> | undefined;

async function bearer(): Promise<Record<string, unknown>> {
  const current = session.accessToken();
  const token = isTokenRefused ? await refreshAccessToken(current) : current;
  isTokenRefused = false;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const client = createClient({
  url: subscriptionsUrl,
  connectionParams: bearer,
  keepAlive: PING_INTERVAL_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait: waitBeforeRetry,
  // After a sign-out there is nobody to reconnect for.
  shouldRetry: () => session.accessToken() !== null,
  on: {
    connecting: (isRetry) => isRetry || socketState.become('connecting'),
    connected: () => socketState.become('open'),
    closed: (event) => {
      clearTimeout(pongTimer);
      isTokenRefused = event instanceof CloseEvent && TOKEN_REFUSED.has(event.code);
      socketState.become(
        event instanceof CloseEvent && event.code === CLOSED_BY_US ? 'idle' : 'down',
      );
    },
    ping: (isReceived) => {
      if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
    },
    pong: (isReceived) => {
      if (isReceived) clearTimeout(pongTimer);
    },
  },
});

/**
 * One socket for all subscriptions; after a drop it reconnects with a valid token, and they resume.
 */
export const socketLink = new GraphQLWsLink(client);
