import { print } from '@apollo/client/utilities';
import { noteOutage } from '#client/session/outage';
import { session } from '#client/session/session';
import { graphqlUrl } from '#client/graphql/links/endpoints';
import { fetchWithTimeout } from '#client/graphql/links/fetch-with-timeout';
import {
  RenewPageSessionDocument,
  type RenewPageSessionMutation,
} from '#client/graphql/generated-front';
import { waitBeforeRetry } from '#client/graphql/links/retry-wait';

const LOCK = 'infinitum.refresh';
/** A page asks at least every eight seconds, so that it goes on soon after a restart. */
const MAX_DOUBLINGS = 3;

let underWay: Promise<string | null> | null = null;

/** The server refused the renewal: there is no sign-in any more. */
class RefusedError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnswer = (body: unknown): body is { data: RenewPageSessionMutation } =>
  isRecord(body) && isRecord(body.data) && isRecord(body.data.renewPageSession);

/** Statuses of a server that is busy; all others of their hundred refuse. */
const BUSY = new Set([408, 425, 429]);

const refuses = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && !BUSY.has(status);

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
  if (refuses(response)) throw new RefusedError();

  const body: unknown = await response.json();
  if (isAnswer(body)) return body.data.renewPageSession;

  throw JSON.stringify(body).includes('"UNAUTHENTICATED"')
    ? new RefusedError()
    : new Error('No sign-in was answered');
}

/** The new token; null when the sign-in has ended. Throws while the server is away. */
async function renewOnce(spentToken: string | null): Promise<string | null> {
  const current = session.accessToken();
  // Another tab was faster while this one waited for the lock.
  if (current !== null && current !== spentToken) return current;

  try {
    const { accessToken, ...user } = await requestSession();
    session.signIn(user, { accessToken });
    return accessToken;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    session.end();
    return null;
  }
}

/**
 * Each cookie works once: one tab at a time, where the browser has locks; elsewhere the server's
 * grace period covers it.
 */
function renewInOneTab(spentToken: string | null): Promise<string | null> {
  if (!('locks' in navigator)) return renewOnce(spentToken);
  return navigator.locks.request(LOCK, () => renewOnce(spentToken));
}

const isSignedOut = () => !session.current().isAuth && !session.current().loading;

/** Tries until the server answers: only a refusal, or a sign-out elsewhere, ends the sign-in. */
async function renew(spentToken: string | null): Promise<string | null> {
  const wasSignedOut = isSignedOut();

  for (let failures = 0; ; failures++) {
    try {
      const token = await renewInOneTab(spentToken);
      noteOutage(false);
      return token;
    } catch {
      noteOutage(true);
      await waitBeforeRetry(Math.min(failures, MAX_DOUBLINGS));
      if (wasSignedOut || !isSignedOut()) continue;
      noteOutage(false);
      return null;
    }
  }
}

/**
 * A new access token for the refused one, or null when the sign-in has ended: then token and user
 * are cleared. Simultaneous callers share one refresh.
 */
export function refreshAccessToken(spentToken: string | null): Promise<string | null> {
  underWay ??= renew(spentToken).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Signs in with this browser's cookie, or ends the session. */
export const restoreSignIn = (): Promise<string | null> =>
  refreshAccessToken(session.accessToken());
