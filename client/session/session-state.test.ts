import { describe, expect, test } from '@jest/globals';
import { buildUser } from '#client/testing/people';
import { reduceSession, STARTING } from './session-state';

const user = buildUser();
const signedIn = reduceSession(STARTING, { type: 'LOGIN', user });

describe('the state of a session', () => {
  test('starts loading, with nobody signed in', () => {
    expect(STARTING).toEqual({ user: null, role: null, isAuth: false, loading: true, error: null });
  });

  test('LOGIN sets who is signed in and forgets an earlier error', () => {
    const failed = reduceSession(STARTING, { type: 'AUTH_ERROR', error: 'No' });
    expect(reduceSession(failed, { type: 'LOGIN', user })).toEqual({
      user,
      role: 'ROLE_ADMIN',
      isAuth: true,
      loading: false,
      error: null,
    });
  });

  test('LOGOUT clears everything', () => {
    expect(reduceSession(signedIn, { type: 'LOGOUT' })).toEqual({ ...STARTING, loading: false });
  });

  test('AUTH_ERROR stores the error and ends loading', () => {
    expect(reduceSession(STARTING, { type: 'AUTH_ERROR', error: 'No' })).toEqual({
      ...STARTING,
      loading: false,
      error: 'No',
    });
  });
});
