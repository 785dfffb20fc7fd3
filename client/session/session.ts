import { reduceSession, STARTING, type SessionAction, type SessionState } from './session-state';
import { concernsSignIn, storage } from './storage';
import { parseUser, type SessionUser } from './user';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

let state: SessionState = STARTING;
const listeners = new Set<() => void>();

function dispatch(action: SessionAction): void {
  state = reduceSession(state, action);
  for (const notify of listeners) notify();
}

function keepTokens({ accessToken, refreshToken }: TokenPair): void {
  storage.accessToken.write(accessToken);
  storage.refreshToken.write(refreshToken);
}

/** Takes up the sign-in that local storage holds; a user and an access token make one, anything less none. */
function restore(): void {
  const user = parseUser(storage.user.read());
  if (user && storage.accessToken.read()) dispatch({ type: 'LOGIN', user });
  else dispatch({ type: 'LOGOUT' });
}

/**
 * Who is signed in. It lives outside React because the network layer ends a session too; local storage is what all tabs
 * share, so a sign-in or sign-out in one is taken up by the others.
 */
export const session = {
  current: (): SessionState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  start: (): (() => void) => {
    restore();
    const follow = ({ key }: StorageEvent) => concernsSignIn(key) && restore();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
  signIn: (user: SessionUser, tokens: TokenPair) => {
    keepTokens(tokens);
    storage.user.write(JSON.stringify(user));
    dispatch({ type: 'LOGIN', user });
  },
  keepTokens,
  fail: (error: string) => dispatch({ type: 'AUTH_ERROR', error }),
  end: () => {
    storage.accessToken.clear();
    storage.refreshToken.clear();
    storage.user.clear();
    dispatch({ type: 'LOGOUT' });
  },
};
