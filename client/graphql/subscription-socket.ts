import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { storage } from '../session/storage';
import { subscriptionsUrl } from './endpoints';
import { refreshAccessToken } from './refresh';

/** How the server closes a socket whose token it does not take (any more). */
const FORBIDDEN = 4403;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

let isTokenRefused = false;

async function bearer(): Promise<Record<string, unknown>> {
  const current = storage.accessToken.read();
  const token = isTokenRefused ? await refreshAccessToken(current) : current;
  isTokenRefused = false;
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function waitBeforeRetry(retries: number): Promise<void> {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS);
  // Spread out, or every open page would come back at the same moment after a restart.
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}

export const socketLink = new GraphQLWsLink(
  createClient({
    url: subscriptionsUrl,
    connectionParams: bearer,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitBeforeRetry,
    // Once the sign-in has ended there is nobody to reconnect for.
    shouldRetry: () => storage.accessToken.read() !== null,
    on: {
      closed: (event) => {
        isTokenRefused = event instanceof CloseEvent && event.code === FORBIDDEN;
      },
    },
  }),
);
