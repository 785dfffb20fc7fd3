import { print } from '@apollo/client/utilities';
import { session } from '#client/session/session';
import { graphqlUrl } from '#client/graphql/links/endpoints';
import { fetchWithTimeout } from '#client/graphql/links/fetch-with-timeout';
import {
  RenewPageSessionDocument,
  type RenewPageSessionMutation,
} from '#client/graphql/generated-front';
import { waitBeforeRetry } from '#client/graphql/links/retry-wait';

const LOCK = 'infinitum.refresh';
/** A page that opens waits for a server that is starting. */
const RETRIES_AT_START = 3;

let underWay: Promise<string | null> | null = null;

/** The server answered that there is no sign-in to renew. */
class RefusedError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnswer = (body: unknown): body is { data: RenewPageSessionMutation } =>
  isRecord(body) && isRecord(body.data) && isRecord(body.data.renewPageSession);

/**
 * Bypasses the Apollo links, which would answer a refused refresh with another refresh. The browser
 * sends the sign-in cookie and stores the new one.
 */
async function requestSession(): Promise<RenewPageSessionMutation['renewPageSession']> {
  const response = await fetchWithTimeout(graphqlUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ query: print(RenewPageSessionDocument) }),
  });

  const body: unknown = await response.json();
  if (isAnswer(body)) return body.data.renewPageSession;

  throw JSON.stringify(body).includes('"UNAUTHENTICATED"')
    ? new RefusedError()
    : new Error('No sign-in was answered');
}

async function renew(spentToken: string | null, retries: number): Promise<string | null> {
  const current = session.accessToken();
  // Another tab was faster while this one waited for the lock.
  if (current !== null && current !== spentToken) return current;

  for (let failures = 0; ; failures++) {
    try {
      const { accessToken, ...user } = await requestSession();
      session.signIn(user, { accessToken });
      return accessToken;
    } catch (error) {
      if (error instanceof RefusedError || failures === retries) break;
      await waitBeforeRetry(failures);
    }
  }

  session.end();

  return null;
}

/**
 * Each cookie works once: one tab at a time, where the browser has locks; elsewhere the server's
 * grace period covers it.
 */
function renewInOneTab(spentToken: string | null, retries: number): Promise<string | null> {
  if (!('locks' in navigator)) return renew(spentToken, retries);
  return navigator.locks.request(LOCK, () => renew(spentToken, retries));
}

/**
 * A new access token for the refused one, or null when the sign-in has ended: then token and user
 * are cleared. Simultaneous callers share one refresh.
 */
export function refreshAccessToken(spentToken: string | null, retries = 0): Promise<string | null> {
  underWay ??= renewInOneTab(spentToken, retries).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Signs in with this browser's cookie, or ends the session. */
export const restoreSignIn = (): Promise<string | null> =>
  refreshAccessToken(session.accessToken(), RETRIES_AT_START);
