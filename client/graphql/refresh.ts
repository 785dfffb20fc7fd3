import { print } from '@apollo/client/utilities';
import { session, type TokenPair } from '../session/session';
import { storage } from '../session/storage';
import { graphqlUrl } from './endpoints';
import { fetchWithTimeout } from './fetch-with-timeout';
import { RefreshSessionDocument, type RefreshSessionMutation } from './generated-front';

const LOCK = 'infinitum.refresh';

let underWay: Promise<string | null> | null = null;

function isAnswer(body: unknown): body is { data: RefreshSessionMutation } {
  if (typeof body !== 'object' || body === null || !('data' in body)) return false;
  const { data } = body;
  return typeof data === 'object' && data !== null && 'refreshSession' in data && data.refreshSession !== null;
}

/** Asks past the Apollo links, which would answer a refused refresh with another refresh. */
async function requestTokens(refreshToken: string): Promise<TokenPair> {
  const response = await fetchWithTimeout(graphqlUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ query: print(RefreshSessionDocument), variables: { token: refreshToken } }),
  });
  const body: unknown = await response.json();
  if (!isAnswer(body)) throw new Error(`The sign-in could not be renewed (${response.status})`);
  return body.data.refreshSession;
}

async function renew(spentToken: string | null): Promise<string | null> {
  const current = storage.accessToken.read();
  // Another tab was faster while this one waited for the lock: its token serves here too.
  if (current !== null && current !== spentToken) return current;
  const refreshToken = storage.refreshToken.read();
  try {
    if (refreshToken === null) throw new Error('There is no sign-in to renew');
    const tokens = await requestTokens(refreshToken);
    session.keepTokens(tokens);
    return tokens.accessToken;
  } catch {
    session.end();
    return null;
  }
}

/** Refresh tokens are single-use: one tab at a time, where the browser has locks; elsewhere the server's grace covers it. */
function renewInOneTab(spentToken: string | null): Promise<string | null> {
  if (!('locks' in navigator)) return renew(spentToken);
  return navigator.locks.request(LOCK, () => renew(spentToken));
}

/**
 * A new access token in place of the one that was refused, or null when the sign-in has ended: then tokens and user are
 * cleared. All who ask at the same time, in this tab and in others, share one refresh.
 */
export function refreshAccessToken(spentToken: string | null): Promise<string | null> {
  underWay ??= renewInOneTab(spentToken).finally(() => {
    underWay = null;
  });
  return underWay;
}
