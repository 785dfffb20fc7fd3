import { describe, expect, test } from '@jest/globals';
import { buildUser, TOKENS } from '../testing/people';
import { session } from './session';

const KEYS = { user: 'infinitum.user', access: 'infinitum.access-token', refresh: 'infinitum.refresh-token' };

describe('a session', () => {
  test('is restored from a stored user and access token', () => {
    localStorage.setItem(KEYS.user, JSON.stringify(buildUser({ name: 'Ana' })));
    localStorage.setItem(KEYS.access, 'access');
    session.start()();
    expect(session.current()).toMatchObject({ isAuth: true, loading: false, user: { name: 'Ana' } });
  });

  test.each([
    ['no access token', () => localStorage.setItem(KEYS.user, JSON.stringify(buildUser()))],
    ['no user', () => localStorage.setItem(KEYS.access, 'access')],
    [
      'a user nobody can read',
      () => {
        localStorage.setItem(KEYS.access, 'access');
        localStorage.setItem(KEYS.user, '{"email":');
      },
    ],
    [
      'a user of an unknown kind',
      () => {
        localStorage.setItem(KEYS.access, 'access');
        localStorage.setItem(KEYS.user, JSON.stringify({ ...buildUser(), entityType: 'GUEST' }));
      },
    ],
  ])('is not restored with %s: loading ends with nobody signed in', (_case, store) => {
    store();
    session.start()();
    expect(session.current()).toMatchObject({ isAuth: false, loading: false, user: null });
  });

  test('keeps tokens and user under keys of their own, and clears them at its end', () => {
    session.signIn(buildUser(), TOKENS);
    expect(localStorage.getItem(KEYS.access)).toBe('access');
    expect(localStorage.getItem(KEYS.refresh)).toBe('refresh');
    expect(JSON.parse(localStorage.getItem(KEYS.user) ?? '')).toEqual(buildUser());
    session.end();
    expect(localStorage).toHaveLength(0);
    expect(session.current().isAuth).toBe(false);
  });

  test('leaves the chosen client and dates alone when it ends', () => {
    localStorage.setItem('infinitum.selected-customer-id', '7');
    session.signIn(buildUser(), TOKENS);
    session.end();
    expect(localStorage.getItem('infinitum.selected-customer-id')).toBe('7');
  });

  test('ends here when it ends in another tab', () => {
    session.signIn(buildUser(), TOKENS);
    const stop = session.start();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEYS.user }));
    expect(session.current().isAuth).toBe(false);
    stop();
  });
});
