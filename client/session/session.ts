import { reduceSession, STARTING, type SessionAction, type SessionState } from './session-state';
import { concernsSignIn, storage } from './storage';
import { storedEmail, type SessionUser } from './user';

let state: SessionState = STARTING;
/** Kept in memory only: scripts can read storage, but not the cookie that renews the token. */
let accessToken: string | null = null;
const listeners = new Set<() => void>();

function dispatch(action: SessionAction): void {
  state = reduceSession(state, action);
  for (const notify of listeners) notify();
}

function end(): void {
  accessToken = null;
  storage.user.clear();
  storage.recentRecords.clear();
  dispatch({ type: 'LOGOUT' });
}

/**
 * Restores the sign-in of this browser: a stored user means that there may be one, and the renewal
 * says whose.
 */
function restore(renew: () => Promise<unknown>): void {
  const email = storedEmail(storage.user.read());
  if (email === null) end();
  else if (accessToken === null || email !== state.user?.email) void renew();
}

/**
 * The signed-in user. It lives outside React because the network layer also ends sessions. Tabs
 * share the cookie and the stored user, so that a sign-in or sign-out in one takes effect in the
 * others.
 */
export const session = {
  current: (): SessionState => state,
  accessToken: (): string | null => accessToken,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** `renew` signs in the owner of the cookie, or ends the session. */
  start: (renew: () => Promise<unknown>): (() => void) => {
    restore(renew);
    const follow = ({ key }: StorageEvent) => concernsSignIn(key) && restore(renew);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
  signIn: (user: SessionUser, tokens: { accessToken: string }) => {
    accessToken = tokens.accessToken;
    const text = JSON.stringify(user);
    const isKnown = state.isAuth && storage.user.read() === text;
    if (isKnown) return;
    storage.user.write(text);
    dispatch({ type: 'LOGIN', user });
  },
  fail: (error: string) => dispatch({ type: 'AUTH_ERROR', error }),
  end,
};
