import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { buildUser, TOKENS } from '#client/testing/people';
import { session } from './session';

const USER_KEY = 'infinitum.user';

/** Signs in the owner of the cookie, as the renewal of the network layer does. */
const renew = jest.fn(() => Promise.resolve());

/** A newly opened tab: nothing is in memory yet. */
function store(text: string): void {
  session.end();
  localStorage.setItem(USER_KEY, text);
}

beforeEach(() => {
  renew.mockClear();
});

describe('a session', () => {
  test('is renewed where a user is stored, and nobody is signed in until then', () => {
    store(JSON.stringify(buildUser({ name: 'Ana' })));

    const stop = session.start(renew);

    expect(renew).toHaveBeenCalledTimes(1);
    expect(session.current().isAuth).toBe(false);
    session.signIn(buildUser({ name: 'Ana' }), TOKENS);
    expect(session.current()).toMatchObject({
      isAuth: true,
      loading: false,
      user: { name: 'Ana' },
    });
    stop();
  });

  test.each([
    ['no user', () => session.end()],
    ['a user nobody can read', () => store('{"email":')],
    ['a user without an address', () => store(JSON.stringify({ ...buildUser(), email: null }))],
  ])('is not renewed with %s: loading ends with nobody signed in', (_case, prepare) => {
    prepare();
    session.start(renew)();
    expect(renew).not.toHaveBeenCalled();
    expect(session.current()).toMatchObject({ isAuth: false, loading: false, user: null });
  });

  test('keeps the user in storage and the token in memory, and clears both at its end', () => {
    session.signIn(buildUser(), TOKENS);
    expect(session.accessToken()).toBe('access');
    expect(JSON.parse(localStorage.getItem(USER_KEY) ?? '')).toEqual(buildUser());
    expect(Object.keys(localStorage)).toEqual([USER_KEY]);
    session.end();
    expect(session.accessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(session.current().isAuth).toBe(false);
  });

  test('leaves the chosen client and dates alone when it ends', () => {
    localStorage.setItem('infinitum.selected-customer-id', '7');
    session.signIn(buildUser(), TOKENS);
    session.end();
    expect(localStorage.getItem('infinitum.selected-customer-id')).toBe('7');
  });

  test('notifies nobody of a renewal that changed only the token', () => {
    session.signIn(buildUser(), TOKENS);
    const listener = jest.fn();
    const stop = session.subscribe(listener);
    session.signIn(buildUser(), { accessToken: 'fresh' });
    expect(session.accessToken()).toBe('fresh');
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

describe('another tab', () => {
  const notifyTab = () => window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY }));

  test('that signs out ends the session here', () => {
    session.signIn(buildUser(), TOKENS);
    const stop = session.start(renew);
    localStorage.clear();
    notifyTab();
    expect(session.current().isAuth).toBe(false);
    expect(session.accessToken()).toBeNull();
    stop();
  });

  test('that signs somebody else in has the session here renewed, one that renews its own has not', () => {
    session.signIn(buildUser(), TOKENS);
    const stop = session.start(renew);
    localStorage.setItem(USER_KEY, JSON.stringify(buildUser({ name: 'Ada Renamed' })));
    notifyTab();
    expect(renew).not.toHaveBeenCalled();
    localStorage.setItem(USER_KEY, JSON.stringify(buildUser({ email: 'somebody@else.example' })));
    notifyTab();
    expect(renew).toHaveBeenCalledTimes(1);
    stop();
  });
});
